"""The signals that end a server: Ctrl-C (SIGINT) at once, SIGTERM after draining."""

import asyncio
import signal

__all__ = ["StopSignals"]


class StopSignals:
    """SIGTERM asks the server to stop once everyone has moved; SIGINT, or a second SIGTERM, to stop now."""

    def __init__(self) -> None:
        self.stop = asyncio.Event()
        self.stop_now = asyncio.Event()
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGINT, self._on_interrupt)
        loop.add_signal_handler(signal.SIGTERM, self._on_terminate)

    def _on_interrupt(self) -> None:
        self.stop.set()
        self.stop_now.set()

    def _on_terminate(self) -> None:
        if self.stop.is_set():
            self.stop_now.set()
        self.stop.set()
