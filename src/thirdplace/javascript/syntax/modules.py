"""A whole module: its imports, its definitions in order, and the module as an object."""

import ast
import json
from dataclasses import dataclass
from types import ModuleType
from typing import Any, TypeVar

import msgspec

from thirdplace.javascript.library import HANDWRITTEN, REPLACED
from thirdplace.javascript.syntax.assignments import assign_value
from thirdplace.javascript.syntax.classes import write_class
from thirdplace.javascript.syntax.context import Context, js_name
from thirdplace.javascript.syntax.functions import is_generator
from thirdplace.javascript.syntax.statements import write_function, write_statements
from thirdplace.javascript.syntax.type_descriptions import describe_type_expression, is_type_form
from thirdplace.javascript.syntax.values import translate_value
from thirdplace.javascript.untranslatable import Untranslatable
from thirdplace.javascript.writer import Writer

__all__ = ["Translation", "translate_module"]

CACHES = {"functools.cache", "functools.lru_cache"}
FILE_READERS = {"tomllib", "files"}
"""What a function mentions that reads a file: what it returns is written down at build time."""
ONLY_FOR_TYPES = {"TypeVar", "NewType"}


@dataclass(slots=True)
class Translation:
    name: str
    path: str
    """Of the JavaScript file, in the folder of all."""
    lines: list[str]
    origins: list[int]
    needed: set[str]
    """The modules that it imports."""
    exported: set[str]
    imported: dict[str, tuple[str, str | None]]
    """What the names of its imports stand for."""


def path_of_module(name: str, is_package: bool) -> str:
    """Where a module's JavaScript is, in the folder of all."""
    parts = name.replace(".", "/")
    return f"{parts}/__init__.js" if is_package else f"{parts}.js"


def translate_module(ctx: Context, path_of: "dict[str, str]") -> Translation:
    """`path_of`: where the JavaScript of each module is."""
    source = ctx.source
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            ctx.note_import(node)
    names = _NameUses(ctx)
    body = Writer()
    exported: list[str] = []
    for node in source.tree.body:
        body.here = node.lineno
        exported += _write_definition(ctx, body, node, names)
    body.here = 0
    _write_module_object(ctx, body, exported, names)
    here = path_of[source.name]
    head = _translate_imports(ctx, here, path_of)
    needed = {module for module, _ in ctx.needed}
    lines, origins = [*head, *body.lines], [0] * len(head) + body.origins
    return Translation(source.name, here, lines, origins, needed, set(exported), dict(ctx.imported))


class _NameUses:
    """Which of a module's names are used by more than annotations, and which change after they are made."""

    def __init__(self, ctx: Context) -> None:
        self.used: set[str] = set()
        self.changed: set[str] = set()
        for node in ctx.source.tree.body:
            if not _is_only_for_types(ctx, node):
                self._look_at(node)

    def _look_at(self, node: ast.AST) -> None:
        match node:
            case ast.Name(id=name, ctx=ast.Load()):
                self.used.add(name)
            case ast.Global(names=names):
                self.changed.update(names)
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns"):
                continue
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, ast.AST):
                    self._look_at(one)


def _write_definition(ctx: Context, out: Writer, node: ast.stmt, names: _NameUses) -> list[str]:
    """Write one definition; the names that it makes."""
    match node:
        case ast.Import() | ast.ImportFrom():
            return []
        case ast.Expr(value=ast.Constant()):
            return []
        case ast.FunctionDef():
            return _write_module_function(ctx, out, node, names)
        case ast.ClassDef():
            before = len(out.lines)
            write_class(ctx, out, node)
            return [node.name] if len(out.lines) > before else []
        case ast.Assign(targets=targets, value=value):
            return _write_variables(ctx, out, node, targets, value, names)
        case ast.AnnAssign(target=target, value=value) if value is not None:
            return _write_variables(ctx, out, node, [target], value, names)
        case ast.AnnAssign():
            return []
        case ast.If(test=ast.Name(id="TYPE_CHECKING"), orelse=orelse):
            return [name for one in orelse for name in _write_definition(ctx, out, one, names)]
        case ast.AugAssign():
            write_statements(ctx, out, [node])
            return []
    raise ctx.refuse(node, f"{type(node).__name__} at the top of a module has no translation")


def _write_module_function(ctx: Context, out: Writer, node: ast.FunctionDef, names: _NameUses) -> list[str]:
    if node.name.startswith("_") and node.name not in names.used:
        return []  # only annotations use it
    replaced = REPLACED.get(f"{ctx.source.name}.{node.name}")
    if replaced is not None:
        out.line(f"export const {js_name(node.name)} = {ctx.use(replaced)};")
        return [node.name]
    if _reads_files(node):
        return []
    star = "*" if is_generator(node) else ""
    cached = None
    for decorator in node.decorator_list:
        called = decorator.func if isinstance(decorator, ast.Call) else decorator
        found = ctx.resolve(called)
        full_name = f"{found[0]}.{found[1]}" if found is not None else ""
        if full_name in CACHES:
            cached = _translate_cache_size(ctx, decorator)
        elif full_name == "typing.overload":
            return []
        elif full_name != "contextlib.contextmanager":
            raise ctx.refuse(node, f"the decorator {ast.unparse(decorator)} has no translation")
    if cached is not None:
        # Without a name of its own: where it calls itself, it calls what is cached.
        head = f"export const {js_name(node.name)} = /*#__PURE__*/ {ctx.use('cached')}(function{star} "
        write_function(ctx, out, node, head, close=f"}}, {cached});")
    else:
        write_function(ctx, out, node, f"export function{star} {js_name(node.name)}")
    return [node.name]


def _translate_cache_size(ctx: Context, decorator: ast.expr) -> str:
    if isinstance(decorator, ast.Call):
        for keyword in decorator.keywords:
            if keyword.arg == "maxsize":
                return ctx.translate(keyword.value)
    return "null"


def _reads_files(node: ast.AST) -> bool:
    return any(isinstance(one, ast.Name) and one.id in FILE_READERS for one in ast.walk(node))


def _is_only_for_types(ctx: Context, node: ast.stmt) -> bool:
    """A type alias, a TypeVar, the limits of an annotation."""
    match node:
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            value = getattr(ctx.source.module, name, None)
            return isinstance(value, msgspec.Meta | TypeVar) or (is_type_form(value))
    return False


def _write_variables(
    ctx: Context, out: Writer, node: ast.stmt, targets: list[ast.expr], value: ast.expr, names: _NameUses
) -> list[str]:
    made = [one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)]
    if made == ["__all__"]:
        if ".defaults." in ctx.source.name:
            out.line(f"export const __all__ = {ctx.translate(value)};")
            return made
        return []
    values = [getattr(ctx.source.module, name, None) for name in made]
    if len(made) == 1 and isinstance(values[0], msgspec.Meta | TypeVar):
        return []
    if len(made) == 1 and is_type_form(values[0]):
        return _write_type_alias(ctx, out, made[0], value)
    if len(made) == 1 and _calls_file_reader(ctx, value):
        out.line(f"export const {js_name(made[0])} = {translate_value(ctx, node, values[0])};")
        return made
    declare = (
        "export let " if any(name in names.changed for name in made) or values == [None] else "export const "
    )
    assign_value(ctx, out, targets, value, declare)
    return made


def _write_type_alias(ctx: Context, out: Writer, name: str, value: ast.expr) -> list[str]:
    """Types may be needed while playing (which messages there are); what msgspec does not know is not."""
    known = dict(ctx.needed), set(ctx.runtime)
    try:
        text = describe_type_expression(ctx, value)
    except (Untranslatable, TypeError):  # msgspec does not know every union
        ctx.needed, ctx.runtime = known
        return []
    out.line(f"export const {js_name(name)} = /*#__PURE__*/ {ctx.use('lazyType')}(() => {text});")
    return [name]


def _calls_file_reader(ctx: Context, value: ast.expr) -> bool:
    match value:
        case ast.Call(func=ast.Name(id=name)):
            for node in ctx.source.tree.body:
                if isinstance(node, ast.FunctionDef) and node.name == name:
                    return _reads_files(node)
    return False


def _write_module_object(ctx: Context, out: Writer, exported: list[str], names: _NameUses) -> None:
    """The module as Python sees it: an object that can be given defaults, and passed on."""
    module = ctx.source.module
    listed: Any = getattr(module, "__all__", ())
    more = {name: ctx.imported[name] for name in listed if name in ctx.imported}
    rows = [f"__name__: {json.dumps(ctx.source.name)}"]
    for name in dict.fromkeys(exported):
        local = js_name(name)
        if getattr(module, name, None) is None and not isinstance(getattr(module, name, 0), ModuleType):
            rows.append(f"get {name}() {{ return {local}; }}, set {name}($v) {{ {local} = $v; }}")
        else:
            rows.append(name if local == name else f"{name}: {local}")
    for name, (origin, attribute) in more.items():
        if attribute is not None and ctx.is_translated(origin) and not _is_type(ctx.value(origin, attribute)):
            rows.append(f"{name}: {ctx.need(*ctx.origin(origin, attribute))}")
    out.line(f"export const $module = {{ {', '.join(rows)} }};")


def _is_type(value: Any) -> bool:
    return is_type_form(value) or getattr(value, "_is_protocol", False)


def _translate_imports(ctx: Context, here: str, path_of: dict[str, str]) -> list[str]:
    up = "../" * here.count("/")
    lines = ["// Translated from Python by thirdplace.javascript. Change the Python instead."]
    if ctx.runtime:
        listed = ", ".join(f"{name} as ${name}" for name in sorted(ctx.runtime))
        lines.append(f'import {{ {listed} }} from "{up}runtime/index.js";')
    by_module: dict[str, list[str]] = {}
    for (module, name), local in sorted(ctx.needed.items()):
        remote = name if name == "$module" else js_name(name)
        by_module.setdefault(module, []).append(remote if remote == local else f"{remote} as {local}")
    for module, listed_names in by_module.items():
        target = f"runtime/{HANDWRITTEN[module]}.js" if module in HANDWRITTEN else path_of[module]
        lines.append(f'import {{ {", ".join(listed_names)} }} from "{up or "./"}{target}";')
    return lines
