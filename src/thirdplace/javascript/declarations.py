"""Types for TypeScript (`.d.ts`), made from the annotations of a module.

Whole numbers are `number` here; those that outgrow 53 bits (sets of over 52 things) are BigInt at run time.
"""

import ast
import json
from collections.abc import Callable

from thirdplace.javascript.syntax.context import js_name

__all__ = ["declare_module"]

SIMPLE = {
    "int": "number",
    "float": "number",
    "str": "string",
    "bytes": "string | Uint8Array",
    "bool": "boolean",
    "None": "null",
    "object": "unknown",
    "range": "Iterable<number>",
}
ARRAYS = {"list", "MutableSequence"}
READ_ONLY_ARRAYS = {"Sequence"}
LOOPS = {"Iterable", "Iterator", "Collection", "Generator"}
MAPS = {"dict", "Mapping", "MutableMapping"}
SETS = {"set", "frozenset"}


class _Declarer:
    """Declares one module; `find_class` tells in which file a class is, if it is translated."""

    def __init__(self, tree: ast.Module, exported: set[str], find_class: Callable[[str], str | None]) -> None:
        self.exported = exported
        self.find_class = find_class
        self.imports: dict[str, str] = {}
        self.own = {node.name for node in tree.body if isinstance(node, ast.ClassDef)} & exported

    def type_of(self, node: ast.expr | None) -> str:
        match node:
            case None:
                return "any"
            case ast.Constant(value=str(text)):
                return self.type_of(ast.parse(text, mode="eval").body)
            case ast.Constant(value=None):
                return "null"
            case ast.Name(id=name):
                return SIMPLE.get(name) or self._class(name)
            case ast.BinOp(op=ast.BitOr(), left=left, right=right):
                return f"{self.type_of(left)} | {self.type_of(right)}"
            case ast.Subscript(value=ast.Name(id=name), slice=inner):
                return self._generic(name, inner)
        return "any"

    def _class(self, name: str) -> str:
        if name in self.own:
            return js_name(name)
        path = self.find_class(name)
        if path is None:
            return "any"
        self.imports[js_name(name)] = path
        return js_name(name)

    def _generic(self, name: str, inner: ast.expr) -> str:
        items = inner.elts if isinstance(inner, ast.Tuple) else [inner]
        if name in ARRAYS:
            return f"({self.type_of(items[0])})[]"
        if name in READ_ONLY_ARRAYS:
            return f"readonly ({self.type_of(items[0])})[]"
        if name in LOOPS:
            return f"Iterable<{self.type_of(items[0])}>"
        if name in MAPS and len(items) == 2:
            return f"Map<{self.type_of(items[0])}, {self.type_of(items[1])}>"
        if name in SETS:
            return f"Set<{self.type_of(items[0])}>"
        if name == "tuple":
            if len(items) == 2 and isinstance(items[1], ast.Constant) and items[1].value is Ellipsis:
                return f"({self.type_of(items[0])})[]"
            return f"[{', '.join(self.type_of(item) for item in items)}]"
        if name == "Literal":
            values = [item.value for item in items if isinstance(item, ast.Constant)]
            return " | ".join(json.dumps(value) for value in values) or "any"
        if name == "Callable":
            return "((...given: any[]) => any)"
        if name in ("Annotated", "Final"):
            return self.type_of(items[0])
        return "any"

    def function(self, node: ast.FunctionDef, skip_first: bool = False) -> str:
        positional = [*node.args.posonlyargs, *node.args.args]
        required = len(positional) - len(node.args.defaults)
        found = [
            f"{js_name(one.arg)}{'?' if place >= required else ''}: {self.type_of(one.annotation)}"
            for place, one in enumerate(positional)
        ][1 if skip_first else 0 :]
        for one, default in zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True):
            optional = default is not None or any("?" in before for before in found)
            found.append(f"{js_name(one.arg)}{'?' if optional else ''}: {self.type_of(one.annotation)}")
        if node.args.vararg is not None:
            found.append(f"...{js_name(node.args.vararg.arg)}: any[]")
        if node.args.kwarg is not None:
            found.append(f"{js_name(node.args.kwarg.arg)}?: Map<string, any>")
        returned = (
            "void"
            if ast.unparse(node.returns or ast.Constant(None)) == "None"
            else self.type_of(node.returns)
        )
        return f"({', '.join(found)}): {returned}"

    def class_members(self, node: ast.ClassDef) -> list[str]:
        lines = []
        constructor = "  constructor(...given: any[]);"
        for member in node.body:
            match member:
                case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
                    lines.append(f"  {name}: {self.type_of(annotation)};")
                case ast.FunctionDef(name="__init__"):
                    given = self.function(member, skip_first=True)
                    constructor = f"  constructor{given.rpartition(': ')[0]};"
                    lines += self._attributes(member)
                case ast.FunctionDef(name=name) if not name.startswith("_"):
                    lines.append(self._method(member, {ast.unparse(one) for one in member.decorator_list}))
        return [constructor, *lines]

    def _attributes(self, init: ast.FunctionDef) -> list[str]:
        """What `__init__` sets, by the annotations of its parameters."""
        known = {one.arg: one.annotation for one in [*init.args.args, *init.args.kwonlyargs]}
        found: dict[str, str] = {}
        for node in ast.walk(init):
            match node:
                case ast.Assign(targets=[ast.Attribute(value=ast.Name(id="self"), attr=name)], value=value):
                    kind = known.get(value.id) if isinstance(value, ast.Name) else None
                    found[name] = self.type_of(kind)
        return [f"  {name}: {kind};" for name, kind in found.items() if not name.startswith("_")]

    def _method(self, member: ast.FunctionDef, decorators: set[str]) -> str:
        if "property" in decorators:
            return f"  readonly {member.name}: {self.type_of(member.returns)};"
        head = "static " if decorators & {"classmethod", "staticmethod"} else ""
        return f"  {head}{member.name}{self.function(member, skip_first='staticmethod' not in decorators)};"


def declare_module(tree: ast.Module, exported: set[str], find_class: Callable[[str], str | None]) -> str:
    """The `.d.ts` of a module whose JavaScript exports these names."""
    declarer = _Declarer(tree, exported, find_class)
    lines = []
    declared: set[str] = set()
    for node in tree.body:
        match node:
            case ast.FunctionDef(name=name) if name in exported:
                lines.append(f"export function {js_name(name)}{declarer.function(node)};")
            case ast.ClassDef(name=name) if name in exported:
                base = _declare_base(declarer, node)
                lines += [f"export class {js_name(name)}{base} {{", *declarer.class_members(node), "}"]
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation) if name in exported:
                lines.append(f"export const {js_name(name)}: {declarer.type_of(annotation)};")
            case ast.Assign(targets=targets):
                names = [
                    one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)
                ]
                lines += [
                    f"export const {js_name(name)}: any;" for name in names if name in exported - declared
                ]
                declared.update(names)
    lines.append("export const $module: any;")
    head = [f'import type {{ {name} }} from "{path}";' for name, path in sorted(declarer.imports.items())]
    return "\n".join([*head, *lines, ""])


def _declare_base(declarer: _Declarer, node: ast.ClassDef) -> str:
    names = [base.id for base in node.bases if isinstance(base, ast.Name)]
    known = [name for name in names if name in declarer.own]
    return f" extends {js_name(known[0])}" if known else ""
