"""Classes: structs, dataclasses, states, named tuples, exceptions and plain ones."""

import ast
import dataclasses
import json
from collections.abc import Mapping
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

from thirdplace.core.state import fields as state_fields
from thirdplace.javascript.syntax.calls import list_parameter_names
from thirdplace.javascript.syntax.context import Context, Scope, js_name
from thirdplace.javascript.syntax.functions import calls_super_init, is_generator
from thirdplace.javascript.syntax.statements import write_function
from thirdplace.javascript.syntax.type_descriptions import describe_type
from thirdplace.javascript.syntax.values import is_plain_default, translate_value
from thirdplace.javascript.writer import Writer

__all__ = ["write_class"]

LEFT_OUT = {"__reduce__", "__repr__", "__hash__", "__slots__", "__match_args__"}
"""Members that only Python needs: to pickle, to show, to save memory."""
TYPING_BASES = {"typing", "collections.abc", "abc"}


def write_class(ctx: Context, out: Writer, node: ast.ClassDef) -> None:
    kind = getattr(ctx.source.module, node.name)
    if getattr(kind, "_is_protocol", False) or _is_typed_dict(kind):
        return  # only for type checkers
    defaults = _RecordConstructor(ctx, out, node, kind)
    base = _translate_base(ctx, node, kind)
    head = f"export class {js_name(node.name)}{f' extends {base}' if base else ''} {{"
    if hasattr(kind, "FIELDS") and "__copy__" in vars(kind):
        out.open(head)
        _write_state_members(ctx, out, node, kind)
    elif _is_record(kind):
        parameters = defaults.list_parameters()
        out.open(head)
        _write_record_members(ctx, out, node, kind, base, parameters)
    else:
        out.open(head)
    ctx.scopes.append(Scope(set(), is_class=True))
    for member in node.body:
        out.here = member.lineno
        _write_member(ctx, out, node, kind, base, member)
    ctx.scopes.pop()
    out.close()


def _is_typed_dict(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, dict) and hasattr(kind, "__total__")


def _is_record(kind: type) -> bool:
    return issubclass(kind, msgspec.Struct) or dataclasses.is_dataclass(kind) or _is_named_tuple(kind)


def _is_named_tuple(kind: type) -> bool:
    return issubclass(kind, tuple) and hasattr(kind, "_fields")


def _translate_base(ctx: Context, node: ast.ClassDef, kind: type) -> str:
    bases = []
    for base in node.bases:
        named = base.value if isinstance(base, ast.Subscript) else base
        found = ctx.resolve(named)
        if found is not None and found[0] in TYPING_BASES:
            continue
        owner = ctx.object_of(named)
        if getattr(owner, "_is_protocol", False):
            continue
        bases.append(ctx.translate(named))
    if len(bases) > 1:
        raise ctx.refuse(node, "a class with several bases has no translation")
    return bases[0] if bases else ""


@dataclasses.dataclass(frozen=True)
class _ConstructorParameter:
    name: str
    encode_name: str
    description: str
    default: str | None


class _RecordConstructor:
    """The parameters of a record's constructor; defaults that are objects become constants, to be shared."""

    def __init__(self, ctx: Context, out: Writer, node: ast.ClassDef, kind: type) -> None:
        self.ctx, self.out, self.node, self.kind = ctx, out, node, kind

    def list_parameters(self) -> list[_ConstructorParameter]:
        names = list_parameter_names(self.kind)[0]
        if issubclass(self.kind, msgspec.Struct):
            by_name = {one.name: one for one in msgspec.structs.fields(self.kind)}
            types = {one.name: one.type for one in _list_struct_fields(self.kind)}
            return [
                _ConstructorParameter(
                    name,
                    by_name[name].encode_name,
                    self._describe(types.get(name)),
                    self._translate_default(
                        name, by_name[name].default, by_name[name].default_factory, msgspec.NODEFAULT
                    ),
                )
                for name in names
            ]
        if dataclasses.is_dataclass(self.kind):
            data = {one.name: one for one in dataclasses.fields(self.kind)}
            if not set(names) <= set(data):
                return [_ConstructorParameter(name, name, "null", None) for name in data]
            return [
                _ConstructorParameter(
                    name,
                    name,
                    "null",
                    self._translate_default(
                        name, data[name].default, data[name].default_factory, dataclasses.MISSING
                    ),
                )
                for name in names
            ]
        given: dict[str, Any] = getattr(self.kind, "_field_defaults", {})
        return [
            _ConstructorParameter(
                name,
                name,
                "null",
                self._translate_default(
                    name, given.get(name, dataclasses.MISSING), dataclasses.MISSING, dataclasses.MISSING
                ),
            )
            for name in names
        ]

    def _describe(self, found: inspect.Type | None) -> str:
        return "null" if found is None else describe_type(self.ctx, found)

    def _translate_default(self, name: str, value: Any, factory: Any, missing: Any) -> str | None:
        if factory is not missing:
            if factory in (list, dict, set):
                return {list: "[]", set: "new Set()"}.get(factory) or f"new {self._choose_map_class(name)}()"
            return (
                f"new {translate_value(self.ctx, self.node, factory)}()"
                if isinstance(factory, type)
                else f"{translate_value(self.ctx, self.node, factory)}()"
            )
        if value is missing:
            return None
        text = translate_value(self.ctx, self.node, value)
        if is_plain_default(value) or value is msgspec.UNSET or value == ():
            return text
        if isinstance(value, Mapping | list | set) and not value:
            return f"new {self._choose_map_class(name)}()" if isinstance(value, Mapping) else text
        shared = f"${self.node.name}${name}"
        self.out.line(f"const {shared} = /*#__PURE__*/ (() => {text})();")
        return shared

    def _choose_map_class(self, name: str) -> str:
        """A map whose keys are not numbers or text compares them by value."""
        hint = get_type_hints(self.kind).get(name)
        arguments = get_args(hint) if get_origin(hint) is not None else ()
        plain = not arguments or arguments[0] in (str, int, Any)
        return "Map" if plain else self.ctx.use("KeyedMap")


def _list_struct_fields(kind: type) -> tuple[inspect.Field, ...]:
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    return found.fields


def _write_record_members(
    ctx: Context, out: Writer, node: ast.ClassDef, kind: type, base: str, given: list[_ConstructorParameter]
) -> None:
    own_init = any(isinstance(one, ast.FunctionDef) and one.name == "__init__" for one in node.body)
    parent = next((one for one in kind.__mro__[1:] if _is_record(one) and one is not msgspec.Struct), None)
    inherited = list_parameter_names(parent)[0] if parent is not None and base else []
    if not own_init and (given or not base) and [one.name for one in given] != inherited:
        listed = ", ".join(
            js_name(one.name) if one.default is None else f"{js_name(one.name)} = {one.default}"
            for one in given
        )
        out.open(f"constructor({listed}) {{")
        if base:
            out.line(f"super({', '.join(js_name(name) for name in inherited)});")
        for one in given:
            if one.name not in inherited:
                out.line(f"this.{one.name} = {js_name(one.name)};")
        if any(isinstance(one, ast.FunctionDef) and one.name == "__post_init__" for one in node.body):
            out.line("this.__post_init__();")
        out.close()
    out.line(f"static $record = {_translate_record_description(ctx, kind, given)};")
    if _is_named_tuple(kind):
        out.line(f"*[Symbol.iterator]() {{ {' '.join(f'yield this.{one.name};' for one in given)} }}")


def _translate_record_description(ctx: Context, kind: type, given: list[_ConstructorParameter]) -> str:
    """What the runtime has to know to compare, copy, decode and encode."""
    rows = ", ".join(
        f"[{json.dumps(one.name)}, {json.dumps(one.encode_name)}, {one.description}"
        + (f", () => {one.default}]" if one.default is not None else "]")
        for one in given
    )
    told: dict[str, Any] = {"name": kind.__name__}
    if issubclass(kind, msgspec.Struct):
        config = kind.__struct_config__
        told |= {"tag": config.tag, "tagField": config.tag_field}
        told |= {"omitDefaults": config.omit_defaults, "forbidUnknown": config.forbid_unknown_fields}
        told["identity"] = not config.eq
        told["kind"] = "struct"
        order = list(kind.__struct_fields__)
    elif dataclasses.is_dataclass(kind):
        told["kind"] = "dataclass"
        told["identity"] = not kind.__dataclass_params__.eq  # type: ignore[attr-defined]
        order = [one.name for one in dataclasses.fields(kind)]
    else:
        told["kind"] = "namedtuple"
        order = list(getattr(kind, "_fields", ()))
    if order != [one.name for one in given]:
        told["order"] = order
    flags = ", ".join(
        f"{key}: {json.dumps(value)}" for key, value in told.items() if value not in (None, False)
    )
    return f"{{ {flags}, fields: () => [{rows}] }}"


def _write_state_members(ctx: Context, out: Writer, node: ast.ClassDef, kind: type) -> None:
    """A state: straight-line code to make, copy and overwrite it."""
    fields = state_fields(kind)
    out.open("constructor(other) {")
    out.open("if (other === undefined) {")
    for one in fields:
        out.line(f"this.{one.name} = {f'new Array({one.length}).fill(0)' if one.length else '0'};")
    out.depth -= 1
    out.open("} else {")
    for one in fields:
        out.line(f"this.{one.name} = other.{one.name}{'.slice()' if one.length and not one.fixed else ''};")
    out.close()
    out.close()
    out.open("__copy__() {")
    out.line(f"return new {js_name(node.name)}(this);")
    out.close()
    out.open("$assign(other) {")
    for one in fields:
        if one.length and not one.fixed:
            out.line(f"{ctx.use('copyInto')}(this.{one.name}, other.{one.name});")
        else:
            out.line(f"this.{one.name} = other.{one.name};")
    out.close()
    rows = ", ".join(f"[{json.dumps(one.name)}, {one.length}, {json.dumps(one.fixed)}]" for one in fields)
    out.line(f'static $record = {{ kind: "state", name: {json.dumps(node.name)}, fields: () => [{rows}] }};')


def _write_member(
    ctx: Context, out: Writer, node: ast.ClassDef, kind: type, base: str, member: ast.stmt
) -> None:
    match member:
        case ast.FunctionDef():
            _write_method(ctx, out, node, base, member)
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            if name not in LEFT_OUT and not _is_record(kind):
                out.line(f"static {name} = {ctx.translate(value)};")
        case ast.AnnAssign(target=ast.Name(id=name), value=value) if value is not None:
            if name not in LEFT_OUT and not _is_record(kind):
                out.line(f"static {name} = {ctx.translate(value)};")
        case ast.Expr(value=ast.Constant()) | ast.Pass() | ast.AnnAssign():
            pass
        case _:
            raise ctx.refuse(member, f"{type(member).__name__} in a class has no translation")


def _write_method(ctx: Context, out: Writer, node: ast.ClassDef, base: str, member: ast.FunctionDef) -> None:
    name = member.name
    if name in LEFT_OUT:
        return
    decorators = {ast.unparse(one) for one in member.decorator_list}
    unknown = decorators - {"property", "classmethod", "staticmethod", "overload", "override"}
    if unknown:
        raise ctx.refuse(member, f"the decorator {unknown.pop()} has no translation for methods")
    if "overload" in decorators:
        return
    star = "*" if is_generator(member) else ""
    if name == "__init__":
        before = ("super();",) if base and not calls_super_init(member) else ()
        write_function(ctx, out, member, "constructor", skip_first=True, class_name=node.name, before=before)
        return
    if "staticmethod" in decorators:
        write_function(ctx, out, member, f"static {star}{name}", class_name=node.name)
        return
    head = "get " if "property" in decorators else "static " if "classmethod" in decorators else ""
    write_function(ctx, out, member, f"{head}{star}{name}", skip_first=True, class_name=node.name)
    if name == "__iter__":
        out.line("[Symbol.iterator]() { return this.__iter__(); }")
