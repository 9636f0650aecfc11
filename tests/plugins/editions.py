"""In `make test` other editions are played as their rules are written: compiling one takes longer than its tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bauhuette import compilation
from bauhuette.engine import edition, jit


@pytest.fixture(autouse=True, scope="session")
def editions_as_written(thorough: bool) -> Iterator[None]:
    if thorough:
        yield
        return
    use, compile_game = edition.use_overrides, compilation.Compilation._compile

    def use_as_written(package: str, overrides: Any) -> None:
        jit.interpret(package)
        use(package, overrides)

    def compile_standard(self: compilation.Compilation) -> None:
        if not self.game.overrides:
            compile_game(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(edition, "use_overrides", use_as_written)
        patch.setattr(compilation.Compilation, "_compile", compile_standard)
        yield
