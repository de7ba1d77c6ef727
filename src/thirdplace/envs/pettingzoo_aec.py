"""A table as a PettingZoo environment in which one agent after the other acts (AEC)."""

from typing import Any

from pettingzoo import AECEnv

from thirdplace.envs.agent_table import ILLEGAL_REWARD, AgentTable, add
from thirdplace.envs.seated_env import SeatedEnv

__all__ = ["SeatByTurnEnv"]


class SeatByTurnEnv(SeatedEnv, AECEnv[str, Any, int | None]):  # type: ignore[misc, unused-ignore]
    """Asks whoever has something to decide; where several have, one after the other, without seeing what the
    others chose unless the game shows it.

    Made by `thirdplace.envs.pettingzoo.env`, which describes its parameters.
    """

    def __init__(self, agent_table: AgentTable, max_cycles: int | None) -> None:
        """
        Args:
            agent_table: The table and its agents.
            max_cycles: An agent is cut off (truncated) after so many decisions; its seat goes on by itself.
        """
        super().__init__(agent_table, max_cycles, is_parallelizable=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; `options` is not used."""
        table = self._table
        table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._masks = dict.fromkeys(self.agents, table.observer.only_wait)
        self.infos = {agent: self._make_info(agent, False) for agent in self.agents}
        self._decisions = dict.fromkeys(self.agents, 0)
        self._skip_agent_selection = None
        self._select_asked()
        self._show()

    def observe(self, agent: str) -> Any:
        """What the agent may know now."""
        return self._table.observe(self._table.seat_of[agent], self._masks[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._act(agent, action)
        self._accumulate_rewards()
        self._select_asked()
        self._deads_step_first()
        self._show()

    def _act(self, agent: str, action: int | None) -> None:
        table = self._table
        seat = table.seat_of[agent]
        is_legal = table.is_legal(seat, action, self._masks[agent])
        self._decisions[agent] += 1
        paid = [0.0] * table.table.seats
        if not is_legal and table.illegal == "lose":
            self.terminations[agent] = table.gone[seat] = True
            paid[seat] = ILLEGAL_REWARD
        else:
            paid = table.table.step(seat, int(action or 0) if is_legal else table.table.late_id(seat))
            if self.max_cycles is not None and self._decisions[agent] >= self.max_cycles:
                self.truncations[agent] = table.gone[seat] = True
        own = paid[seat]
        paid = add(paid, table.play_for_the_gone())
        if table.gone[seat]:
            paid[seat] = own
        for other in self.agents:
            self.rewards[other] = paid[table.seat_of[other]]
        self._masks[agent] = table.observer.only_wait
        self.infos[agent] = self._make_info(agent, not is_legal)
        if table.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.truncations = dict.fromkeys(self.agents, False)

    def _select_asked(self) -> None:
        """The agent that is asked next, if there is any, and what it may choose."""
        table = self._table
        if table.table.over or all(table.gone):
            return
        seat = table.table.turn
        agent = self.agent_selection = table.names[seat]
        self._masks[agent] = table.observer.mask(seat)
        self.infos[agent] = self._make_info(agent, self.infos[agent].get("illegal", False))

    def _make_info(self, agent: str, was_illegal: bool) -> dict[str, Any]:
        return {"action_mask": self._masks[agent].copy(), "illegal": was_illegal}
