"""Enter a tournament, withdraw, sit out, be replaced: each function returns a possible event, or refuses."""

from __future__ import annotations

from bauhuette.tournament.events import NotNow, ProposedEvent
from bauhuette.tournament.pairing.tables import Player
from bauhuette.tournament.participants import Entrant
from bauhuette.tournament.settings import MOST_ENTRIES
from bauhuette.tournament.tournament import Tournament


def require_open(tournament: Tournament) -> None:
    if tournament.closed:
        raise NotNow("tournament-over")


def entrant_at(tournament: Tournament, number: int) -> Entrant:
    if number not in tournament.entrants:
        raise NotNow("no-entrant")
    return tournament.entrants[number]


def enter(tournament: Tournament, user: str, name: str, level: str | None = None) -> ProposedEvent:
    """Enter a person or a bot; in reserve if the field is full, or if a draw has no free place."""
    require_open(tournament)
    known = tournament.entrant_of(user)
    if known is not None and (known.gone is None or tournament.rounds):
        raise NotNow("already-entered" if known.gone is None else "withdrawn")
    if len(tournament.rounds) > tournament.charter.late:
        raise NotNow("entry-closed", rounds=tournament.charter.late)
    if len(tournament.entrants) >= MOST_ENTRIES:
        raise NotNow("no-room")
    full = len(tournament.playing) >= tournament.charter.room
    return _entry(
        tournament,
        user,
        name,
        level,
        reserve=full or (bool(tournament.rounds) and tournament.charter.form in ("robin", "knockout")),
    )


def _entry(
    tournament: Tournament, user: str, name: str, level: str | None, reserve: bool, instead: Player = 0
) -> ProposedEvent:
    number = len(tournament.entrants) + 1
    body = {"number": number, "user": user, "name": name, "level": level, "since": len(tournament.rounds) + 1}
    return ProposedEvent("entered", body | {"reserve": reserve, "instead": instead}, f"entered:{number}")


def withdraw(tournament: Tournament, number: int, dropped: bool = False) -> ProposedEvent:
    """Withdraw an entrant. Results stay; a bot plays on at a running table, which counts for the others."""
    require_open(tournament)
    if entrant_at(tournament, number).gone is not None:
        raise NotNow("withdrawn")
    return ProposedEvent("withdrew", {"entrant": number, "dropped": dropped}, f"withdrew:{number}")


def rest(tournament: Tournament, number: int, rests: bool) -> ProposedEvent:
    """Sit out the next round, or cancel that."""
    require_open(tournament)
    if not entrant_at(tournament, number).plays:
        raise NotNow("withdrawn")
    return ProposedEvent("rested", {"entrant": number, "rests": rests})


def replace_by_bot(tournament: Tournament, number: int, level: str, name: str) -> ProposedEvent:
    """Let a bot take over the fixtures to come, as an entrant with its own results."""
    require_open(tournament)
    if any(other.instead == number for other in tournament.entrants.values()):
        raise NotNow("withdrawn")
    return _entry(tournament, "", name, level, reserve=False, instead=entrant_at(tournament, number).number)


def replace_by_reserve(tournament: Tournament, number: int) -> ProposedEvent:
    require_open(tournament)
    if any(other.instead == number for other in tournament.entrants.values()):
        raise NotNow("withdrawn")
    if not tournament.reserve:
        raise NotNow("no-reserve")
    return moved_up(tournament, tournament.reserve[0], entrant_at(tournament, number).number)


def moved_up(tournament: Tournament, entrant: Entrant, instead: Player) -> ProposedEvent:
    body = {"entrant": entrant.number, "since": len(tournament.rounds) + 1, "instead": instead}
    return ProposedEvent("moved_up", body, f"moved-up:{entrant.number}")
