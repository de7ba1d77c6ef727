"""The sources to translate: their syntax trees, the types of their expressions, the modules themselves."""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from mypy import build
from mypy.errors import CompileError
from mypy.modulefinder import BuildSource
from mypy.nodes import Expression, Node
from mypy.options import Options
from mypy.patterns import Pattern
from mypy.types import Type

from thirdplace.javascript.untranslatable import Untranslatable

__all__ = ["Source", "find_source", "load_types", "parse_module"]

Span = tuple[int, int, int, int]
"""Of an expression: its first line and column, its last line and column."""


@dataclass(slots=True)
class Source:
    """One Python module."""

    name: str
    path: Path
    text: str
    tree: ast.Module
    types: dict[Span, Type]

    @property
    def module(self) -> ModuleType:
        """The module itself: importing it tells what its declarations mean."""
        return import_module(self.name)

    @property
    def is_package(self) -> bool:
        return self.path.name == "__init__.py"


def find_source(name: str) -> Path | None:
    """The file of a module; None: there is no such module, or it is not written in Python."""
    try:
        spec = find_spec(name)
    except (ImportError, ValueError):
        return None
    if spec is None or spec.origin is None or not spec.origin.endswith(".py"):
        return None
    return Path(spec.origin)


def parse_module(name: str) -> Source:
    """A module without types yet."""
    path = find_source(name)
    if path is None:
        raise Untranslatable(name, 0, "there is no such Python module")
    text = path.read_text(encoding="utf-8")
    return Source(name, path, text, ast.parse(text), {})


def load_types(sources: Iterable[Source], cache: Path, search: Iterable[Path]) -> None:
    """Ask mypy for the type of every expression in these modules."""
    options = Options()
    options.export_types = options.preserve_asts = True
    options.cache_dir = str(cache)
    options.mypy_path = [str(folder) for folder in search]
    options.explicit_package_bases = options.namespace_packages = True
    options.ignore_missing_imports = True
    # Modules whose text is given are read anew; only what they import may come from the cache.
    wanted = {source.name: source for source in sources}
    given = [BuildSource(str(source.path), source.name, source.text) for source in wanted.values()]
    try:
        result = build.build(given, options)
    except CompileError as wrong:
        raise Untranslatable("mypy", 0, "; ".join(wrong.messages)) from wrong
    if result.errors:
        raise Untranslatable("mypy", 0, "; ".join(result.errors))
    for name, source in wanted.items():
        tree = result.graph[name].tree
        if tree is None:
            raise Untranslatable(str(source.path), 0, "mypy has kept no syntax tree")
        for found in _list_expressions(tree):
            kind = result.types.get(found)
            if kind is not None:
                span = (found.line, found.column, found.end_line or 0, found.end_column or 0)
                source.types.setdefault(span, kind)  # an outer expression is met first


NOT_CHILDREN = {
    "node",
    "info",
    "type",
    "unanalyzed_type",
    "target",
    "var",
    "analyzed",
    "dataclass_transform_spec",
}
"""Attributes of nodes that lead elsewhere: to what a name means, not to what is written below."""


def _list_expressions(tree: Node) -> Iterator[Expression]:
    """All expressions of a tree, the outer first. (mypy is compiled: its visitors cannot be extended.)"""
    waiting: list[object] = [tree]
    seen: set[int] = set()
    while waiting:
        one = waiting.pop()
        if isinstance(one, list | tuple):
            waiting.extend(reversed(one))
        elif isinstance(one, Node | Pattern) and id(one) not in seen:
            seen.add(id(one))
            if isinstance(one, Expression):
                yield one
            kind: Any = type(one)  # mypy: the hash of a class is not that of its instances
            waiting.extend(getattr(one, name, None) for name in reversed(_child_names(kind)))


@cache
def _child_names(kind: Any) -> tuple[str, ...]:
    named = [name for base in kind.__mro__ for name in getattr(base, "__mypyc_attrs__", ())]
    return tuple(
        dict.fromkeys(name for name in named if name not in NOT_CHILDREN and not name.startswith("_"))
    )
