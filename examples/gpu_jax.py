"""The loop of `gpu_torch.py` with JAX: arrays are shared through DLPack or `__cuda_array_interface__`, without a copy.

    pip install 'jax[cuda13]' 'bauhuette[gpu]'
    python examples/gpu_jax.py pillars --games 65536 --steps 200

It needs an NVIDIA card. JAX reserves most of its memory at once; XLA_PYTHON_CLIENT_PREALLOCATE=false leaves some.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp

from bauhuette.research.gpu import CudaBatch


def choose(weights: Any, scale: Any, seen: Any, mask: Any, key: Any) -> Any:
    logits = jnp.where(mask, (seen * scale) @ weights, -jnp.inf)
    return jax.random.categorical(key, logits)


def main(args: Sequence[str] | None = None) -> float:
    """Return decisions per second."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("game", nargs="?", default="pillars")
    given.add_argument("--games", type=int, default=65_536)
    given.add_argument("--steps", type=int, default=200)
    options = given.parse_args(args)

    jax.config.update("jax_enable_x64", True)  # moves are 64 bits wide
    batch = CudaBatch(options.game, options.games, seed=1)
    key = jax.random.key(1)
    weights = jax.random.normal(key, (len(batch.features), batch.game.MOVES.size), jnp.float32) * 0.01
    scale, chosen = jnp.asarray(batch.features.scale), jax.jit(choose)
    begun, ended = 0.0, 0
    for step in range(options.steps + 1):
        if step == 1:  # the first step compiles
            begun = time.perf_counter()
        key, rng = jax.random.split(key)
        seen, mask = jnp.asarray(batch.observe()), jnp.asarray(batch.legal_mask())
        moves = chosen(weights, scale, seen, mask, rng).astype(jnp.int64).block_until_ready()
        ended += int((jnp.asarray(batch.step(moves, check=False).over) > 0).sum())
    speed = float(options.games * options.steps / (time.perf_counter() - begun))
    print(f"{speed / 1e6:.1f} million decisions a second, {ended} games ended")
    return speed


if __name__ == "__main__":
    main()
