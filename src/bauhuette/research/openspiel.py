"""OpenSpiel: importing this module registers every game as `bauhuette_<key>`.

    import pyspiel, bauhuette.research.openspiel
    game = pyspiel.load_game("bauhuette_pillars(players=3)")

A game begins with chance nodes that choose its stream of luck, byte by byte; what follows is decided by it and by the
moves. So a history replays exactly. `resample_from_infostate` imagines a world from the player's hidden record alone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from bauhuette.engine.catalogue import game_keys, meta_of
from bauhuette.engine.eyes import Hidden, MoveId, Seat
from bauhuette.engine.game import Game
from bauhuette.engine.registry import load
from bauhuette.nets.features import features_of
from bauhuette.research.extras import need
from bauhuette.research.single import Single

pyspiel: Any = need("pyspiel", "research")

LUCK_BYTES = 4  # chance nodes at the beginning
MAX_GAME_LENGTH = 20_000  # moves; no game comes near
PREFIX = "bauhuette_"


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
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(meta.seats)},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games for OpenSpiel; `key` is set for each game."""

    key = ""

    def __init__(self, params: Any = None) -> None:
        self.rules: Game = load(self.key)
        self.features = features_of(self.rules)
        seats = int((params or {}).get("players", max(self.rules.meta.seats)))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.MOVES.size,
            max_chance_outcomes=256,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(game_type(self.key), info, params or {})
        self.seats = seats
        self.empty = Single(self.rules, seats)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def __reduce__(self) -> Any:
        return game_again, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"no parameters: {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self, recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress. `_stories` names all that each player has learnt so far (perfect recall)."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._luck: tuple[int, ...] = ()
        self._single: Single = game.empty
        self._stories: tuple[bytes, ...] = (b"",) * game.seats

    def current_player(self) -> int:
        if len(self._luck) < LUCK_BYTES:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self._single.to_move
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        return len(self._luck) == LUCK_BYTES and self._single.to_move is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1 / 256) for byte in range(256)]

    def _legal_actions(self, player: int) -> list[MoveId]:
        return self._single.legal() if player == self._single.to_move else []

    def _apply_action(self, action: int) -> None:
        if len(self._luck) < LUCK_BYTES:
            self._luck = (*self._luck, action)
            if len(self._luck) < LUCK_BYTES:
                return
            self._single = self.get_game().empty.__deepcopy__({})
            self._single.deal(int.from_bytes(bytes(self._luck), "big"))
        else:
            self._single.play(MoveId(action))
        self._stories = tuple(
            hashlib.blake2b(story + self._single.knowledge(Seat(seat)), digest_size=16).digest()
            for seat, story in enumerate(self._stories)
        )

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return self._single.game.MOVES.print(MoveId(action))

    def returns(self) -> list[float]:
        return self._single.rewards() if self.is_terminal() else [0.0] * len(self._stories)

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> SpielState:
        """Another state this player cannot tell from this one; luck to come is new."""
        other: SpielState = self.clone()
        other._single = self._single.imagined(Seat(player), int(random() * 2**53))
        return other

    def hidden(self, player: int) -> Hidden:
        """The record our bots are given: what this player knows."""
        return self._single.hidden(Seat(player))

    def story(self, player: int) -> str:
        return self._stories[player].hex()

    def known(self, player: int) -> str:
        return self._single.knowledge(Seat(player)).hex()

    def features(self, player: int) -> Any:
        return self._single.observe(Seat(player), self.get_game().features)

    def is_dealt(self) -> bool:
        return len(self._luck) == LUCK_BYTES

    def __reduce__(self) -> Any:
        return state_again, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    def __deepcopy__(self, _memo: Any) -> SpielState:
        twin: SpielState = self.clone()
        return twin

    def __str__(self) -> str:
        luck = " ".join(map(str, self._luck))
        return f"luck {luck}, state {hashlib.blake2b(self._single.state.tobytes(), digest_size=8).hexdigest()}"


class SpielObserver:
    """The features of a seat, and a name for what it knows: now, or with perfect recall from the beginning."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(len(game.features), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.features(player) if state.is_dealt() else 0

    def string_from(self, state: SpielState, player: int) -> str:
        if not state.is_dealt():
            return "not dealt yet"
        return state.story(player) if self.perfect_recall else state.known(player)


def game_again(name: str) -> SpielGame:
    """Read from a pickle: importing this module has registered the game."""
    game: SpielGame = pyspiel.load_game(name)
    return game


def state_again(text: str) -> SpielState:
    state: SpielState = pyspiel.deserialize_game_and_state(text)[1]
    return state


def registered() -> Sequence[str]:
    """The names under which OpenSpiel knows our games."""
    return [f"{PREFIX}{key}" for key in game_keys()]


for _key in game_keys():
    pyspiel.register_game(game_type(_key), type(f"Spiel_{_key}", (SpielGame,), {"key": _key}))
