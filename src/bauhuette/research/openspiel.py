"""OpenSpiel: importing this module registers every game as `bauhuette_<key>`.

    import pyspiel, bauhuette.research.openspiel
    game = pyspiel.load_game("bauhuette_baumeister(players=3,lend=1)")

Parameters are the number of players, the options of the game, and `recall`.

A game begins with chance nodes that choose the deal, byte by byte. Later dice and draws are chance nodes where they
happen: after a move that needs random numbers, chance decides which of 256 equally likely streams it is given. So no
future roll can be read from a state, and a history replays exactly. The outcomes of these nodes are streams and not
faces of a die, because rules draw as often as they like within one move (they may shuffle a whole deck); faces come as
often as those of fair dice, but which stream shows which face differs from node to node.

`observation_string` names what the player knows, a line for each field of the record, and ends in a hash of its
information state. `information_state_string` has perfect recall: the same, with a hash of all the player has learnt.
The tensor of the same name holds what the player knows now and knew at its last decisions, `recall` of them in all.
Both are computed on demand. `resample_from_infostate` samples a determinization from the player's information state
alone.

C++ calls these states through OpenSpiel's methods. Calls from Python are answered here, without the way to C++ and
back: an observation is nearly all zeros, and a list of zeros is made much faster than thousands of numbers are
converted.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from bauhuette.engine.catalogue import game_keys, meta_of
from bauhuette.engine.game import Game
from bauhuette.engine.news import mute
from bauhuette.engine.record import MAX_SEATS
from bauhuette.engine.registry import load
from bauhuette.engine.types import InfoState, MoveId, Seat
from bauhuette.nets.features import Features, features_of
from bauhuette.research.observation import ObservationText
from bauhuette.research.optional_imports import need
from bauhuette.research.rendering import text_of
from bauhuette.research.single import Single, zeros

pyspiel: Any = need("pyspiel", "research")

LUCK_BYTES = 4  # chance nodes at the beginning
STREAMS = 256  # outcomes of a chance node
MAX_GAME_LENGTH = 20_000  # moves; no game comes near
PREFIX = "bauhuette_"
RECALL = 4
MOST_RECALL = 64
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
OUTCOMES = [(stream, 1 / STREAMS) for stream in range(STREAMS)]


def game_type(key: str) -> Any:
    meta, kind = meta_of(key), pyspiel.GameType
    return kind(
        short_name=f"{PREFIX}{key}",
        long_name=meta.title["en"],
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(meta.seats),
        min_num_players=min(meta.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(key),
    )


def parameters_of(key: str) -> dict[str, int]:
    """Return the parameters of a game with their defaults."""
    meta = meta_of(key)
    options = {option.name: option.default for option in meta.options}
    return {"players": max(meta.seats), "recall": RECALL, **options}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games for OpenSpiel; `key` is set for each game."""

    key = ""

    def __init__(self, params: Any = None) -> None:
        self.rules: Game = load(self.key)
        self.features = features_of(self.rules)
        self.text = ObservationText(self.rules)
        given = parameters_of(self.key) | (params or {})
        seats, self.recall = int(given["players"]), int(given["recall"])
        if not 1 <= self.recall <= MOST_RECALL:
            raise pyspiel.SpielError(f"recall: {self.recall} is not between 1 and {MOST_RECALL}")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.MOVES.size,
            max_chance_outcomes=STREAMS,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(game_type(self.key), info, params or {})
        self.seats = seats
        options = {option.name: int(given[option.name]) for option in self.rules.meta.options}
        self.empty = Single(self.rules, seats, options)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def imagined_state(self, hidden: InfoState, player: int, luck: int) -> SpielState:
        """Return a determinization of what this player knows: for bots that search with OpenSpiel.

        Such a state has no history: it can be searched and copied, but not serialised.
        """
        state = self.new_initial_state()
        state.begin_at(Single.of(self.rules, hidden).determinized(Seat(player), luck))
        return state

    def __reduce__(self) -> Any:
        return game_again, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"no parameters: {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self, recall)


class Moment:
    """A game as it stood after one move, and the moments before; immutable, so that copies of states share it.

    What players know of it is computed on demand. `recall` is how many decisions a player looks back.
    """

    def __init__(self, single: Single, before: Moment | None, recall: int) -> None:
        self.single = single
        self.before = before
        self.recall = recall
        self.asked = single.to_move
        self._legal: list[MoveId] | None = None
        self._row: list[float] | None = None
        self._history_hashes: dict[Seat, bytes] = {}
        self._drawn = ""

    def __deepcopy__(self, _memo: Any) -> Moment:
        return self

    def __reduce__(self) -> Any:
        """Keep what can still be asked for: each seat's history hash, and its last decisions."""
        seats = [Seat(seat) for seat in range(self.single.seats)]
        return moment_again, (self._recent(seats), self.recall, {seat: self.history_hash(seat) for seat in seats})

    def _recent(self, seats: Sequence[Seat]) -> list[Single]:
        """Return the games back to the last decisions of all seats, this one last."""
        found, moment = [self.single], self.before
        wanted = dict.fromkeys(seats, self.recall - 1)
        while moment is not None and any(count > 0 for count in wanted.values()):
            found.append(moment.single)
            if moment.asked is not None:
                wanted[moment.asked] -= 1
            moment = moment.before
        return found[::-1]

    def drawing(self) -> str:
        """Draw what is public; drawn once and kept."""
        if not self._drawn:
            self._drawn = text_of(self.single.game, self.single.state, None)
        return self._drawn

    def history_hash(self, seat: Seat) -> bytes:
        """Return a hash of all this seat has learnt so far."""
        unhashed: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and seat not in moment._history_hashes:
            unhashed.append(moment)
            moment = moment.before
        found = b"" if moment is None else moment._history_hashes[seat]
        for one in reversed(unhashed):
            found = hashlib.blake2b(found + one.single.knowledge(seat), digest_size=16).digest()
            one._history_hashes[seat] = found
        return found

    def legal(self) -> list[MoveId]:
        if self._legal is None:
            self._legal = self.single.legal()
        return self._legal

    def row(self, seat: Seat, features: Features) -> list[float]:
        """Return what a seat knows; kept for the seat to move, which will look back at it."""
        if seat != self.asked:
            return self.single.row(seat, features)
        if self._row is None:
            self._row = self.single.row(seat, features)
        return self._row

    def rows(self, seat: Seat, features: Features) -> list[float]:
        """Return what a seat knows and knew at its last decisions, then zeros for those not made yet."""
        decisions = self.decisions(seat)
        rows: list[float] = []
        for moment in decisions:
            rows += moment.row(seat, features)
        rows += zeros((self.recall - len(decisions)) * len(features))
        if len(decisions) == self.recall > 1:
            decisions[-1]._row = None  # too old for the next decision
        return rows

    def decisions(self, seat: Seat) -> list[Moment]:
        """Return this moment, then those of a seat's last decisions, the latest first."""
        found, moment = [self], self.before
        while moment is not None and len(found) < self.recall:
            if moment.asked == seat:
                found.append(moment)
            moment = moment.before
        return found


def moment_again(singles: Sequence[Single], recall: int, stories: dict[Seat, bytes]) -> Moment:
    """Restore the last of some moments, with each seat's history hash."""
    moment: Moment | None = None
    for single in singles:
        moment = Moment(single, moment, recall)
    assert moment is not None
    moment._history_hashes = dict(stories)
    return moment


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress. `_luck`: the bytes of the deal so far; `_waits`: a move waiting for its chance node."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._seats = game.seats
        self._luck: tuple[int, ...] = ()
        self._waits: MoveId | None = None
        self._now = Moment(game.empty, None, game.recall)

    @property
    def _single(self) -> Single:
        return self._now.single

    def begin_at(self, single: Single) -> None:
        """Begin with a running game instead of a deal. Its news are muted, as in every state of this module."""
        mute(single.state)
        self._luck = (0,) * LUCK_BYTES
        self._now = Moment(single, None, self._now.recall)

    def is_dealt(self) -> bool:
        return len(self._luck) == LUCK_BYTES

    def current_player(self) -> int:
        if self.is_chance_node():
            return CHANCE
        return TERMINAL if self._now.asked is None else self._now.asked

    def is_chance_node(self) -> bool:
        return self._waits is not None or not self.is_dealt()

    def is_terminal(self) -> bool:
        return self._now.asked is None and self.is_dealt()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES[:]

    def _legal_actions(self, player: int) -> list[MoveId]:
        return self._now.legal() if player == self._now.asked else []

    def legal_actions(self, *player: int) -> list[int]:
        return [*self._now.legal()] if self._decides(player) else self._of_openspiel("legal_actions", player)

    def legal_actions_mask(self, *player: int) -> list[int]:
        """Return the mask; empty for a player while chance decides.

        OpenSpiel would mark chance outcomes, of which there may be more than the mask has places, and write beyond its
        end.
        """
        is_seat = len(player) == 1 and player[0] >= 0
        if not self._decides(player) and not (is_seat and self.is_chance_node()):
            return self._of_openspiel("legal_actions_mask", player)
        mask = [0] * self._single.game.MOVES.size
        for move in () if self.is_chance_node() else self._now.legal():
            mask[move] = 1
        return mask

    def _of_openspiel(self, method: str, player: tuple[int, ...]) -> list[Any]:
        """Return OpenSpiel's own answer, or raise its error."""
        answer: list[Any] = getattr(super(), method)(*player)
        return answer

    def _decides(self, player: tuple[int, ...]) -> bool:
        """Return whether the seat to move is meant, by its number or by none."""
        return self._now.asked is not None and not self.is_chance_node() and player in ((), (self._now.asked,))

    def information_state_tensor(self, *player: int) -> list[float]:
        seat = self._seat_meant(player)
        if seat is None:
            return self._of_openspiel("information_state_tensor", player)
        return self._now.rows(seat, self.get_game().features)

    def observation_tensor(self, *player: int) -> list[float]:
        seat = self._seat_meant(player)
        if seat is None:
            return self._of_openspiel("observation_tensor", player)
        return [*self._now.row(seat, self.get_game().features)]

    def _seat_meant(self, player: tuple[int, ...]) -> Seat | None:
        """Return the seat of that number, or the one to move; None where OpenSpiel has to answer."""
        if not self.is_dealt():
            return None
        seat = player[0] if player else self.current_player()
        return Seat(seat) if type(seat) is int and len(player) < 2 and 0 <= seat < self._seats else None

    def _apply_action(self, action: int) -> None:
        if not self.is_dealt():
            self._luck = (*self._luck, action)
            if self.is_dealt():
                dealt = self._single.__deepcopy__({})
                dealt.deal(int.from_bytes(bytes(self._luck), "big"))
                self._now = Moment(dealt, None, self._now.recall)
        elif self._waits is not None:
            decided = self._single.with_luck(action)
            decided.play(self._waits)
            self._advance(decided)
        else:
            move = MoveId(action)
            after, drew_luck = self._single.after(move)
            if drew_luck:
                self._waits = move
            else:
                self._advance(after)

    def _advance(self, after: Single) -> None:
        self._now = Moment(after, self._now, self._now.recall)
        self._waits = None

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return self._single.game.MOVES.print(MoveId(action))

    def returns(self) -> list[float]:
        return self._single.rewards() if self.is_terminal() else [0.0] * self._seats

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> SpielState:
        """Return another state this player cannot tell from this one, with new random numbers to come."""
        other: SpielState = self.clone()
        determinized = self._single.determinized(Seat(player), int(random() * 2**53))
        other._now = Moment(determinized, self._now.before, self._now.recall)
        return other

    def hidden(self, player: int) -> InfoState:
        """Return this player's information state, as given to our bots."""
        return self._single.hidden(Seat(player))

    def known(self, player: int) -> str:
        """Return what the player knows, for people, and a hash of it: states with the same text look alike to it."""
        seat = Seat(player)
        return f"{self._in_words(seat)}\nknowledge: {self._single.knowledge(seat).hex()}"

    def learnt(self, player: int) -> str:
        """Return what the player knows, and a hash of all it has learnt since the deal."""
        seat = Seat(player)
        return f"{self._in_words(seat)}\nhistory: {self._now.history_hash(seat).hex()}"

    def _in_words(self, seat: Seat) -> str:
        game = self.get_game()
        text: str = game.text.of(self._single.observe(seat, game.features))
        return text

    def features(self, player: int) -> Any:
        """Return what the player knows, scaled."""
        game = self.get_game()
        return self._single.observe(Seat(player), game.features) * game.features.scale

    def recalled(self, player: int) -> Any:
        """Return the same, now and at the player's last decisions, one row each."""
        game, seat = self.get_game(), Seat(player)
        rows = [moment.single.observe(seat, game.features) for moment in self._now.decisions(seat)]
        return np.stack(rows) * game.features.scale

    def __reduce__(self) -> Any:
        return state_again, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    def __deepcopy__(self, _memo: Any) -> SpielState:
        twin: SpielState = self.clone()
        return twin

    def __str__(self) -> str:
        """Return the state in words, with a hash of the full state; OpenSpiel asks for it at every step."""
        game, s = self._single.game, self._single.state
        title = game.meta.title["en"]
        if not self.is_dealt():
            luck = " ".join(map(str, self._luck)) or "none"
            return f"{title}\nnot dealt yet, luck so far: {luck}"
        standing = np.zeros((2, MAX_SEATS), np.int64)
        game.standing(s, standing)
        scores = ", ".join(f"seat {seat}: {standing[0, seat]}" for seat in range(int(s.seats)))
        asked = (
            game.ENDINGS[int(s.over) - 1] if s.over else f"{game.PHASES[int(s.phase)]}, seat {int(s.to_move)} to move"
        )
        if self._waits is not None:
            asked = f"{game.MOVES.print(self._waits)}: luck decides"
        digest = hashlib.blake2b(s.tobytes(), digest_size=8).hexdigest()
        return f"{title}\n{asked}\n{scores}\nstate {digest}"

    def drawing(self) -> str:
        """Draw the table as far as it is public."""
        return self._now.drawing()


class SpielObserver:
    """What a seat knows, as features and as text: now, or with its history."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        rows = game.recall if perfect_recall else 1
        self.tensor = np.zeros(rows * len(game.features), np.float32)
        self._rows = self.tensor.reshape(rows, -1)
        self.dict = {"features": self._rows if perfect_recall else self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0
        if not state.is_dealt():
            return
        if self.perfect_recall:
            rows = state.recalled(player)
            self._rows[: len(rows)] = rows
        else:
            self.tensor[:] = state.features(player)

    def string_from(self, state: SpielState, player: int) -> str:
        if not state.is_dealt():
            return "not dealt yet"
        return state.learnt(player) if self.perfect_recall else state.known(player)


def game_again(name: str) -> SpielGame:
    """Restore a game from a pickle: importing this module has registered it."""
    game: SpielGame = pyspiel.load_game(name)
    return game


def state_again(text: str) -> SpielState:
    state: SpielState = pyspiel.deserialize_game_and_state(text)[1]
    return state


def registered() -> Sequence[str]:
    """Return OpenSpiel's names of our games."""
    return [f"{PREFIX}{key}" for key in game_keys()]


for _key in game_keys():
    pyspiel.register_game(game_type(_key), type(f"Spiel_{_key}", (SpielGame,), {"key": _key}))
