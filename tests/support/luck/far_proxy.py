"""A way to a server that takes long, as to the other side of the earth."""

import asyncio

from support.reliability.silent_proxy import SilentProxy

__all__ = ["FAR_S", "FarProxy"]

FAR_S = 0.4
"""There and back; a start waits a quarter of it."""


class FarProxy(SilentProxy):
    """Brings everything later by half of `far_s` in each direction, in its order."""

    def __init__(self, server: str, far_s: float = FAR_S) -> None:
        super().__init__(server)
        self._one_way_s = far_s / 2

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        try:
            while data := await source.read(65536):
                loop.call_later(self._one_way_s, target.write, data)
        except ConnectionError:
            pass
        loop.call_later(self._one_way_s, target.close)
