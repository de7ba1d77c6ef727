"""Teaches small networks of PLACES Bid in PyTorch, and writes their weights (see learn_networks.py)."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch

BATCH_EXAMPLES = 1024
HIGHEST_RATE = 3e-3
EXAMPLES_APART = 50
"""Neighbours are often of one game, so so many of them in a row are learned from, or judged by."""
PARTS = 12
"""One of them is kept to judge by."""
SCALE = 4096
"""Weights are written as whole numbers of this fraction, which every carrier reads alike."""


class Network(torch.nn.Module):
    """What is taught; its weights are numbers in the order in which compiled code reads them."""

    def loss(self, inputs: torch.Tensor, wanted: torch.Tensor) -> torch.Tensor:
        """How unlikely what came seemed (cross entropy)."""
        raise NotImplementedError

    def parts(self) -> tuple[torch.Tensor, ...]:
        """The weights in that order; some may be transposed views."""
        raise NotImplementedError

    def weights(self) -> list[float]:
        return [float(number) for part in self.parts() for number in part.detach().reshape(-1)]

    def load(self, weights: Sequence[float]) -> None:
        place = 0
        with torch.no_grad():
            for part in self.parts():
                numbers = torch.tensor(weights[place : place + part.numel()])
                part.copy_(numbers.reshape(part.shape))
                place += part.numel()


def fit(network: Network, inputs: Any, wanted: Any, epochs: int) -> None:
    """Learns from examples."""
    told, answers = torch.from_numpy(inputs), torch.from_numpy(wanted)
    learned = torch.nonzero(~_are_kept(len(told)))[:, 0]
    size = min(BATCH_EXAMPLES, len(learned))
    steps_per_epoch = len(learned) // size
    steps = epochs * steps_per_epoch
    optimizer = torch.optim.AdamW(network.parameters(), lr=HIGHEST_RATE, weight_decay=1e-5)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, HIGHEST_RATE, total_steps=steps)
    for step in range(steps):
        if step % steps_per_epoch == 0:
            shuffled = learned[torch.randperm(len(learned))]
        place = step % steps_per_epoch * size
        batch = shuffled[place : place + size]
        optimizer.zero_grad()
        network.loss(told[batch], answers[batch]).backward()  # type: ignore[no-untyped-call]
        optimizer.step()
        schedule.step()


def judge(network: Network, inputs: Any, wanted: Any) -> float:
    """How unlikely the examples that were kept seem to it (cross entropy)."""
    is_kept = _are_kept(len(inputs))
    with torch.no_grad():
        return float(network.loss(torch.from_numpy(inputs)[is_kept], torch.from_numpy(wanted)[is_kept]))


def _are_kept(count: int) -> torch.Tensor:
    return torch.arange(count) // EXAMPLES_APART % PARTS == 0


def write_weights(weights: list[float], name: str, network_file: str, file: Path) -> None:
    """Writes a module of weights."""
    numbers = [str(round(weight * SCALE)) for weight in weights]
    lines, line = [], "   "
    for number in numbers:
        if len(line) + len(number) > 106:
            lines.append(line)
            line = "   "
        line += f" {number},"
    body = "\n".join([*lines, line])
    file.write_text(
        f'"""Written by benchmarks/learn_networks.py: the weights of the network in {network_file}."""\n\n'
        f"SCALE = {SCALE}\n\n# fmt: off\n{name} = (\n{body}\n)\n",
        encoding="utf-8",
    )
