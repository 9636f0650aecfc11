"""The forms a tournament can have. (Its own file: the command line names them before it loads anything large.)"""

from __future__ import annotations

from typing import Literal

Form = Literal["swiss", "robin", "knockout", "league"]
