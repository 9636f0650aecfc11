"""Checks that every game must pass, on random games."""

from __future__ import annotations

from typing import Any

import numpy as np

from bauhuette.engine.game import Game
from bauhuette.engine.hooks import preview as no_preview
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.engine.position import from_position, position_of
from bauhuette.engine.record import copy_of
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.engine.types import MoveId, Seat
from bauhuette.engine.warmup import stage_of
from bauhuette.match.record_reader import replay
from bauhuette.match.record_writer import record_of
from bauhuette.match.table import Table
from bauhuette.match.undo import Past, can_undo
from bauhuette.testkit.random_games import (
    determinized,
    first_state,
    hidden,
    offered,
    random_options,
    readers,
    refusals,
    some_states,
    states,
)

BROKEN = ("", "audit", "no move offered", "guards and offered moves disagree", "news full", "too long", "policy astray")
MOVE_LIMIT = 20_000


def check_whole_game(game: Game, seats: int, seed: int) -> None:
    """No invariant breaks, guards and offered moves agree, the policy makes offered moves, the game ends."""
    s = first_state(game, seats, seed)
    out, found = np.zeros(game.MOVES.size, np.int64), np.zeros(4, np.int64)
    broken = stage_of(game).watched_playout(s, out, found, MOVE_LIMIT)
    audit = game.AUDITS[found[1] - 1].reason if found[1] else ""
    assert broken == 0, f"{game.meta.key}, {seats} seats, seed {seed}, move {found[0]}: {BROKEN[broken]} {audit}"


def check_moves_round_trip(game: Game) -> None:
    """Every move is found again from its notation and from its JSON, and no two share a notation."""
    seen = set()
    for move in game.MOVES.ids():
        text = game.MOVES.print(move)
        assert game.MOVES.parse(text) == move, text
        assert game.MOVES.from_json(game.MOVES.json(move)) == move, text
        seen.add(text)
    assert len(seen) == game.MOVES.size


def check_knowledge(game: Game, seats: int, seed: int, about: int = 80) -> None:
    """What a seat cannot know does not change a byte of what it gets.

    A determinization of a seat's information state differs from the full state only in what that seat cannot know.
    Redacted again it must be the same record, and it must be a legal state.
    """
    for number, s in enumerate(some_states(game, seats, seed, about)):
        for seat in readers(s):
            where = f"{game.meta.key}, {seats} seats, seed {seed}, sample {number}, reader {seat}"
            h = hidden(game, s, seat)
            assert h.rng == 0, f"{where}: redact leaves the seed"
            assert hidden(game, h, seat).tobytes() == h.tobytes(), f"{where}: redacting twice changes something"
            state = determinized(game, h, seat, number)
            assert game.audit(state) == 0, (
                f"{where}: the determinization breaks {game.AUDITS[game.audit(state) - 1].reason}"
            )
            again = hidden(game, state, seat)
            assert again.tobytes() == h.tobytes(), f"{where}: {differing_fields(again, h)}"
            if seat == s.to_move:
                check_offered_alike(game, s, h, state, where)


def check_offered_alike(game: Game, s: Any, h: Any, state: Any, where: str) -> None:
    """The seat to move has the same moves and refusals in the full state and in what it knows of it."""
    from_full_state = offered(game, s).tolist()
    assert offered(game, h).tolist() == from_full_state, f"{where}: offered moves need what is hidden"
    assert offered(game, state).tolist() == from_full_state, f"{where}: offered moves leak"
    assert refusals(game, h) == refusals(game, s) == refusals(game, state), f"{where}: why-not leaks"


def check_policy_is_fair(game: Game, seats: int, seed: int) -> None:
    """The policy makes the same offered move from the full state (in playouts) and the information state."""
    for number, s in enumerate(some_states(game, seats, seed, 300)):
        if s.over:
            return
        moves = offered(game, s)
        h = hidden(game, s, int(s.to_move))
        h.rng = s.rng = luck_of_move(secret_from_number(seed), ("policy",), number)
        from_hidden = MoveId(int(game.policy(h, moves.copy(), len(moves))))
        from_full_state = int(game.policy(copy_of(s), moves.copy(), len(moves)))
        assert from_hidden in moves.tolist(), f"{game.meta.key} state {number}: {game.MOVES.print(from_hidden)}"
        assert from_hidden == from_full_state, f"{game.meta.key}, seed {seed}, state {number}: the policy peeks"


def check_plan(game: Game, seats: int, seed: int) -> None:
    """Planned moves can be made one after the other."""
    if game.plan is None:
        return
    stage, out = stage_of(game), np.zeros(game.MOVES.size, np.int64)
    for s in states(game, seats, seed):
        if s.over:
            return
        n = game.plan(hidden(game, s, int(s.to_move)), out)
        trial = copy_of(s)
        for move in out[:n].tolist():
            assert game.guard(trial, move) == 0, f"{game.meta.key}: planned {game.MOVES.print(move)}"
            stage.step(trial, move)


def check_preview(game: Game, seats: int, seed: int) -> None:
    """Every offered move has a preview, the same in every determinization."""
    silent = game.preview is no_preview
    table = Table(game, seats, secret_from_number(seed), options=random_options(game, seed))
    for number, s in enumerate(some_states(game, seats, seed, 60)):
        if s.over:
            return
        where = f"{game.meta.key}, {seats} seats, seed {seed}, sample {number}"
        before = hidden(game, s, int(s.to_move))
        state = determinized(game, before, int(s.to_move), number)
        for move in offered(game, s).tolist():
            table.state = s
            shown = {lang: table.preview(move, lang) for lang in LANGUAGES}
            table.state = state
            elsewhere = {lang: table.preview(move, lang) for lang in LANGUAGES}
            assert elsewhere == shown, f"{where}: the preview of {game.MOVES.print(move)} leaks"
            assert silent or all(shown.values()), f"{where}: there is no preview of {game.MOVES.print(move)}"
        h = hidden(game, s, int(s.to_move))
        for move in game.MOVES.ids():  # a client may ask about any move
            game.preview(h, move)
        assert h.tobytes() == before.tobytes(), f"{where}: a preview changes {differing_fields(h, before)}"


def check_unseen_cards(game: Game, seats: int, seed: int) -> None:
    """The list of unseen cards is the same in every determinization."""
    for number, s in enumerate(some_states(game, seats, seed, 60)):
        if s.over:
            return
        where = f"{game.meta.key}, {seats} seats, seed {seed}, sample {number}"
        seat = int(s.to_move)
        h = hidden(game, s, seat)
        shown, elsewhere = game.still_out(h), game.still_out(hidden(game, determinized(game, h, seat, number), seat))
        assert elsewhere == shown, f"{where}: the list of unseen cards leaks"
        assert h.tobytes() == hidden(game, s, seat).tobytes(), f"{where}: the list of unseen cards changes the record"


def check_undo(game: Game, seats: int, seed: int) -> None:
    """Undo never crosses random numbers or a reveal: no seat has learnt anything by a move that can be undone.

    A seat that learnt something could tell the full state from another determinization that looked the same before the
    move; so the same move made there must look the same afterwards.
    """
    stage = stage_of(game)
    for number, s in enumerate(some_states(game, seats, seed, 100)):
        if s.over:
            return
        moves = offered(game, s).tolist()
        for move in moves[:: max(1, len(moves) // 12)]:
            luck = luck_of_move(secret_from_number(seed), ("undo",), number)
            after = step_with(stage, s, move, luck)
            if not can_undo([Past(Seat(int(s.to_move)), move, luck, s, after)]):
                continue
            other_luck = step_with(stage, s, move, luck + 1)
            after.rng = other_luck.rng = 0
            assert after.tobytes() == other_luck.tobytes(), f"{game.meta.key}: undo crosses random numbers"
            for seat in readers(s):
                state = determinized(game, hidden(game, s, seat), seat, number)
                if game.guard(state, move) == 0:
                    seen = hidden(game, step_with(stage, state, move, luck), seat)
                    from_full_state = hidden(game, after, seat)
                    text = f"{game.meta.key}, state {number}: undo of {game.MOVES.print(move)} crosses a reveal"
                    assert seen.tobytes() == from_full_state.tobytes(), (
                        f"{text}: {differing_fields(seen, from_full_state)}"
                    )


def step_with(stage: Any, s: Any, move: int, luck: int) -> Any:
    after = copy_of(s)
    after.rng = luck
    stage.step(after, move)
    return after


def check_replay(game: Game, seats: int, seed: int) -> None:
    """A record replays to the same bytes; so does a position set up again."""
    table = Table(game, seats, secret_from_number(seed), options=random_options(game, seed))
    while table.to_move is not None:
        moves = table.offered()
        table.play(moves[luck_of_move(table.secret, ("choice",), table.version) % len(moves)])
        if table.version % 16 == 0:
            check_position(game, table.state)
    again = replay(record_of(table))
    assert again.state.tobytes() == table.state.tobytes()
    assert again.outcome == table.outcome


def check_position(game: Game, s: Any) -> None:
    laid_out = from_position(game, position_of(game, s))
    plain = copy_of(s)
    plain.rng = 0
    plain.news_count = 0
    plain.news[:] = 0
    assert laid_out.tobytes() == plain.tobytes(), differing_fields(laid_out, plain)


def differing_fields(a: Any, b: Any) -> str:
    names = [n for n in a.dtype.names if np.asarray(a[n]).tobytes() != np.asarray(b[n]).tobytes()]
    return "differs in " + ", ".join(names)
