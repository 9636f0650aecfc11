"""The policy net in PyTorch, and its conversion from and to the stored net."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn

from bauhuette.nets.policy_net import FARTHEST, TINY, Head, Layer, Net
from bauhuette.train.games import TensorGames

NEVER = -1e9  # the logit of moves not offered
FULL, HALF = torch.float32, torch.bfloat16


class Learner:
    """A net over some columns of the features, on a device."""

    def __init__(
        self, columns: Any, moves: int, width: int, layers: int, device: str, trust: float | None = None
    ) -> None:
        self.trust = trust  # the prior logit of the policy's move; None: the policy is not asked
        self.columns = torch.as_tensor(columns, device=device)
        self.device = device
        inputs = [len(columns)] + [width] * (layers - 1)
        self.linear = nn.ModuleList(nn.Linear(size, width) for size in inputs).to(device)
        self.norm = nn.ModuleList(nn.LayerNorm(width, eps=TINY) for _ in inputs).to(device)
        self.moves = nn.Linear(width, moves).to(device)
        self.value = nn.Linear(width, 1).to(device)
        nn.init.zeros_(self.value.weight)
        if trust is not None:  # at first no move is better than the policy's
            nn.init.zeros_(self.moves.weight)
            nn.init.zeros_(self.moves.bias)
        self.modules = nn.ModuleList([self.linear, self.norm, self.moves, self.value])

    @classmethod
    def of(cls, net: Net, trust: float | None, device: str) -> Learner:
        """Create a learner from a stored net, to train it further."""
        width, layers = len(net.value.weight), len(net.layers)
        learner = cls(net.columns.astype(np.int64), len(net.moves.bias), width, layers, device, trust)
        with torch.no_grad():
            for layer, linear, norm in zip(net.layers, learner.linear, learner.norm, strict=True):
                _put(linear, layer.weight, layer.bias)
                _put(norm, layer.gain, layer.shift)
            for head, linear in ((net.moves, learner.moves), (net.value, learner.value)):
                _put(linear, head.weight, head.bias)
        return learner

    def __call__(self, rows: Any) -> tuple[Any, Any]:
        """Return the logits of all moves and the expected reward."""
        with torch.autocast(self.device, HALF, enabled=self.device != "cpu"):
            hidden = rows.clamp(-FARTHEST, FARTHEST)
            for number, (linear, norm) in enumerate(zip(self.linear, self.norm, strict=True)):
                new = torch.relu(norm(linear(hidden)))
                hidden = hidden + new if number else new
            logits, value = self.moves(hidden), self.value(hidden)
        return logits.float(), value.float().squeeze(-1)

    def masked_logits(self, rows: Any, mask: Any, advice: Any) -> tuple[Any, Any]:
        """Like a call, with moves not offered masked and the prior added."""
        logits, value = self(rows)
        return logits.masked_fill(~mask, NEVER) + self.prior(logits, advice), value

    def prior(self, logits: Any, advice: Any) -> Any:
        """Return the prior logits: the trust in the policy's move."""
        trust = torch.full_like(logits[:, :1], self.trust or 0.0)
        return torch.zeros_like(logits).scatter(1, advice[:, None], trust)

    def best(self, games: TensorGames) -> Any:
        """Return the best move in each game, without sampling."""
        with torch.no_grad():
            return self.masked_logits(games.rows(self.columns), games.mask(), games.advice())[0].argmax(-1)

    def stored(self) -> Net:
        layers = [
            Layer(_array(linear.weight).T, _array(linear.bias), _array(norm.weight), _array(norm.bias))
            for linear, norm in zip(self.linear, self.norm, strict=True)
        ]
        heads = [Head(_array(head.weight).T, _array(head.bias)) for head in (self.moves, self.value)]
        return Net(self.columns.cpu().numpy().astype(np.int32), tuple(layers), *heads)


def sample(logits: Any) -> Any:
    """Sample a move of each row from the softmax of its logits."""
    noise = torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)
    return (logits - torch.log(-torch.log(noise))).argmax(-1)


def _put(module: Any, weight: Any, bias: Any) -> None:
    """Set a module's weights: stored matrices have a row for each input, PyTorch's a row for each output."""
    module.weight.copy_(torch.from_numpy(weight.T.copy()))
    module.bias.copy_(torch.from_numpy(bias.copy()))


def _array(tensor: Any) -> Any:
    return tensor.detach().float().cpu().numpy().copy()
