"""Permissions at a table, one cell for each action and role, checked at every message and every change.

The match decides what a seat may do in the game; this decides for players, former players and everyone else.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from bauhuette.match.match import Match
from bauhuette.match.match_state import MatchState
from bauhuette.server.names import skeleton
from bauhuette.server.refusals import Denied
from bauhuette.server.storage.results import Findable, FinishedGame
from bauhuette.server.wire import Code


class Role(StrEnum):
    SEATED = "seated"
    OUT = "out"  # seated, but bots play: they resigned, left or let one play for them
    HOST = "host"  # without a seat
    KICKED = "kicked"  # sent away by the host
    INVITED = "invited"  # played the game that this table is the rematch of
    PEER = "peer"  # may look back at the game this one branches from
    STRANGER = "stranger"  # anyone with the link


class Action(StrEnum):
    FIND = "find"  # in lists and profiles
    WATCH = "watch"  # the public view and the chat
    JOIN = "join"  # take an open seat
    CHAT = "chat"
    KNOW = "know"  # the hidden information: every seat's view, analysis, branches
    SECRET = "secret"  # the seed, and the record that holds it: every table of the deal follows from them
    REMATCH = "rematch"
    INVITE = "invite"  # call a friend to it
    PUT_AWAY = "put-away"  # off the own list: not where others wait for this person


Cell = Callable[[Match], bool]


def yes(_: Match) -> bool:
    return True


def no(_: Match) -> bool:
    return False


def over(match: Match) -> bool:
    """A game was played here; a table closed before its start has nothing to show."""
    return match.status == "over" and match.table is not None


def ended(match: Match) -> bool:
    """No player waits for another any more."""
    return match.status == "over"


def in_lobby(match: Match) -> bool:
    """The game has not begun."""
    return match.status == "lobby"


def unsealed(match: Match) -> bool:
    """No other table still plays this deal."""
    return not match.sealed


def open_lobby(match: Match) -> bool:
    """Anyone with the link may sit down, at a rematch only if the host lists the table."""
    return in_lobby(match) and not match.setup.tournament and (not match.setup.invited or match.listed)


def looked_on(match: Match) -> bool:
    """A person who may sit down may look; later the host's rule for spectators decides."""
    return open_lobby(match) or (unsealed(match) and match.setup.spectators != "off")


def invited_on(match: Match) -> bool:
    """The players of the last game may sit down; later the host's rule for spectators decides."""
    return in_lobby(match) or (unsealed(match) and match.setup.spectators != "off")


def listed(match: Match) -> bool:
    """The table is in the list of open tables and may be watched."""
    return match.listed and looked_on(match)


def told(match: Match) -> bool:
    """The game is over, and no other table still plays its deal."""
    return over(match) and unsealed(match)


def opened(match: Match) -> bool:
    """The game is over, its deal is opened, and the host (or a shared deal) lets everyone see everything."""
    return told(match) and (match.setup.spectators == "after" or bool(match.setup.deal))


def hosted(match: Match) -> bool:
    """The host without a seat may watch, but not while other tables play the same deal."""
    return in_lobby(match) or unsealed(match)


RIGHTS: dict[Action, dict[Role, Cell]] = {
    act: dict(zip(Role, cells, strict=True))
    for act, cells in {
        #          SEATED OUT  HOST  KICKED  INVITED  PEER  STRANGER
        Action.FIND: (yes, yes, yes, no, listed, listed, listed),
        Action.WATCH: (yes, yes, hosted, no, invited_on, looked_on, looked_on),
        Action.JOIN: (in_lobby, no, in_lobby, no, in_lobby, no, open_lobby),
        Action.CHAT: (yes, yes, hosted, no, invited_on, looked_on, looked_on),
        Action.KNOW: (told, told, opened, no, opened, told, opened),
        Action.SECRET: (told, told, opened, no, opened, opened, opened),
        Action.REMATCH: (over, over, no, no, no, no, no),
        Action.INVITE: (in_lobby, no, in_lobby, no, no, no, no),
        Action.PUT_AWAY: (ended, yes, no, no, no, no, no),
    }.items()
}

WHY_NOT = {
    Action.FIND: Code.NOT_FOUND,
    Action.WATCH: Code.SPECTATORS_OFF,
    Action.JOIN: Code.NOT_INVITED,
    Action.CHAT: Code.SPECTATORS_OFF,
    Action.KNOW: Code.ONLY_PLAYERS,
    Action.SECRET: Code.ONLY_PLAYERS,
    Action.REMATCH: Code.NOT_SEATED,
    Action.INVITE: Code.NOT_SEATED,
    Action.PUT_AWAY: Code.NOT_SEATED,
}


def role_of(match: Match, user: str) -> Role:
    held = [sitter.level for sitter in match.seats if sitter.user == user] if user else []
    if held:
        return Role.SEATED if None in held else Role.OUT
    if match.is_host(user):
        return Role.HOST
    if user in match.kicked:
        return Role.KICKED
    if user in match.peers:
        return Role.PEER
    return Role.INVITED if user in match.setup.invited else Role.STRANGER


def may(act: Action, match: Match, user: str) -> bool:
    return RIGHTS[act][role_of(match, user)](match)


def check(act: Action, match: Match, user: str) -> None:
    if not may(act, match, user):
        raise refusal(act, match, user)


def check_view(match: Match, user: str, seat: int | None) -> None:
    """Refuse a seat's view of a finished game, or without a seat a spectator's.

    Players see what their own seats saw; everything else of a sealed table waits until its deal is opened.
    """
    if seat in match.seats_of(user):
        return
    if seat is not None or match.sealed:
        check(Action.KNOW, match, user)


def sealed(match: MatchState) -> Denied:
    """Say when a sealed table is opened."""
    kind = "round" if not match.setup.deal else "friends" if match.setup.host else "day"
    return Denied(Code.SEALED, 403, kind=kind)


def refusal(act: Action, match: Match, user: str) -> Denied:
    """Return why an action is refused: only later, or not by this person."""
    if role_of(match, user) is Role.KICKED:
        return Denied(Code.KICKED, 403)
    if match.sealed and (act in (Action.WATCH, Action.CHAT) or (act in (Action.KNOW, Action.SECRET) and over(match))):
        return sealed(match)
    if act in (Action.KNOW, Action.SECRET, Action.REMATCH) and not over(match):
        return Denied(Code.NOT_OVER, 409)
    if act is Action.PUT_AWAY and role_of(match, user) is Role.SEATED:
        return Denied(Code.STILL_PLAYING, 409)
    if act in (Action.JOIN, Action.INVITE) and not in_lobby(match):
        return Denied(Code.NOT_IN_LOBBY, 409)
    return Denied(WHY_NOT[act], 403)


def findable(match: Match) -> Findable:
    """What decides later, without the match, who may find it (`may_find`)."""
    return Findable(RIGHTS[Action.FIND][Role.STRANGER](match), frozenset(match.kicked))


def may_find(game: FinishedGame, user: str) -> bool:
    """`Action.FIND` of a finished game, by what was noted of it."""
    if game.held_by(user) or (user and user == game.host):
        return True
    return game.shown and user not in game.barred


def check_name(match: Match, user: str, name: str) -> None:
    """Refuse a chat name that looks like a player's."""
    others = [seat.name for seat in match.seats if seat.kind != "open" and seat.user != user]
    if skeleton(name) in map(skeleton, others):
        raise Denied(Code.NAME_TAKEN, 409)
