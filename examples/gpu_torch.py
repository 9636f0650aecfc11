"""A loop on the graphics card with PyTorch: games, masks, observations and the net never leave it.

    pip install torch 'bauhuette[gpu]'
    python examples/gpu_torch.py pillars --games 65536 --steps 200

It needs an NVIDIA card. It learns nothing: it shows where arrays come from and go to; `examples/ppo.py` shows what to
do with them. `CudaBatch` hands out the same arrays at every call, so what is kept for later has to be cloned.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

import torch

from bauhuette.research.gpu import CudaBatch


def main(args: Sequence[str] | None = None) -> float:
    """Decisions a second."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("game", nargs="?", default="pillars")
    given.add_argument("--games", type=int, default=65_536)
    given.add_argument("--steps", type=int, default=200)
    wish = given.parse_args(args)

    batch = CudaBatch(wish.game, wish.games, seed=1)
    scale = torch.from_numpy(batch.features.scale).cuda()
    net = torch.nn.Linear(len(batch.features), batch.game.MOVES.size).cuda()
    ended = torch.zeros((), dtype=torch.long, device="cuda")
    begun = 0.0
    for step in range(wish.steps + 1):
        if step == 1:  # the first one compiles
            torch.cuda.synchronize()
            begun = time.perf_counter()
        seen = torch.as_tensor(batch.observe(), device="cuda") * scale
        mask = torch.as_tensor(batch.legal_mask(), device="cuda").bool()
        with torch.no_grad():
            logits = net(seen).masked_fill(~mask, -torch.inf)
            moves = torch.distributions.Categorical(logits=logits).sample()
        torch.cuda.synchronize()  # the batch works on a stream of its own
        over = torch.as_tensor(batch.step(moves, check=False).over, device="cuda")
        ended += (over > 0).sum()
    torch.cuda.synchronize()
    speed = float(wish.games * wish.steps / (time.perf_counter() - begun))
    print(f"{speed / 1e6:.1f} million decisions a second, {int(ended)} games ended")
    return speed


if __name__ == "__main__":
    main()
