"""What a bot that is not ours may take: time to be ready, time for each decision, memory."""

from dataclasses import dataclass

__all__ = ["BotLimits"]

START_FACTOR = 3.0
LONGEST_START_S = 60.0


@dataclass(frozen=True, slots=True)
class BotLimits:
    decision_s: float
    """Seconds for a decision."""
    memory_mb: int = 0
    """Of a program, for all its processes together; 0: no limit."""

    @property
    def start_s(self) -> float:
        """Seconds to be ready, before the time for the first decision begins.

        A library for learning takes longer to load than a decision may take.
        """
        return min(LONGEST_START_S, START_FACTOR * self.decision_s)
