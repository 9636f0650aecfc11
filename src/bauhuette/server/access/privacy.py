"""Who may see what of a person: one table. Each chooses an audience for each thing; without a choice: friends."""

from __future__ import annotations

from enum import StrEnum


class PrivateThing(StrEnum):
    RATINGS = "ratings"  # and the place in rankings
    GAMES = "games"  # the list of games, results, most frequent opponents
    PRESENCE = "presence"  # whether they are here now


class Audience(StrEnum):
    NOBODY = "nobody"
    FRIENDS = "friends"
    EVERYBODY = "everybody"


class Relation(StrEnum):
    SELF = "self"
    FRIEND = "friend"  # both want it
    OTHER = "other"
    BLOCKED = "blocked"  # one of the two has blocked the other


SEES: dict[Audience, dict[Relation, bool]] = {
    audience: dict(zip(Relation, cells, strict=True))
    for audience, cells in {
        #                  SELF  FRIEND OTHER  BLOCKED
        Audience.NOBODY: (True, False, False, False),
        Audience.FRIENDS: (True, True, False, False),
        Audience.EVERYBODY: (True, True, True, False),
    }.items()
}
WIDEST = {PrivateThing.PRESENCE: Audience.FRIENDS}  # presence is never public
CAREFUL = dict.fromkeys(PrivateThing, Audience.FRIENDS)

Choice = dict[PrivateThing, Audience]


def sees(thing: PrivateThing, choice: Choice, relation: Relation) -> bool:
    audience = choice[thing]
    if thing in WIDEST and audience is Audience.EVERYBODY:
        audience = WIDEST[thing]
    return SEES[audience][relation]
