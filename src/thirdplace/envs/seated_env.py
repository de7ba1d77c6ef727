"""What PettingZoo's two kinds of environments have in common: agents, spaces, the state and pictures."""

from typing import Any

from thirdplace.envs.agent_table import AgentTable, make_metadata, warn_of_no_render_mode

__all__ = ["SeatedEnv"]


class SeatedEnv:
    """The half of an environment that does not depend on who acts when."""

    def __init__(self, agent_table: AgentTable, max_cycles: int | None, *, is_parallelizable: bool) -> None:
        super().__init__()
        self._table = agent_table
        self.max_cycles = max_cycles
        self.metadata = make_metadata(agent_table, is_parallelizable=is_parallelizable)
        self.render_mode = agent_table.render_mode
        self.possible_agents = list(agent_table.names)
        self.state_space = agent_table.state_space
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self._table.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._table.action_spaces[agent]

    def state(self) -> Any:
        """The whole table, secrets included, for training with a central critic."""
        return self._table.observer.state()

    def _show(self) -> None:
        if self.render_mode == "human":
            self._table.render()

    def render(self) -> Any:
        if self.render_mode is None:
            return warn_of_no_render_mode()
        return self._table.render()

    def close(self) -> None:
        """There is nothing to close: no window, no process."""
