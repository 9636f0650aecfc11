"""Means with confidence intervals, and histograms."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from bauhuette.engine.localisation import figure

NORMAL_95 = 1.959964  # 95 % of a normal distribution lie within this many deviations
BINS = 24


class Mean(NamedTuple):
    """A mean with half the width of its 95 % confidence interval."""

    mean: float
    margin: float


def mean_of(values: Any) -> Mean:
    values = np.asarray(values, float)
    deviation = float(values.std(ddof=1)) if len(values) > 1 else math.nan
    return Mean(float(values.mean()), NORMAL_95 * deviation / math.sqrt(len(values)))


def mean_text(mean: Mean, percent: bool, lang: str) -> str:
    scale, unit, digits = (100, " %", 1) if percent else (1, "", 2)
    return f"{figure(mean.mean * scale, lang, digits)} ± {figure(mean.margin * scale, lang, digits)}{unit}"


def histogram(values: Sequence[float]) -> dict[str, Any]:
    """Count in bins of equal, whole width."""
    low, high = int(min(values)), int(max(values))
    width = max(1, -(-(high - low + 1) // BINS))
    counts = np.bincount((np.asarray(values, np.int64) - low) // width)
    return {"low": low, "width": width, "counts": counts.tolist()}
