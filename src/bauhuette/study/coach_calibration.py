"""Check what the coach calls mistakes by pairs of games, and fit how far its figures can be trusted.

    python -m bauhuette.study.coach_calibration play GAME SEATS ROWS --seed 1 --games 40 --pairs 12
    python -m bauhuette.study.coach_calibration fit ROWS ...       writes judgement.json of the games in the rows
    python -m bauhuette.study.coach_calibration report ROWS ...    of other games: writes the proof, prints a table

Bots of one level play games. At every nth decision half of the moves are made at random, so that mistakes are
frequent. Where a short evaluation suspects that a move is a mistake, the coach's own measures it; where it measures a
better move, both are played in the same determinizations to the end of the game, by bots of each level asked for at all
seats. The difference of the wins is the true cost. Rows of some games are fitted, those of others are reported: of
another seed, or the odd and the even numbers of one (`--games`).
"""

from __future__ import annotations

import argparse
import gzip
import json
import math
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from bauhuette.bots.evaluate_decision import DecisionEvaluator, Measured
from bauhuette.bots.judgement import FILE, METHOD, Judgement, judgement_of
from bauhuette.bots.levels import LevelBot
from bauhuette.bots.search.racing import candidates
from bauhuette.engine.catalogue import game_folder
from bauhuette.engine.game import Game
from bauhuette.engine.news import mute
from bauhuette.engine.record import MAX_SEATS, copy_of
from bauhuette.engine.registry import load
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.engine.types import FullState, InfoState, MoveId, Seat, redacted_for
from bauhuette.match.table import Table
from bauhuette.study.intervals import NORMAL_95

CALLED = 0.05  # measured difference from which a move is played out as a mistake
SUSPECT = 0.03  # difference in a short evaluation from which a move is measured
SHORT = 18  # determinizations of that
AT_RANDOM = 0.5  # of the moves at the decisions looked at
UNSCREENED = 8  # one decision of 8 is measured without a short evaluation, to tell the spread
CLEARLY = 2.0  # standard errors of a true cost below nothing that make a mistake clearly wrong
LEAST_SLOPE, LEAST_RESIDUAL, LEAST_SPREAD = 0.05, 0.015, 0.02
FEWEST, ENOUGH = 5, 100  # mistakes from which means are printed, and from which a proof counts
PARITIES = {"all": (0, 1), "odd": (1,), "even": (0,)}  # of the numbers of games
WITHIN, CORRELATED, AT_MOST_WRONG = 0.25, 0.6, 0.03


class Trial(NamedTuple):
    """A decision that was measured; played out if it is called a mistake."""

    game: str
    seats: int
    players: str  # the level at all seats that plays the pairs
    seed: int
    number: int  # of the game
    move: int  # of the game, from 0
    behind: float
    error: float
    method: int
    pairs: int = 0
    total: float = 0.0  # of the differences of the pairs, in wins
    squares: float = 0.0
    random: bool = False  # whether the move was made at random
    screened: bool = False  # whether a short evaluation suspected it first

    @property
    def true(self) -> float:
        return self.total / self.pairs


class Trials:
    """Games of one level in which mistakes are looked for and played out."""

    def __init__(
        self,
        game: Game,
        seats: int,
        players: Sequence[str],
        seed: int,
        pairs: int,
        every: int = 1,
        determinizations: int = 0,
        named: bool = False,
    ) -> None:
        """The first of `players` plays the games; each of them plays the pairs.

        With `named` only what the coach names by its judgement is played out, for a proof.
        """
        self.game, self.seats, self.seed = game, seats, seed
        self.pairs, self.every = pairs, every
        self.judgement = judgement_of(game, seats) if named else None
        self.evaluator = DecisionEvaluator(game, determinizations)
        self.short = DecisionEvaluator(game, SHORT, "short")
        self.bots = {name: LevelBot(game, name) for name in players}
        self.usual = self.bots[players[0]]

    def of_game(self, number: int) -> Iterator[Trial]:
        """Yield every n-th decision of a game, of those whose move does not look best at first sight."""
        secret = luck_of_move(secret_from_number(self.seed), (self.game.meta.key, "coach"), number).to_bytes(8, "big")
        random, table = Random(secret), Table(self.game, self.seats, secret)
        count = number  # so that games do not sample the same decisions
        while table.to_move is not None:
            seat, offered = table.to_move, table.offered()
            if len(offered) == 1:
                table.play(MoveId(int(offered[0])))
                continue
            count += 1
            is_sampled = count % self.every == 0
            is_random = is_sampled and random.random() < AT_RANDOM
            played = MoveId(random.choice(offered.tolist())) if is_random else table.ask(self.usual).id
            if is_sampled:
                hidden = redacted_for(self.game, table.state, seat)
                is_screened = count // self.every % UNSCREENED != 0
                found = self._measured(hidden, seat, played, is_screened)
                if found is not None:
                    best, one = found
                    about = (self.game.meta.key, self.seats, self.usual.name, self.seed, number, table.version)
                    trial = Trial(*about, one.behind, one.error, METHOD, random=is_random, screened=is_screened)
                    yield from self._trials(trial, hidden, seat, played, best, secret)
            table.play(played)

    def _measured(
        self, hidden: InfoState, seat: Seat, played: MoveId, is_screened: bool
    ) -> tuple[MoveId, Measured] | None:
        """Measure a move against the best one; None where it is that or seems as good in a short evaluation."""
        field = [MoveId(one) for one in candidates(self.game, hidden, self.evaluator.offered(hidden))]
        if is_screened:
            better = self.short.best_of(hidden, seat, field)
            if better == played or self.short.measured(hidden, seat, [better, played])[0][1].behind < SUSPECT:
                return None
        best = self.evaluator.best_of(hidden, seat, field)
        return None if best == played else (best, self.evaluator.measured(hidden, seat, [best, played])[0][1])

    def _trials(
        self, trial: Trial, hidden: InfoState, seat: Seat, played: MoveId, best: MoveId, secret: bytes
    ) -> Iterator[Trial]:
        if trial.behind < CALLED or (self.judgement and not is_named(trial, self.judgement)):
            yield trial
            return
        for name, bot in self.bots.items():
            yield self._played_out(trial._replace(players=name), bot, hidden, seat, played, best, secret)

    def _played_out(
        self, trial: Trial, bot: LevelBot, hidden: InfoState, seat: Seat, played: MoveId, best: MoveId, secret: bytes
    ) -> Trial:
        differences = [
            self._pair(bot, hidden, seat, played, best, luck_of_move(secret, ("pair", str(trial.move)), i))
            for i in range(self.pairs)
        ]
        return trial._replace(
            pairs=self.pairs, total=math.fsum(differences), squares=math.fsum(one * one for one in differences)
        )

    def _pair(self, bot: LevelBot, hidden: InfoState, seat: Seat, played: MoveId, best: MoveId, luck: int) -> float:
        world: Any = copy_of(hidden)
        world.rng = luck
        self.game.determinize(world, seat)
        return self._win(bot, copy_of(world), seat, best, luck) - self._win(bot, world, seat, played, luck)

    def _win(self, bot: LevelBot, world: Any, seat: Seat, move: MoveId, luck: int) -> float:
        """Play on with the bot at all seats; return the seat's share of the win."""
        moves = np.zeros(self.game.MOVES.size, np.int64)
        step = 0
        while True:
            mute(world)
            self.game.apply(world, move)
            if world.over:
                return self._share(world, seat)
            count = int(self.game.legal(world, moves))
            step += 1
            move = MoveId(int(moves[0])) if count == 1 else self._asked(bot, world, moves[:count], luck, step)

    def _asked(self, bot: LevelBot, world: FullState, offered: Any, luck: int, step: int) -> MoveId:
        hidden: Any = redacted_for(self.game, world, Seat(int(world.to_move)))
        hidden.rng = luck_of_move(luck.to_bytes(8, "big"), ("bot",), step)
        return bot.choose(hidden, offered.copy())

    def _share(self, ended: FullState, seat: Seat) -> float:
        standing = np.zeros((2, MAX_SEATS), np.int64)
        self.game.standing(ended, standing)
        won = standing[1, : self.seats] == 1
        return float(won[seat]) / int(won.sum())


# --- fitted and reported ---


class CoachProof(NamedTuple):
    """Stated and true costs of the mistakes the coach names, with half the widths of 95 % intervals."""

    decisions: int
    stated: float
    true: float
    true_margin: float
    correlation: float | None  # allowing for the noise of the pairs; None where it drowns in it
    clearly_wrong: float
    clearly_right: float

    @property
    def holds(self) -> bool:
        return (
            self.decisions >= ENOUGH
            and abs(self.true - self.stated) <= WITHIN * self.stated
            and (self.correlation or 0.0) >= CORRELATED
            and self.clearly_wrong <= AT_MOST_WRONG
        )


def fitted(trials: Sequence[Trial]) -> Judgement:
    """Fit a slope through the mistakes that were played out, and what is left around it.

    A player's choice costs less than a random move measured as bad: a reason for it may have escaped the measurement.
    The slope is the mean of both kinds, however many there are of each.
    """
    even = [one for one in trials if not one.screened]
    spread = math.sqrt(max(LEAST_SPREAD**2, _mean([one.behind**2 - one.error**2 for one in even])))
    plain = Judgement(slope=1.0, spread=spread)
    called = [(plain.stated(one.behind, one.error)[0], one) for one in trials if one.pairs]
    kinds = [[(x, one.true) for x, one in called if one.random == kind] for kind in (False, True)]
    slope = min(1.0, max(LEAST_SLOPE, _mean([_slope(kind) for kind in kinds if kind])))
    noise = _noise([one for _, one in called])
    left = _mean([(one.true - slope * x) ** 2 - noise / one.pairs for x, one in called])
    return Judgement(round(slope, 3), round(spread, 4), round(math.sqrt(max(LEAST_RESIDUAL**2, left)), 4))


def _slope(points: Sequence[tuple[float, float]]) -> float:
    return sum(x * y for x, y in points) / sum(x * x for x, _ in points)


def is_named(trial: Trial, judgement: Judgement) -> bool:
    """Return whether the coach calls it a mistake."""
    return judgement.certainty(*judgement.stated(trial.behind, trial.error)) != "close"


def proof_of(trials: Sequence[Trial], judgements: Mapping[str, Judgement]) -> CoachProof:
    """Compare what the coach states, by the judgement of each game, with what is true."""
    named = [
        (judgements[one.game].stated(one.behind, one.error)[0], one)
        for one in trials
        if one.pairs and is_named(one, judgements[one.game])
    ]
    if len(named) < 2:
        return CoachProof(len(named), math.nan, math.nan, math.nan, None, math.nan, math.nan)
    stated, true = np.array([cost for cost, _ in named]), np.array([one.true for _, one in named])
    noise = np.array([_noise([one for _, one in named]) / one.pairs for _, one in named])
    signal = float(true.var(ddof=1) - noise.mean())
    spread = float(stated.var(ddof=1)) * signal
    correlation = float(np.cov(stated, true)[0, 1]) / math.sqrt(spread) if spread > 0 else None
    return CoachProof(
        len(named),
        float(stated.mean()),
        float(true.mean()),
        NORMAL_95 * float(true.std(ddof=1)) / math.sqrt(len(named)),
        correlation,
        float((true < -CLEARLY * np.sqrt(noise)).mean()),
        float((true > CLEARLY * np.sqrt(noise)).mean()),
    )


def _noise(called: Sequence[Trial]) -> float:
    """The variance of a pair around the mean of its decision, over all of them."""
    left = sum(one.squares - one.pairs * one.true**2 for one in called)
    return left / max(1, sum(one.pairs - 1 for one in called))


def _mean(values: Sequence[float]) -> float:
    return math.fsum(values) / max(1, len(values))


# --- files and the command ---


def read_trials(files: Iterable[Path], games: str = "all") -> dict[tuple[str, int, str], list[Trial]]:
    """Return trials of today's method by game, seats and players; `games` is a key of PARITIES."""
    found: dict[tuple[str, int, str], list[Trial]] = {}
    for file in files:
        for line in _text(file).splitlines():
            one = Trial(**json.loads(line))
            if one.method == METHOD and one.number % 2 in PARITIES[games]:
                found.setdefault((one.game, one.seats, one.players), []).append(one)
    return found


def _text(file: Path) -> str:
    packed = file.read_bytes()
    return (gzip.decompress(packed) if file.suffix == ".gz" else packed).decode()


def play(trials: Trials, file: Path, numbers: range) -> None:
    """Append what the games show to a file."""
    for number in numbers:
        for trial in trials.of_game(number):
            with file.open("a", encoding="utf-8") as rows:
                rows.write(json.dumps(trial._asdict()) + "\n")


def _written(key: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads((game_folder(key) / FILE).read_text(encoding="utf-8"))
    return told


def _write(key: str, told: dict[str, Any]) -> None:
    (game_folder(key) / FILE).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def fit(files: Sequence[Path], games: str) -> None:
    """Write one judgement for all games in the rows; what was proven of them before is no more."""
    found = read_trials(files, games)
    trials = [one for several in found.values() for one in several]
    judgement = fitted(trials)._asdict()
    del judgement["proven"]
    about = {"mistakes": sum(one.pairs > 0 for one in trials), **_games_of(trials, games)}
    for key in {key for key, _, _ in found}:
        kept = {"method": METHOD, "determinizations": _written(key)["determinizations"]}
        _write(key, {**kept, **judgement, "fitted": about, "proof": {}})


def report(files: Sequence[Path], games: str) -> None:
    """Print stated and true costs, and write them beside the judgement with whether they hold."""
    print("| game, seats | among | mistakes | stated | true | correlation | clearly wrong | clearly right | holds |")
    print("|---|---|---|---|---|---|---|---|---|")
    found = read_trials(files, games)
    judgements = {key: _judgement(_written(key)) for key, _, _ in found}
    for (key, seats, players), trials in sorted(found.items()):
        told = _written(key)
        proof = proof_of(trials, judgements)
        print(_line(f"{key}, {seats}", players, proof))
        told["proof"].setdefault(str(seats), {})[players] = {
            **{name: round(x, 4) if isinstance(x, float) else x for name, x in proof._asdict().items()},
            **_games_of(trials, games),
            "holds": proof.holds,
        }
        _write(key, told)
    for players in sorted({players for _, _, players in found}):
        for name, kinds in (("all", (False, True)), ("chosen moves", (False,)), ("random moves", (True,))):
            chosen = [
                one
                for (_, _, level), several in found.items()
                for one in several
                if level == players and one.random in kinds
            ]
            print(_line(name, players, proof_of(chosen, judgements)))


def _games_of(trials: Sequence[Trial], games: str) -> dict[str, Any]:
    return {"seeds": sorted({one.seed for one in trials}), "games": games}


def _judgement(told: dict[str, Any]) -> Judgement:
    return Judgement(told["slope"], told["spread"], told["residual"])


def _line(name: str, players: str, proof: CoachProof) -> str:
    if proof.decisions < FEWEST:
        return f"| {name} | {players} | {proof.decisions}: too few | | | | | | no |"
    correlation = "–" if proof.correlation is None else f"{proof.correlation:.2f}"
    return (
        f"| {name} | {players} | {proof.decisions} | {proof.stated:.1%} | {proof.true:.1%} ± "
        f"{proof.true_margin:.1%} | {correlation} | {proof.clearly_wrong:.0%} | {proof.clearly_right:.0%} | "
        f"{'yes' if proof.holds else 'no'} |"
    )


def main(given: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bauhuette.study.coach_calibration")
    parts = parser.add_subparsers(dest="part", required=True)
    playing = parts.add_parser("play")
    playing.add_argument("game")
    playing.add_argument("seats", type=int)
    playing.add_argument("rows", type=Path)
    playing.add_argument("--players", nargs="+", default=["journeyman"])
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--first", type=int, default=0)
    playing.add_argument("--games", type=int, default=40)
    playing.add_argument("--pairs", type=int, default=12)
    playing.add_argument("--every", type=int, default=5)
    playing.add_argument("--determinizations", type=int, default=0)
    playing.add_argument("--named", action="store_true")
    for name in ("fit", "report"):
        part = parts.add_parser(name)
        part.add_argument("rows", type=Path, nargs="+")
        part.add_argument("--games", choices=PARITIES, default="all")
    said = parser.parse_args(given)
    if said.part == "play":
        about = (said.players, said.seed, said.pairs, said.every, said.determinizations, said.named)
        trials = Trials(load(said.game), said.seats, *about)
        play(trials, said.rows, range(said.first, said.first + said.games))
    else:
        {"fit": fit, "report": report}[said.part](said.rows, said.games)


if __name__ == "__main__":
    main(sys.argv[1:])
