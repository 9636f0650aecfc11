"""A table in this process, for scripts: a game in progress with advice, drawings and its record."""

from __future__ import annotations

from typing import Any

from bauhuette.bots.protocol import Bot, Budget
from bauhuette.engine.narration import Narrator
from bauhuette.engine.position import position_of
from bauhuette.engine.types import AnySeat
from bauhuette.match.hint import Hint, hints_from
from bauhuette.match.plain_text import table_lines
from bauhuette.match.play_state import AnyMove, BadTable, Move, PlayState, planned
from bauhuette.match.record_writer import record_of


class Table(PlayState):
    """One game in progress with its full state; views and bots get what their seat may know.

    >>> import bauhuette as bh
    >>> table = bh.game("pillars").table(seats=3, seed=7)
    >>> table.to_move, table.phase, table.version
    (0, 'trick', 0)
    >>> refusal = table.why_not("play alfred-builder")
    >>> refusal.rule_id
    'P7'
    >>> table.play(table.moves()[0])
    >>> table.outcome is None
    True
    """

    def plan(self) -> list[Move]:
        """Return the best sequence of moves for the current step, where the game has a planner."""
        if self.to_move is None:
            return []
        return [self.move_of(number) for number in planned(self.game, self.hidden(self.to_move))]

    def preview(self, move: AnyMove, lang: str = "en") -> str:
        """Return what a move of the seat to move will do, as far as this seat can know; empty where unknown.

        >>> import bauhuette as bh
        >>> bh.game("cologne").table(seats=2, seed=7).preview("roll")
        'May bring a stone to a gate or a card to you.'
        """
        if self.to_move is None:
            return ""
        lines = self.game.preview(self.hidden(self.to_move), self.move_id(move))
        return Narrator(self.game, lang, self.names, self.to_move).foretold(lines)

    def hint(self, seat: AnySeat, determinizations: int = 0) -> list[Hint]:
        """Return the moves evaluated from what this seat knows, the best first; empty if it is not asked.

        Fewer `determinizations` than the game's number (0) are quicker and less exact.
        """
        asked = self._seat(seat)
        if asked != self.to_move:
            return []
        return hints_from(self.game, self.names, self.hidden(asked), asked, determinizations)

    def ask(self, bot: Bot, budget: Budget | None = None) -> Move:
        """Return the move a bot would make for the seat to move, from what this seat knows; repeatable.

        >>> import bauhuette as bh
        >>> game = bh.game("pillars")
        >>> table, greedy = game.table(seats=3, seed=7), bh.bot("greedy", game)
        >>> while table.to_move is not None: table.play(table.ask(greedy))
        >>> table.outcome.reason
        'last-advantage'
        """
        if self.to_move is None:
            raise BadTable("game-over")
        plays = getattr(bot, "game", self.game)
        if plays.package != self.game.package:
            raise BadTable("bot-of-other-game", bot=bot.name, plays=plays.meta.key, game=self.game.meta.key)
        hidden = self.hidden_for_bot(self.to_move, self.luck_for_bot())
        return self.move_of(bot.choose(hidden, self.offered(), budget))

    def draw(self, seat: AnySeat | None = None, lang: str = "en") -> str:
        """Draw what a seat, or a spectator, sees as plain text; `print(table)` shows what is public.

        >>> import bauhuette as bh
        >>> print(bh.game("pillars").table(seats=3, seed=7).draw(seat=0).splitlines()[0])
        The Pillars of the Earth: The Card Game
        """
        return "\n".join(table_lines(self, seat, lang))

    def __str__(self) -> str:
        return self.draw()

    def __repr__(self) -> str:
        return f"<Table {self.game.meta.key}, {len(self.names)} seats, {self.version} moves made>"

    def position(self) -> dict[str, Any]:
        """Return the full state as JSON, to edit and pass to `game.table(position=...)`."""
        return position_of(self.game, self.state)

    def record(self) -> dict[str, Any]:
        """Return all that is needed to replay and verify the game, with its secret seed: share it after the end."""
        return record_of(self)
