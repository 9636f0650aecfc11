"""A table in this process, as people script against it: a game in progress with advice, drawings and its record."""

from __future__ import annotations

from typing import Any

from bauhuette.bots.protocol import Bot, Budget
from bauhuette.engine.eyes import AnySeat
from bauhuette.engine.position import position_of
from bauhuette.engine.speech import Speech
from bauhuette.match.drawing import drawn
from bauhuette.match.hint import Advice, hint_for
from bauhuette.match.kernel import AnyMove, BadTable, Kernel, Move, planned
from bauhuette.match.recording import record_of


class Table(Kernel):
    """One game in progress, with the whole truth; views and bots get what their seat may know.

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
        """The program's best sequence of moves for the step at hand, where the game has one."""
        if self.to_move is None:
            return []
        return [self.move_of(number) for number in planned(self.game, self.hidden(self.to_move))]

    def preview(self, move: AnyMove, lang: str = "en") -> str:
        """What a move of the seat to move will do, as far as this seat can know; nothing where the game says nothing.

        >>> import bauhuette as bh
        >>> bh.game("cologne").table(seats=2, seed=7).preview("roll")
        'May bring a stone to a gate or a card to you.'
        """
        if self.to_move is None:
            return ""
        lines = self.game.preview(self.hidden(self.to_move), self.move_id(move))
        return Speech(self.game, lang, self.names, self.to_move).foretold(lines)

    def hint(self, seat: AnySeat, budget: Budget | None = None) -> list[Advice]:
        """What a strong player would do with this seat's knowledge: the best moves first, each with its prospects."""
        return hint_for(self, self._seat(seat), budget)

    def ask(self, bot: Bot, budget: Budget | None = None) -> Move:
        """What a bot would do now on the seat to move; it gets what this seat knows. The same table asks for the same.

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
        """What a seat, or somebody who only watches, sees, as plain text; `print(table)` shows what everybody sees.

        >>> import bauhuette as bh
        >>> print(bh.game("pillars").table(seats=3, seed=7).draw(seat=0).splitlines()[0])
        The Pillars of the Earth: The Card Game
        """
        return "\n".join(drawn(self, seat, lang))

    def __str__(self) -> str:
        return self.draw()

    def __repr__(self) -> str:
        return f"<Table {self.game.meta.key}, {len(self.names)} seats, {self.version} moves made>"

    def position(self) -> dict[str, Any]:
        """The whole truth as JSON, to be edited and laid out again (`game.table(position=...)`)."""
        return position_of(self.game, self.state)

    def record(self) -> dict[str, Any]:
        """All there is to replay and verify the game, its secret seed too: hand it out only when the game is over."""
        return record_of(self)
