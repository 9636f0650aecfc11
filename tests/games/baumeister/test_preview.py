"""What is foretold of a move is what it does."""

from __future__ import annotations

from bauhuette.bots.registry import bot
from bauhuette.engine.types import Seat
from bauhuette.match.table import Table
from tests.limits import Rounds

from .arrange import (
    GAME,
    RULEBOOK_CREW,
    begin,
    contracts,
    face_down,
    hires,
    opened,
    play,
    purse,
    scene,
    stacked_event,
    talers,
)


def bidding(money: int) -> Table:
    table = scene(2)
    contracts(table, {"watchtower": 1}, "great-city-gate small-house")
    hires(table, 0, RULEBOOK_CREW)
    purse(table, 0, money)
    return play(begin(table, "choose"), "auction great-city-gate")


def test_a_bid_says_what_it_leaves_and_what_falls_due() -> None:
    table = bidding(40_000)
    assert table.preview("bid 8") == ("You keep 32,000 and owe 14,000 in wages. Done in 2 rounds, profit 34,000.")
    assert table.preview("bid 37", "de") == (
        "Dir bleiben 3.000, an Lohn sind 14.000 fällig: Dir fehlen 11.000. In 2 Runden fertig, Gewinn 5.000."
    )


def test_a_bid_beyond_what_the_work_can_bring_is_a_loss() -> None:
    assert bidding(60_000).preview("bid 50").endswith("Done in 2 rounds, loss 8,000.")
    assert bidding(60_000).preview("bid 42").endswith("Done in 2 rounds, no profit.")


def test_the_last_contract_must_be_finished_in_the_round_after() -> None:
    """B49."""
    table = scene(2)
    contracts(table, {"watchtower": 1}, "small-house", hidden=False)
    hires(table, 0, "J A")
    assert begin(table, "choose").preview("auction small-house").endswith("It cannot be finished in time.")


def test_hiring_says_the_wages_then() -> None:
    table = scene(2)
    hires(table, 0, RULEBOOK_CREW)
    purse(table, 0, 18_000)
    begin(table, "hire")
    assert table.preview("hire foreman") == "Wages then 18,000; payday leaves 0."
    assert table.preview("hire master") == "Wages then 19,000; you are 1,000 short."
    assert table.preview("pass") == "Wages stay 14,000; payday leaves 4,000."


def building() -> Table:
    table = scene(2)
    contracts(table, {"small-house": 0})
    hires(table, 0, "J J J J A A")
    purse(table, 0, 20_000)
    stacked_event(table, "masters-demand")
    return begin(table, "draw")


def test_a_worker_completes_a_piece_or_waits_for_the_others() -> None:
    table = building()
    assert table.preview("assign apprentice small-house-side-1") == (
        "Small House, side 1: manned, but it does not stand without the other pieces."
    )
    play(table, "assign journeyman small-house-gable-1")
    assert table.preview("assign apprentice small-house-side-1") == "Small House, side 1: stands with this."
    assert table.preview("done") == "Nothing is built, 5 workers stay idle. Payday leaves 6,000."


def test_the_last_piece_says_what_payday_brings() -> None:
    table = building()
    *moves, last, _done = table.plan()
    for move in moves:
        table.play(move)
    assert table.preview(last, "de") == "Kleines Wohnhaus wird fertig: 50.000 am Zahltag."


def test_a_loan_says_what_it_costs_to_repay() -> None:
    table = scene(2)
    hires(table, 0, RULEBOOK_CREW)
    purse(table, 0, 1_000)
    begin(table, "wages")
    assert table.preview("borrow small") == (
        "Brings 10,000; you repay 13,000, or 15,000 once all contracts are revealed. "
        "You are still 3,000 short for the wages then."
    )
    assert table.preview("borrow large").endswith("The wages are paid; you keep 17,000.")


def test_what_is_late_costs_no_more_later() -> None:
    table = scene(2)
    hires(table, 0, RULEBOOK_CREW)
    purse(table, 0, 1_000)
    contracts(table, hidden=False)
    begin(table, "wages")
    assert table.preview("borrow small").startswith("Brings 10,000; you repay 15,000. ")


def test_an_event_takes_what_was_foretold() -> None:
    """Of oneself and of the others: who rests, who leaves, what is paid more."""
    foretold = set()
    for seed in range(12):
        for place in range(3):
            table = opened(2, seed, hand=1)
            hires(table, 0, "M F J A A A")
            hires(table, 1, "F J J A")
            contracts(table, {"small-house": 0})
            table.state.to_move = -1
            seats = begin(table, "draw").view(0)["state"]["seats"]
            event = seats[0]["hand"][place]
            (line,) = GAME.preview(table.hidden(Seat(0)), GAME.MOVES.parse(f"play {event}"))
            play(table, f"play {event}")
            rounds = Rounds("test an event takes what was foretold")
            while table.view(0)["state"]["phase"] in ("rest", "release") and rounds():
                table.play(table.moves()[0])
            after = table.view(0)["state"]["seats"]
            happened = {
                "play": [len(face_down(table, p)) for p in (0, 1)],
                "play-dismiss": [len(seats[p]["crew"]) - len(after[p]["crew"]) for p in (0, 1)],
                "play-dear": [(after[p]["due"] - seats[p]["due"]) // 1_000 for p in (0, 1)],
                "play-no-roof": [],
            }
            assert [fact.number for fact in line.facts.values()] == happened[line.key], event
            foretold.add(line.key)
    assert foretold == {"play", "play-dismiss", "play-dear", "play-no-roof"}


def test_of_what_is_not_offered_nothing_is_foretold() -> None:
    table = bidding(40_000)
    assert [table.preview(move) for move in ("done", "hire master", "bid 41", "borrow small")] == [""] * 4


def test_whole_games_go_as_foretold() -> None:
    """Whoever was told what payday leaves has it when the next round begins."""
    table, greedy, held = Table(GAME, 3, b"foretold"), bot("greedy", GAME), 0
    told: dict[int, int] = {}
    rounds = Rounds("whole games go as foretold")
    while table.to_move is not None and rounds():
        seat, move = table.to_move, table.ask(greedy)
        lines = [line for line in GAME.preview(table.hidden(seat), move.id) if line.key == "payday"]
        if lines:
            told[seat] = 1_000 * lines[0].facts["left"].number
        table.play(move)
        if table.view(None)["state"]["phase"] == "hire":
            assert {p: talers(table, p) for p in told} == told
            held += len(told)
            told = {}
    assert held > 5
