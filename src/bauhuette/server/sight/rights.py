"""Who may see and do what at a table that is not theirs to play at: one table, asked at every message and every change.

What a seat may do in the game is the match's own business; this is about everybody who is, was or is not at the table.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from bauhuette.match.match import Match
from bauhuette.match.situation import Situation
from bauhuette.server.names import skeleton
from bauhuette.server.refusals import Denied
from bauhuette.server.storage.results import Findable, Finished
from bauhuette.server.wire import Code


class Role(StrEnum):
    SEATED = "seated"
    OUT = "out"  # seated, but bots play: they resigned, left or let one play for them
    HOST = "host"  # without a seat
    KICKED = "kicked"  # sent away by the host
    INVITED = "invited"  # played the game that this table is the rematch of
    PEER = "peer"  # may look back at the game this one branches from
    STRANGER = "stranger"  # anybody with the link


class Act(StrEnum):
    FIND = "find"  # in lists and profiles
    WATCH = "watch"  # what everybody at the table is told, the chat included
    JOIN = "join"  # take an open seat
    CHAT = "chat"
    KNOW = "know"  # the hidden information: every seat's view, analysis, branches
    SECRET = "secret"  # the seed, and the record with it: from these the luck of everybody who plays the deal follows
    REMATCH = "rematch"
    INVITE = "invite"  # call a friend to it
    PUT_AWAY = "put-away"  # off the own list: not where others wait for this person


Cell = Callable[[Match], bool]


def yes(_: Match) -> bool:
    return True


def no(_: Match) -> bool:
    return False


def over(match: Match) -> bool:
    """A game was played here; a table that was closed before its start has nothing to show."""
    return match.status == "over" and match.table is not None


def ended(match: Match) -> bool:
    """Nobody waits for anybody any more."""
    return match.status == "over"


def house(match: Match) -> bool:
    """The game has not begun."""
    return match.status == "lobby"


def unsealed(match: Match) -> bool:
    """Nobody plays any more what was played here."""
    return not match.sealed


def open_lobby(match: Match) -> bool:
    """Whoever has the link may come in; to a rematch only when the host lets everybody find it."""
    return house(match) and not match.setup.tournament and (not match.setup.invited or match.listed)


def looked_on(match: Match) -> bool:
    """Somebody who may sit down must see where; later the host's rule decides."""
    return open_lobby(match) or (unsealed(match) and match.setup.spectators != "off")


def invited_on(match: Match) -> bool:
    """Who played before may come in; later the host's rule decides."""
    return house(match) or (unsealed(match) and match.setup.spectators != "off")


def listed(match: Match) -> bool:
    """It stands among the open tables, and one may look at it."""
    return match.listed and looked_on(match)


def told(match: Match) -> bool:
    """Nobody plays any more by the luck of this table."""
    return over(match) and unsealed(match)


def opened(match: Match) -> bool:
    """The host lets everybody see everything, once it is over; and so it is with a deal that nobody plays any more."""
    return told(match) and (match.setup.spectators == "after" or bool(match.setup.deal))


def hosted(match: Match) -> bool:
    """Whoever opened a table and does not play looks on; not where others play the same deal."""
    return house(match) or unsealed(match)


RIGHTS: dict[Act, dict[Role, Cell]] = {
    act: dict(zip(Role, cells, strict=True))
    for act, cells in {
        #          SEATED OUT  HOST  KICKED  INVITED  PEER  STRANGER
        Act.FIND: (yes, yes, yes, no, listed, listed, listed),
        Act.WATCH: (yes, yes, hosted, no, invited_on, looked_on, looked_on),
        Act.JOIN: (house, no, house, no, house, no, open_lobby),
        Act.CHAT: (yes, yes, hosted, no, invited_on, looked_on, looked_on),
        Act.KNOW: (told, told, opened, no, opened, told, opened),
        Act.SECRET: (told, told, opened, no, opened, opened, opened),
        Act.REMATCH: (over, over, no, no, no, no, no),
        Act.INVITE: (house, no, house, no, no, no, no),
        Act.PUT_AWAY: (ended, yes, no, no, no, no, no),
    }.items()
}

WHY_NOT = {
    Act.FIND: Code.NOT_FOUND,
    Act.WATCH: Code.SPECTATORS_OFF,
    Act.JOIN: Code.NOT_INVITED,
    Act.CHAT: Code.SPECTATORS_OFF,
    Act.KNOW: Code.ONLY_PLAYERS,
    Act.SECRET: Code.ONLY_PLAYERS,
    Act.REMATCH: Code.NOT_SEATED,
    Act.INVITE: Code.NOT_SEATED,
    Act.PUT_AWAY: Code.NOT_SEATED,
}


def role_of(match: Match, user: str) -> Role:
    held = match.seats_of(user)
    if held:
        return Role.OUT if all(match.seats[seat].played_by_bot for seat in held) else Role.SEATED
    if match.is_host(user):
        return Role.HOST
    if user in match.kicked:
        return Role.KICKED
    if user in match.peers:
        return Role.PEER
    return Role.INVITED if user in match.setup.invited else Role.STRANGER


def may(act: Act, match: Match, user: str) -> bool:
    return RIGHTS[act][role_of(match, user)](match)


def check(act: Act, match: Match, user: str) -> None:
    if not may(act, match, user):
        raise refusal(act, match, user)


def check_view(match: Match, user: str, seat: int | None) -> None:
    """Refuse a seat's view of a finished game, or without a seat a spectator's.

    Players see what their own seats saw; everything else of a sealed table waits until its deal is opened.
    """
    if seat in match.seats_of(user):
        return
    if seat is not None or match.sealed:
        check(Act.KNOW, match, user)


def sealed(match: Situation) -> Denied:
    """Say when a sealed table is opened."""
    kind = "round" if not match.setup.deal else "friends" if match.setup.host else "day"
    return Denied(Code.SEALED, 403, kind=kind)


def refusal(act: Act, match: Match, user: str) -> Denied:
    """Why not: some things can only be done later, for others one is the wrong person."""
    if role_of(match, user) is Role.KICKED:
        return Denied(Code.KICKED, 403)
    if match.sealed and (act in (Act.WATCH, Act.CHAT) or (act in (Act.KNOW, Act.SECRET) and over(match))):
        return sealed(match)
    if act in (Act.KNOW, Act.SECRET, Act.REMATCH) and not over(match):
        return Denied(Code.NOT_OVER, 409)
    if act is Act.PUT_AWAY and role_of(match, user) is Role.SEATED:
        return Denied(Code.STILL_PLAYING, 409)
    if act in (Act.JOIN, Act.INVITE) and not house(match):
        return Denied(Code.NOT_IN_LOBBY, 409)
    return Denied(WHY_NOT[act], 403)


def findable(match: Match) -> Findable:
    """What decides later, without the match, who may find it (`may_find`)."""
    return Findable(RIGHTS[Act.FIND][Role.STRANGER](match), frozenset(match.kicked))


def may_find(game: Finished, user: str) -> bool:
    """`Act.FIND` of a finished game, by what was noted of it."""
    if game.held_by(user) or (user and user == game.host):
        return True
    return game.shown and user not in game.barred


def check_name(match: Match, user: str, name: str) -> None:
    """Nobody speaks under the name of somebody who plays."""
    others = [seat.name for seat in match.seats if seat.kind != "open" and seat.user != user]
    if skeleton(name) in map(skeleton, others):
        raise Denied(Code.NAME_TAKEN, 409)
