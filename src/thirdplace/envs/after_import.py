"""Something to do once a library is imported, without importing it.

`gymnasium.make("thirdplace.envs:…")` imports `thirdplace.envs`, which then registers our games. But if that
was imported before, by something that needs no Gymnasium, it is not imported again.
"""

import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType
from typing import Any

__all__ = ["call_after_import"]


def call_after_import(library: str, action: Callable[[], None]) -> None:
    """Do it now if the library is there, otherwise as soon as anybody has imported it."""
    if sys.modules.get(library) is not None:
        action()
    else:
        sys.meta_path.insert(0, _Watcher(library, action))


class _Watcher(MetaPathFinder):
    """Asked for every import; finds nothing itself, but lets the library's own loader do a little more."""

    def __init__(self, library: str, action: Callable[[], None]) -> None:
        self._library, self._action = library, action

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self._library:
            return None
        sys.meta_path.remove(self)
        spec = find_spec(fullname)
        if spec is not None and spec.loader is not None:
            loader: Any = spec.loader
            execute = loader.exec_module

            def execute_and_act(module: ModuleType) -> None:
                execute(module)
                self._action()

            loader.exec_module = execute_and_act
        return spec
