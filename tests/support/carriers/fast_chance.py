"""The generator of compiled code (compiled.py) in plain Python: the same numbers from the same state."""

MASK = (1 << 64) - 1


class FastChance:
    """splitmix64; used like compiled code uses its array of one number, and as a source of chance."""

    def __init__(self, state: int = 0) -> None:
        self._state = state & MASK

    def __getitem__(self, place: int) -> int:
        return self._state

    def __setitem__(self, place: int, state: int) -> None:
        self._state = state & MASK

    def below(self, n: int) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        z ^= z >> 31
        return ((z >> 32) * n) >> 32
