"""Who sits at a table at this keyboard: people, bots, and bots that play on for people."""

from __future__ import annotations

from collections.abc import Sequence

from bauhuette.bots.levels import searches
from bauhuette.bots.protocol import Bot
from bauhuette.bots.registry import bot
from bauhuette.cli.players import DEFAULT_BOT, Player
from bauhuette.compilation import GreedyUntilCompiled
from bauhuette.engine.game import Game, Outcome
from bauhuette.engine.types import Seat
from bauhuette.match.resignation import goes_on, rank_with_resigned_last
from bauhuette.match.table import Table


class Seating:
    def __init__(self, table: Table, players: Sequence[Player], resigned: Sequence[Seat] = ()) -> None:
        self.table = table
        self.players = list(players)
        self.resigned = list(resigned)
        self.bots: dict[Seat, Bot] = {
            Seat(seat): _bot_at_once(player.bot, table.game) for seat, player in enumerate(players) if player.bot
        }
        self._handed = {past.seat for past in table.past if past.stand_in}
        for seat in self.resigned:
            self._let_bot_play(seat)

    def stands_in(self, seat: Seat) -> bool:
        """Whether a bot plays at the seat of a person."""
        return seat in self.bots and (seat in self._handed or seat in self.resigned)

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in map(Seat, range(len(self.players))) if seat not in self.bots]

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        given_up = bool(self.resigned) and not goes_on([not one.bot for one in self.players], self.resigned)
        return rank_with_resigned_last(self.table.standing(), self.resigned) if given_up or self.table.outcome else None

    def hand(self, seat: Seat) -> None:
        self.players[seat] = self.players[seat]._replace(given=DEFAULT_BOT, bot=DEFAULT_BOT)
        self._handed.add(seat)
        self._let_bot_play(seat)

    def resign(self, seat: Seat) -> None:
        self.resigned.append(seat)
        self._let_bot_play(seat)

    def _let_bot_play(self, seat: Seat) -> None:
        self.bots[seat] = bot(DEFAULT_BOT, self.table.game)


def _bot_at_once(name: str, game: Game) -> Bot:
    return GreedyUntilCompiled(game, bot(name, game)) if searches(name) else bot(name, game)
