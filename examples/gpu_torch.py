"""A loop on the graphics card with PyTorch: games, masks, observations and the net never leave it.

    pip install torch 'bauhuette[gpu]'
    python examples/gpu_torch.py pillars --games 65536 --steps 200

It needs an NVIDIA card. It learns nothing: it shows where arrays come from and go to; `examples/ppo.py` shows what to
do with them. `CudaBatch` returns the same arrays at every call: clone what you keep.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

import torch

from bauhuette.research.gpu import CudaBatch


def main(args: Sequence[str] | None = None) -> float:
    """Return decisions per second."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("game", nargs="?", default="pillars")
    given.add_argument("--games", type=int, default=65_536)
    given.add_argument("--steps", type=int, default=200)
    options = given.parse_args(args)

    batch = CudaBatch(options.game, options.games, seed=1)
    scale = torch.from_numpy(batch.features.scale).cuda()
    net = torch.nn.Linear(len(batch.features), batch.game.MOVES.size).cuda()
    ended = torch.zeros((), dtype=torch.long, device="cuda")
    begun = 0.0
    for step in range(options.steps + 1):
        if step == 1:  # the first step compiles
            torch.cuda.synchronize()
            begun = time.perf_counter()
        seen = torch.as_tensor(batch.observe(), device="cuda") * scale
        mask = torch.as_tensor(batch.legal_mask(), device="cuda").bool()
        with torch.no_grad():
            logits = net(seen).masked_fill(~mask, -torch.inf)
            moves = torch.distributions.Categorical(logits=logits).sample()
        torch.cuda.synchronize()  # the batch uses its own stream
        over = torch.as_tensor(batch.step(moves, check=False).over, device="cuda")
        ended += (over > 0).sum()
    torch.cuda.synchronize()
    speed = float(options.games * options.steps / (time.perf_counter() - begun))
    print(f"{speed / 1e6:.1f} million decisions a second, {int(ended)} games ended")
    return speed


if __name__ == "__main__":
    main()
