"""What is known while one module is translated: its source, its names, and what it needs from elsewhere."""

import ast
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from mypy.types import Type

from thirdplace.javascript.kinds import Kind, kind_of
from thirdplace.javascript.python_sources import Source, find_source
from thirdplace.javascript.untranslatable import Untranslatable

__all__ = ["Context", "Scope", "js_name"]

RESERVED_WORDS = """
arguments await break case catch class const continue debugger default delete do else enum eval export extends
false finally for function if implements import in instanceof interface let new null package private protected
public return static super switch this throw true try typeof undefined var void while with yield
Map Set Array Object Math Number BigInt String Symbol Error Boolean
"""
RESERVED = frozenset(RESERVED_WORDS.split())


def js_name(name: str) -> str:
    """A Python name as a JavaScript identifier."""
    return f"{name}$" if name in RESERVED else name


@dataclass(slots=True)
class Scope:
    """A function, or a comprehension: which names are its own."""

    names: set[str]
    is_class: bool = False
    class_name: str = ""
    """In a method: the class that it belongs to."""
    temporaries: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Context:
    """One module. `checked`: with assertions that every index and number is in range, for tests."""

    source: Source
    checked: bool
    is_translated: Callable[[str], bool]
    """Is this module translated, too (or written by hand for JavaScript)?"""
    imported: dict[str, tuple[str, str | None]] = field(default_factory=dict)
    """What a name of the module's own stands for: a module, or a name in one."""
    runtime: set[str] = field(default_factory=set)
    needed: dict[tuple[str, str], str] = field(default_factory=dict)
    """(module, name) -> the JavaScript name under which it is imported."""
    scopes: list[Scope] = field(default_factory=list)
    translate_expression: Callable[["Context", ast.expr], str] | None = None
    origin: Callable[[str, str], tuple[str, str]] = lambda module, name: (module, name)
    """Where something that a module offers is defined."""
    counter: int = 0
    breaks: list[str] = field(default_factory=list)
    """By loop around what is translated: the label that `break` needs, or ""."""
    caught: list[str] = field(default_factory=list)
    """The names of the exceptions that are being handled."""
    below_bits: set[int] = field(default_factory=set)
    """Arithmetic within an operand of a bit operation, by id of its node."""
    in_index: set[int] = field(default_factory=set)
    """Arithmetic within an index, by id of its node."""

    def __post_init__(self) -> None:
        for node in ast.walk(self.source.tree):
            match node:
                case ast.BinOp(op=ast.BitAnd() | ast.BitOr() | ast.BitXor(), left=left, right=right):
                    self.below_bits.update(id(one) for one in _list_arithmetic(left))
                    self.below_bits.update(id(one) for one in _list_arithmetic(right))
                case ast.BinOp(op=ast.LShift() | ast.RShift(), left=left):
                    self.below_bits.update(id(one) for one in _list_arithmetic(left))
                case ast.AugAssign(op=ast.BitAnd() | ast.BitOr() | ast.BitXor(), value=right):
                    self.below_bits.update(id(one) for one in _list_arithmetic(right))
                case ast.UnaryOp(op=ast.Invert(), operand=right):
                    self.below_bits.update(id(one) for one in _list_arithmetic(right))
                case ast.Subscript(slice=place) if not isinstance(place, ast.Slice):
                    self.in_index.update(id(one) for one in _list_arithmetic(place))

    def refuse(self, node: ast.AST, why: str) -> Untranslatable:
        return Untranslatable(str(self.source.path), node, why)

    def translate(self, node: ast.expr) -> str:
        assert self.translate_expression is not None
        return self.translate_expression(self, node)

    def use(self, name: str) -> str:
        """The name of a function of the runtime, which the module then imports."""
        self.runtime.add(name)
        return f"${name}"

    def new_temporary(self) -> str:
        self.counter += 1
        return f"$t{self.counter}"

    def note_import(self, node: ast.Import | ast.ImportFrom) -> None:
        """Remember what the names of an import stand for."""
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.asname is not None:
                    self.imported[alias.asname] = (alias.name, None)
                else:
                    first = alias.name.partition(".")[0]
                    self.imported[first] = (first, None)
            return
        if node.level:
            raise self.refuse(node, "relative imports have no translation")
        for alias in node.names:
            self.imported[alias.asname or alias.name] = self._in_module(str(node.module), alias.name)

    # Types.

    def type_of(self, node: ast.expr) -> Type | None:
        types = self.source.types
        end = (node.end_lineno or 0, node.end_col_offset or 0)
        found = types.get((node.lineno, node.col_offset, *end))
        if found is None:
            first = _find_leftmost(node)
            if first is not node:
                found = types.get((first.lineno, first.col_offset, *end))
        return found

    def kind_of(self, node: ast.expr) -> Kind:
        found = self.type_of(node)
        if found is None and isinstance(node, ast.BinOp):
            left, right = self.kind_of(node.left), self.kind_of(node.right)
            if isinstance(node.op, ast.Mult) and left.is_array and right.is_number:
                return left
            if isinstance(node.op, ast.Div) and left.is_number and right.is_number:
                return Kind("float")
            if left == right:
                return (
                    Kind("int")
                    if left.name == "bool" and not isinstance(node.op, ast.BitAnd | ast.BitOr)
                    else left
                )
            if left.is_number and right.is_number:
                return Kind("float") if "float" in (left.name, right.name) else Kind("int")
        return kind_of(found)

    # Names.

    def is_local(self, name: str) -> bool:
        return any(name in scope.names for scope in self.scopes if not scope.is_class)

    def need(self, module: str, name: str) -> str:
        """The JavaScript name of something in another module."""
        if module == self.source.name:
            return js_name(name)
        known = self.needed.get((module, name))
        if known is None:
            known = f"{module.rpartition('.')[2]}$module" if name == "$module" else js_name(name)
            taken = set(self.needed.values()) | self._own_names()
            if known in taken:
                known = f"{module.rpartition('.')[2]}${name}"
            while known in taken:
                known += "$"
            self.needed[module, name] = known
        return known

    def _own_names(self) -> set[str]:
        names = {js_name(name) for name in vars(self.source.module) if name not in self.imported}
        return names | {js_name(name) for scope in self.scopes for name in scope.names}

    def resolve(self, node: ast.expr) -> tuple[str, str | None] | None:
        """What a (dotted) name stands for, if it is known at build time: a module, or a name in one."""
        if isinstance(node, ast.Name):
            if self.is_local(node.id):
                return None
            if node.id in self.imported:
                return self.imported[node.id]
            if node.id in vars(self.source.module):
                return self.source.name, node.id
            return "builtins", node.id
        if isinstance(node, ast.Attribute):
            base = self.resolve(node.value)
            if base is not None and base[1] is None:
                return self._in_module(base[0], node.attr)
        return None

    def _in_module(self, module: str, name: str) -> tuple[str, str | None]:
        if find_source(f"{module}.{name}") is not None or isinstance(
            _import_object(f"{module}.{name}"), ModuleType
        ):
            return f"{module}.{name}", None
        return module, name

    def value(self, module: str, name: str) -> Any:
        """The Python object of this name, as the imported module has it."""
        return getattr(_import_object(module), name, None)

    def object_of(self, node: ast.expr) -> Any:
        """The Python object that an expression names at build time; None if it names none."""
        found = self.resolve(node)
        if found is None:
            return None
        return self.value(found[0], found[1]) if found[1] is not None else None


@cache
def _import_object(module: str) -> ModuleType | None:
    try:
        return import_module(module)
    except ImportError:
        return None


def _list_arithmetic(node: ast.expr) -> list[ast.expr]:
    """The operations that an expression consists of, down to what they are applied to."""
    match node:
        case ast.BinOp(left=left, right=right):
            return [node, *_list_arithmetic(left), *_list_arithmetic(right)]
        case ast.UnaryOp(operand=operand):
            return [node, *_list_arithmetic(operand)]
    return []


def _find_leftmost(node: ast.expr) -> ast.expr:
    """The expression that begins first: mypy does not count parentheses around it."""
    while True:
        match node:
            case ast.BinOp(left=inner) | ast.Compare(left=inner):
                node = inner
            case ast.BoolOp(values=[inner, *_]):
                node = inner
            case ast.Call(func=inner):
                node = inner
            case ast.Attribute(value=inner) | ast.Subscript(value=inner):
                node = inner
            case ast.IfExp(body=inner):
                node = inner
            case _:
                return node
