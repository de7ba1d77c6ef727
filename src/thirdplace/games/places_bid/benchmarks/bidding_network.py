"""The network of bots/bidding_policy.py in PyTorch, to be taught (see learn_networks.py)."""

import torch

from thirdplace.games.places_bid.benchmarks.network_training import Network
from thirdplace.games.places_bid.bots.bidding_policy import FIRST_HIDDEN, INPUTS, MAX_BIDS, SECOND_HIDDEN


class BiddingNetwork(Network):
    """Two layers, and how likely each step of a bid is."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        torch.manual_seed(seed)
        self.first = torch.nn.Linear(INPUTS, FIRST_HIDDEN)
        self.second = torch.nn.Linear(FIRST_HIDDEN, SECOND_HIDDEN)
        self.last = torch.nn.Linear(SECOND_HIDDEN, MAX_BIDS)

    def forward(self, inputs: torch.Tensor) -> torch.Tensor:
        """The logarithms of odds, also of bids that are not possible."""
        answer: torch.Tensor = self.last(torch.relu(self.second(torch.relu(self.first(inputs)))))
        return answer

    def loss(self, inputs: torch.Tensor, shares: torch.Tensor) -> torch.Tensor:
        """How unlikely what searches tried seems (cross entropy); an impossible bid's share is below 0."""
        is_possible = shares >= 0
        logits = self(inputs).masked_fill(~is_possible, -1e9)
        chances = torch.log_softmax(logits, -1)
        return -(shares.clamp(min=0) * chances.clamp(min=-30)).sum(-1).mean()

    def parts(self) -> tuple[torch.Tensor, ...]:
        """In the order of bidding_policy.py."""
        return (
            *(self.first.weight.T, self.first.bias),
            *(self.second.weight.T, self.second.bias),
            *(self.last.weight.T, self.last.bias),
        )
