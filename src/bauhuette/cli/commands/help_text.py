"""How `--help` lists the commands, and an example of each."""

from __future__ import annotations

from typing import Any

from typer.core import TyperGroup

GROUPS = {
    "Play": ("play", "resume", "saved", "today", "puzzles"),
    "Learn": ("learn", "games", "rules", "cards", "editions"),
    "Look back": ("replay", "verify", "analyse"),
    "Host": ("serve", "warm", "doctor", "backup", "migrate", "move-database", "export", "admin", "tournament"),
    "Research": (
        "arena", "bench-agent", "balance", "soak", "spec", "export-dataset", "release-dataset", "train",
    ),
}  # fmt: skip

EXAMPLES = {
    "": "play pillars",
    "play": "play pillars --seats me,greedy,foreman",
    "resume": "resume 2",
    "saved": "saved",
    "today": "today cologne --server http://localhost:8000",
    "learn": "learn contest",
    "games": "games",
    "rules": "rules pillars P8",
    "cards": "cards baumeister",
    "replay": "replay game.json",
    "verify": "verify game.json",
    "analyse": "analyse game.json --html page.html",
    "serve": "serve --host 0.0.0.0 --port 8000",
    "warm": "warm pillars",
    "doctor": "doctor --database tables.sqlite3",
    "backup": "backup copy.sqlite3",
    "migrate": "migrate --database tables.sqlite3",
    "move-database": "move-database tables.sqlite3 postgresql://user@localhost/tables",
    "export": "export records",
    "arena": "arena pillars --bots foreman,greedy --games 50",
    "bench-agent": "bench-agent my.py:Cautious --game pillars --deals 20",
    "balance": "balance contest --games 200",
    "soak": "soak cologne --games 1000",
    "spec": "spec pillars",
    "export-dataset": "export-dataset pillars games.parquet --games 100",
    "release-dataset": "release-dataset folder --game pillars --games 1000",
    "train": "train pillars --minutes 30",
    "admin": "admin tables --status running",
    "admin tables": "admin tables --status running",
    "admin people": "admin people --kind accounts",
    "admin bans": "admin bans",
    "admin log": "admin log --limit 20",
    "admin close": "admin close 4f1c --reason 'The server moves.'",
    "admin ban": "admin ban Anna --until 7d --reason insults",
    "admin unban": "admin unban Anna",
    "admin delete": "admin delete Anna",
    "admin host": "admin host Anna",
    "admin announce": "admin announce 'Back at noon.' --until 2h",
    "admin export": "admin export Anna anna.json",
    "tournament": "tournament new cup.jsonl 'Spring cup' --game pillars",
    "tournament new": "tournament new cup.jsonl 'Spring cup' --game pillars --form robin",
    "tournament enter": "tournament enter cup.jsonl --bot foreman --count 4",
    "tournament withdraw": "tournament withdraw cup.jsonl 3",
    "tournament sit-out": "tournament sit-out cup.jsonl 3",
    "tournament replace": "tournament replace cup.jsonl 3 --bot greedy",
    "tournament start": "tournament start cup.jsonl",
    "tournament close": "tournament close cup.jsonl",
    "tournament play": "tournament play cup.jsonl",
    "tournament result": "tournament result cup.jsonl 1 2 41 38 35",
    "tournament show": "tournament show cup.jsonl",
    "tournament standings": "tournament standings cup.jsonl",
    "tournament pairings": "tournament pairings cup.jsonl 2",
    "tournament deal": "tournament deal cup.jsonl 2",
    "tournament on-server": "tournament on-server http://localhost:8000",
    "editions": "editions check my-copy.toml",
    "editions list": "editions list folder",
    "editions check": "editions check my-copy.toml",
    "editions compare": "editions compare mine.toml theirs.toml",
    "editions merge": "editions merge cologne mine.toml theirs.toml > board.diff",
    "puzzles": "puzzles play pillars --count 3",
    "puzzles today": "puzzles today",
    "puzzles play": "puzzles play pillars --count 3",
    "puzzles make": "puzzles make pillars puzzles.jsonl --count 10",
    "puzzles check": "puzzles check pillars",
}


class Commands(TyperGroup):
    """A group whose help shows whole sentences."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002
        for group, names in self.sections().items():
            with formatter.section(group):
                formatter.write_dl([(name, self.commands[name].get_short_help_str(200)) for name in names])

    def sections(self) -> dict[str, tuple[str, ...]]:
        return {"Commands": tuple(self.commands)}


class GroupedCommands(Commands):
    """The commands of `bauhuette`, by what they are for."""

    def sections(self) -> dict[str, tuple[str, ...]]:
        return GROUPS


def example_of(path: str) -> str:
    """Return what stands below the help of a command."""
    return f"\b\nExample:\n  bauhuette {EXAMPLES[path]}" if path in EXAMPLES else ""
