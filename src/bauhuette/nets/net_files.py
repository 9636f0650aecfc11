"""Nets as files: NumPy arrays in half precision, with a card that says where the net comes from.

A net knows the features and moves of a game by their numbers, so it fits only the rules, components and features it was
trained with; otherwise it is refused.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar
from zipfile import BadZipFile

import numpy as np

from bauhuette.engine.errors import BauhuetteError
from bauhuette.engine.game import Game
from bauhuette.engine.meta import GameMeta
from bauhuette.nets.features import features_of
from bauhuette.nets.policy_net import Head, Layer, Net
from bauhuette.nets.rollout_net import RolloutNet
from bauhuette.nets.value_net import ValueNet

SHIPPED = Path(__file__).parent / "files"
CARD = "card"
Taken = TypeVar("Taken")
Small = TypeVar("Small", ValueNet, RolloutNet)  # nets inside compiled searches


class BadNet(BauhuetteError):
    """A file that is no net, or not for this game as it is played here."""


@dataclass(frozen=True)
class MeasuredStrength:
    """A net's measured share of wins, and the command that repeats the games."""

    against: str
    games: int
    share: float
    low: float
    high: float
    command: str


@dataclass(frozen=True)
class Card:
    """What a net is for and how it was trained."""

    game: str
    seats: int
    rules_version: int
    edition: str
    features_version: int
    names: str  # a hash of the names of all features and moves
    command: str
    seed: int
    seconds: float  # of training
    decisions: int
    device: str
    settings: dict[str, float] = field(default_factory=dict)  # of the training (`train/recipes.toml`)
    strength: list[MeasuredStrength] = field(default_factory=list)
    trust: float | None = None  # bonus of the policy's move; None: the policy is not asked


_names: dict[str, str] = {}  # by the package of the game


def names_hash(game: Game) -> str:
    if game.package not in _names:
        _names[game.package] = _hash_of_names(game)
    return _names[game.package]


def _hash_of_names(game: Game) -> str:
    names = [*features_of(game).names, *(game.MOVES.print(move) for move in game.MOVES.ids())]
    return blake2b("\n".join(names).encode(), digest_size=8).hexdigest()


def identity_of(game: Game) -> dict[str, Any]:
    """Return the part of a card that a net must match."""
    return {
        "game": game.meta.key,
        "rules_version": game.meta.rules_version,
        "edition": game.edition,
        "features_version": features_of(game).version,
        "names": names_hash(game),
    }


def write_net(file: Path, net: Net, card: Card) -> None:
    arrays: dict[str, Any] = {"columns": net.columns.astype(np.int32)}
    for number, layer in enumerate(net.layers):
        arrays |= {f"layer{number}.{name}": part.astype(np.float16) for name, part in layer._asdict().items()}
    for name, head in (("moves", net.moves), ("value", net.value)):
        arrays |= {f"{name}.{part}": values.astype(np.float16) for part, values in head._asdict().items()}
    _write(file, arrays, card)


def write_small(file: Path, net: ValueNet | RolloutNet, card: Card) -> None:
    """Write a value net or rollout net. The scale of its features is the game's and is not stored."""
    arrays: dict[str, Any] = {name: part.astype(np.float16) for name, part in net._asdict().items()}
    del arrays["scale"]
    _write(file, arrays | {"columns": net.columns.astype(np.int32)}, card)


def _write(file: Path, arrays: dict[str, Any], card: Card) -> None:
    """Write the whole file or nothing."""
    arrays[CARD] = np.frombuffer(json.dumps(asdict(card)).encode(), np.uint8)
    beside = file.with_suffix(".part")
    with beside.open("wb") as target:
        np.savez_compressed(target, **arrays)
    beside.replace(file)


def read_net(file: Path) -> tuple[Net, Card]:
    """Read a policy net of any game."""
    return _read(file, _net_from)


def _read(file: Path, take: Callable[[Mapping[str, Any]], Taken]) -> tuple[Taken, Card]:
    try:
        with file.open("rb") as source, np.load(source, allow_pickle=False) as arrays:
            return take(arrays), _card_from(json.loads(arrays[CARD].tobytes()))
    except (OSError, EOFError, BadZipFile, KeyError, ValueError, TypeError) as error:
        raise BadNet("net-unreadable", file=file.name, reason=str(error) or type(error).__name__) from None


def _net_from(arrays: Mapping[str, Any]) -> Net:
    def part(name: str) -> Any:
        return arrays[name].astype(np.float32)

    count = sum(name.endswith(".gain") for name in arrays)
    layers = [Layer(*(part(f"layer{k}.{name}") for name in Layer._fields)) for k in range(count)]
    heads = [Head(*(part(f"{name}.{field}") for field in Head._fields)) for name in ("moves", "value")]
    return Net(arrays["columns"], tuple(layers), *heads)


def _card_from(card: dict[str, Any]) -> Card:
    card["strength"] = [MeasuredStrength(**row) for row in card["strength"]]
    return Card(**{name.name: card[name.name] for name in fields(Card) if name.name in card})


def net_for(game: Game, file: Path) -> tuple[Net, Card]:
    """Read a net that fits this game as it is played here; refuse any other with the reason."""
    net, card = read_net(file)
    _refuse_misfit(game, card, file)
    return net, card


def small_net_for(game: Game, file: Path, kind: type[Small]) -> tuple[Small, Card]:
    """Read a value net or rollout net likewise."""
    scale = features_of(game).scale

    def take(arrays: Mapping[str, Any]) -> Small:
        columns = arrays["columns"].astype(np.int32)
        # Row by row, however they were written: a compiled search fits no other layout.
        weights = (arrays[name].astype(np.float32, order="C") for name in kind._fields[2:])
        return kind(columns, scale[columns].astype(np.float32), *weights)

    net, card = _read(file, take)
    _refuse_misfit(game, card, file)
    return net, card


def _refuse_misfit(game: Game, card: Card, file: Path) -> None:
    for what, known in identity_of(game).items():
        if getattr(card, what) != known:
            raise BadNet(f"net-{what}", file=file.name, found=str(getattr(card, what)), known=str(known))


def value_nets_of(game: Game) -> dict[int, ValueNet]:
    """Return the package's value nets by number of seats; empty if any is missing or made for other rules."""
    return _all_of(game, "outlook", ValueNet) if game.meta.outlook else {}


def rollout_nets_of(game: Game) -> dict[int, RolloutNet]:
    """Return the package's rollout nets likewise."""
    return _all_of(game, "pupil", RolloutNet) if game.meta.pupil else {}


def _all_of(game: Game, name: str, kind: type[Small]) -> dict[int, Small]:
    files = [SHIPPED / f"{name}-{game.meta.key}-{seats}.npz" for seats in game.meta.seats]
    if not all(file.exists() for file in files):
        return {}
    try:
        known = [small_net_for(game, file, kind) for file in files]
    except BadNet:
        return {}
    return {card.seats: net for net, card in known}


def shipped_file(meta: GameMeta, seats: int) -> Path:
    return SHIPPED / f"{meta.key}-{seats}.npz"


def is_proven(meta: GameMeta) -> bool:
    """Return whether a game's nets surely win more than their share among greedy players, at all table sizes."""
    return all(_is_above_greedy(shipped_file(meta, seats), seats) for seats in meta.seats)


@cache
def _is_above_greedy(file: Path, seats: int) -> bool:
    if not file.exists():
        return False
    _, card = _read(file, lambda _arrays: None)
    return any(row.against == "greedy" and row.low > 1 / seats for row in card.strength)
