"""The network of bots/position_value.py in PyTorch, to be taught (see learn_values.py)."""

from typing import Any

import torch

from thirdplace.games.places_bid.bots.position_value import HIDDEN, INPUTS, MIN_SEATS, SEATS_INPUT
from thirdplace.games.places_bid.state import SEATS

BATCH_POSITIONS = 1024
HIGHEST_RATE = 1e-3
POSITIONS_APART = 50
"""Neighbours are often of one game, so so many of them in a row are learned from, or judged by."""
PARTS = 12
"""One of them is kept to judge by."""
NEVER = -1e9


class ValueNetwork(torch.nn.Module):
    """The same layers for every seat; the second also knows the mean of everybody's first."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        torch.manual_seed(seed)
        self.first = torch.nn.Linear(INPUTS, HIDDEN)
        self.own = torch.nn.Linear(HIDDEN, HIDDEN)
        self.table = torch.nn.Linear(HIDDEN, HIDDEN, bias=False)
        self.last = torch.nn.Linear(HIDDEN, 1, bias=False)

    def forward(self, inputs: torch.Tensor) -> torch.Tensor:
        """The logarithms of everyone's chances to win."""
        sits = inputs[:, :, SEATS_INPUT : SEATS_INPUT + SEATS + 1 - MIN_SEATS].sum(-1) > 0
        hidden = torch.relu(self.first(inputs)) * sits[..., None]
        mean = hidden.sum(1) / sits.sum(1, keepdim=True)
        values = self.last(torch.relu(self.own(hidden) + self.table(mean)[:, None]))[..., 0]
        return torch.log_softmax(values.masked_fill(~sits, NEVER), -1)

    def loss(self, inputs: torch.Tensor, results: torch.Tensor) -> torch.Tensor:
        """How unlikely those who won seemed to be to win (cross entropy)."""
        chances: torch.Tensor = self(inputs)
        return -(results * chances.clamp(min=-30)).sum(-1).mean()

    def fit(self, inputs: Any, results: Any, epochs: int) -> None:
        """Learns from positions; prints how well it foretells others."""
        told, won = torch.from_numpy(inputs), torch.from_numpy(results)
        is_kept = torch.arange(len(told)) // POSITIONS_APART % PARTS == 0
        learned, kept = torch.nonzero(~is_kept)[:, 0], torch.nonzero(is_kept)[:, 0]
        size = min(BATCH_POSITIONS, len(learned))
        steps_per_epoch = len(learned) // size
        steps = epochs * steps_per_epoch
        optimizer = torch.optim.AdamW(self.parameters(), lr=HIGHEST_RATE, weight_decay=1e-5)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, HIGHEST_RATE, total_steps=steps)
        for step in range(steps):
            if step % steps_per_epoch == 0:
                shuffled = learned[torch.randperm(len(learned))]
            place = step % steps_per_epoch * size
            batch = shuffled[place : place + size]
            optimizer.zero_grad()
            self.loss(told[batch], won[batch]).backward()  # type: ignore[no-untyped-call]
            optimizer.step()
            schedule.step()
        with torch.no_grad():
            found = float(self.loss(told[kept], won[kept]))
        print(f"{len(told):,} positions; cross entropy of {len(kept):,} others: {found:.4f}", flush=True)

    def weights(self) -> list[float]:
        """In the order of position_value.py."""
        parts = (
            *(self.first.weight.T, self.first.bias),
            *(self.own.weight.T, self.table.weight.T, self.own.bias),
            self.last.weight,
        )
        return [float(number) for part in parts for number in part.detach().reshape(-1)]
