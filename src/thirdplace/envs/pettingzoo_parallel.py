"""A table as a PettingZoo environment in which all agents act at once (Parallel)."""

from typing import Any

from pettingzoo import ParallelEnv

from thirdplace.envs.agent_table import ILLEGAL_REWARD, AgentTable, add
from thirdplace.envs.seated_env import SeatedEnv

__all__ = ["AllSeatsEnv"]

Dicts = tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class AllSeatsEnv(SeatedEnv, ParallelEnv[str, Any, int]):  # type: ignore[misc, unused-ignore]
    """In each step everyone who has something to decide does so, knowing the same; the others wait.

    Decisions are played in the order in which seats are asked. One that has become impossible, because an
    earlier one changed the table, is dropped (`infos[agent]["dropped"]`), and its agent is asked anew.

    Made by `thirdplace.envs.pettingzoo.parallel_env`, which describes its parameters.
    """

    def __init__(self, agent_table: AgentTable, max_cycles: int | None) -> None:
        """
        Args:
            agent_table: The table and its agents.
            max_cycles: All agents are cut off (truncated) after so many steps.
        """
        super().__init__(agent_table, max_cycles, is_parallelizable=True)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Deal a new game; `options` is not used."""
        self._table.reset(seed)
        self.agents = self.possible_agents[:]
        self._steps = 0
        self._masks = self._make_masks()
        infos = {agent: self._make_info(agent, False, False) for agent in self.agents}
        self._show()
        return self._observe_all(), infos

    def step(self, actions: dict[str, int]) -> Dicts:
        table = self._table
        acting = self.agents
        asked = self._list_asked()
        illegal = {agent for agent in asked if not self._is_legal(agent, actions.get(agent))}
        ended = illegal if table.illegal == "lose" else set()
        for agent in ended:
            table.gone[table.seat_of[agent]] = True
        dropped, paid = set(), [0.0] * table.table.seats
        for agent in asked:
            seat = table.seat_of[agent]
            if agent in ended:
                continue
            if table.table.over or seat not in table.table.active:
                dropped.add(agent)
                continue
            chosen = table.table.late_id(seat) if agent in illegal else int(actions[agent])
            if not table.observer.mask(seat)[chosen]:
                dropped.add(agent)
                continue
            paid = add(paid, table.table.step(seat, chosen))
        paid = add(paid, table.play_for_the_gone())
        self._steps += 1
        is_cut_off = self.max_cycles is not None and self._steps >= self.max_cycles and not table.table.over
        rewards = {agent: paid[table.seat_of[agent]] for agent in acting}
        rewards.update(dict.fromkeys(ended, ILLEGAL_REWARD))
        terminations = {agent: table.table.over or agent in ended for agent in acting}
        truncations = {agent: is_cut_off and agent not in ended for agent in acting}
        self._masks = self._make_masks()
        infos = {agent: self._make_info(agent, agent in illegal, agent in dropped) for agent in acting}
        observations = self._observe_all()
        self.agents = [agent for agent in acting if not (terminations[agent] or truncations[agent])]
        self._show()
        return observations, rewards, terminations, truncations, infos

    def _list_asked(self) -> list[str]:
        """The agents that have something to decide, in the order in which they are asked."""
        table = self._table.table
        seats = sorted(table.active, key=lambda seat: (seat - table.turn) % table.seats)
        return [self._table.names[seat] for seat in seats if self._table.names[seat] in self.agents]

    def _is_legal(self, agent: str, id: int | None) -> bool:
        return self._table.is_legal(self._table.seat_of[agent], id, self._masks[agent])

    def _make_masks(self) -> dict[str, Any]:
        table = self._table
        return {agent: table.mask(table.seat_of[agent]) for agent in self.agents}

    def _make_info(self, agent: str, was_illegal: bool, was_dropped: bool) -> dict[str, Any]:
        return {"action_mask": self._masks[agent].copy(), "illegal": was_illegal, "dropped": was_dropped}

    def _observe_all(self) -> dict[str, Any]:
        seat_of = self._table.seat_of
        return {agent: self._table.observe(seat_of[agent], mask) for agent, mask in self._masks.items()}
