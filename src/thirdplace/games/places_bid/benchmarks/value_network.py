"""The network of bots/position_value.py in PyTorch, to be taught (see learn_networks.py)."""

from typing import Any

import numpy as np
import torch

from thirdplace.games.places_bid.benchmarks.network_training import Network
from thirdplace.games.places_bid.bots.position_value import HIDDEN, INPUTS, MIN_SEATS, SEATS_INPUT
from thirdplace.games.places_bid.state import SEATS

NEVER = -1e9


class ValueNetwork(Network):
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

    def rate(self, inputs: np.ndarray[Any, np.dtype[np.float32]]) -> np.ndarray[Any, np.dtype[np.float32]]:
        """The seats' chances to win."""
        with torch.no_grad():
            chances: np.ndarray[Any, np.dtype[np.float32]] = self(torch.from_numpy(inputs)).exp().numpy()
        return chances

    def parts(self) -> tuple[torch.Tensor, ...]:
        """In the order of position_value.py."""
        return (
            *(self.first.weight.T, self.first.bias),
            *(self.own.weight.T, self.table.weight.T, self.own.bias),
            self.last.weight,
        )
