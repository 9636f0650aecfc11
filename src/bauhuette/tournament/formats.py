"""The forms of tournaments, in their own file: the command line needs them before it loads anything large."""

from __future__ import annotations

from typing import Literal

Form = Literal["swiss", "robin", "knockout", "league"]
