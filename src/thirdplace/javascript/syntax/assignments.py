"""Assignments: to names, fields, places in lists and dictionaries, or several of them at once."""

import ast

from thirdplace.javascript.syntax.comprehensions import unpack_into
from thirdplace.javascript.syntax.context import Context, js_name
from thirdplace.javascript.syntax.expressions import find_negative_index
from thirdplace.javascript.syntax.operators import combine_operands
from thirdplace.javascript.writer import Writer

__all__ = [
    "assign_value",
    "write_annotated_assignment",
    "write_assignment",
    "write_augmented_assignment",
    "write_delete",
]


def write_assignment(ctx: Context, out: Writer, node: ast.Assign) -> None:
    assign_value(ctx, out, node.targets, node.value)


def write_annotated_assignment(ctx: Context, out: Writer, node: ast.AnnAssign) -> None:
    if node.value is not None:
        assign_value(ctx, out, [node.target], node.value)


def assign_value(
    ctx: Context, out: Writer, targets: list[ast.expr], value: ast.expr, declare: str = ""
) -> None:
    pairs = _split_tuple_assignment(targets, value)
    if pairs is not None and not declare:
        for target, one in pairs:
            _write_store(ctx, out, target, ctx.translate(one), "")
        return
    if len(targets) == 1 and not isinstance(targets[0], ast.Tuple | ast.List):
        _write_store(ctx, out, targets[0], ctx.translate(value), declare)
        return
    text = ctx.translate(value)
    kind = ctx.kind_of(value)
    if any(isinstance(target, ast.Tuple | ast.List) for target in targets) and not kind.is_array:
        text = f"{ctx.use('unpackable')}({text})"
    name = ctx.new_temporary()
    out.line(f"const {name} = {text};")
    for target in targets:
        _write_store(ctx, out, target, name, declare)


def _split_tuple_assignment(
    targets: list[ast.expr], value: ast.expr
) -> list[tuple[ast.expr, ast.expr]] | None:
    """`a, b = x, y` as two assignments, if the second reads nothing that the first has changed."""
    match targets, value:
        case [ast.Tuple(elts=names)], ast.Tuple(elts=values):
            if len(names) != len(values) or any(isinstance(one, ast.Starred) for one in [*names, *values]):
                return None
            changed: set[str] = set()
            for name, one in zip(names, values, strict=True):
                read = {
                    ast.unparse(node) for node in ast.walk(one) if isinstance(node, ast.Name | ast.Attribute)
                }
                if changed & read or (
                    changed
                    and any(isinstance(node, ast.Call) for node in ast.walk(one))
                    and not isinstance(name, ast.Name)
                ):
                    return None
                if not isinstance(name, ast.Name):
                    changed.update(
                        ast.unparse(node) for node in ast.walk(name) if isinstance(node, ast.Attribute)
                    )
                    if isinstance(name, ast.Subscript):
                        return None
                else:
                    changed.add(name.id)
            return list(zip(names, values, strict=True))
    return None


def _write_store(ctx: Context, out: Writer, target: ast.expr, text: str, declare: str) -> None:
    match target:
        case ast.Name(id=name):
            out.line(f"{declare}{js_name(name)} = {text};")
        case ast.Attribute():
            out.line(f"{ctx.translate(target.value)}.{target.attr} = {text};")
        case ast.Subscript():
            _write_item_store(ctx, out, target, text)
        case ast.Tuple(elts=elts) | ast.List(elts=elts) if any(
            isinstance(one, ast.Subscript | ast.Attribute) for one in elts
        ):
            for place, one in enumerate(elts):
                _write_store(ctx, out, one, f"{text}[{place}]", declare)
        case ast.Tuple() | ast.List():
            for line in unpack_into(ctx, target, text, declare):
                out.line(line)
        case _:
            raise ctx.refuse(target, "cannot be assigned to")


def _write_item_store(ctx: Context, out: Writer, target: ast.Subscript, text: str) -> None:
    kind = ctx.kind_of(target.value)
    base = ctx.translate(target.value)
    if isinstance(target.slice, ast.Slice):
        first = ctx.translate(target.slice.lower) if target.slice.lower is not None else "null"
        last = ctx.translate(target.slice.upper) if target.slice.upper is not None else "null"
        out.line(f"{ctx.use('setSlice')}({base}, {first}, {last}, {text});")
    elif kind.is_one_of("dict"):
        out.line(f"{base}.set({ctx.translate(target.slice)}, {text});")
    elif kind.name == "instance":
        out.line(f"{base}.__setitem__({ctx.translate(target.slice)}, {text});")
    elif kind.name == "any" and ctx.kind_of(target.slice).is_one_of("str", "tuple"):
        out.line(f"{ctx.use('setItem')}({base}, {ctx.translate(target.slice)}, {text});")
    elif (place := find_negative_index(target.slice)) is not None:
        out.line(f"{base}[{base}.length - {-place}] = {text};")
    elif ctx.checked and kind.is_array:
        out.line(f"{ctx.use('checkedSet')}({base}, {ctx.translate(target.slice)}, {text});")
    else:
        out.line(f"{base}[{ctx.translate(target.slice)}] = {text};")


def write_augmented_assignment(ctx: Context, out: Writer, node: ast.AugAssign) -> None:
    kind = ctx.kind_of(node.target)
    if kind.name == "any" and isinstance(node.target, ast.Name | ast.Attribute):
        kind = ctx.kind_of(_as_read(node.target))
    value = ctx.translate(node.value)
    read = _as_read(node.target)
    # Where a class has `__iadd__`, mypy notes no type for the target; of Python's and ours only lists do.
    extends = kind.is_one_of("list") or (
        kind.name == "any" and ctx.kind_of(node.value).is_one_of("list", "tuple", "iterable")
    )
    if isinstance(node.op, ast.Add) and (extends or ctx.kind_of(read).is_one_of("list")):
        out.line(f"{ctx.use('list_extend')}({ctx.translate(read)}, {value});")
    elif isinstance(node.op, ast.BitOr) and ctx.kind_of(read).is_one_of("dict"):
        out.line(f"{ctx.use('dict_update')}({ctx.translate(read)}, {value});")
    elif isinstance(node.op, ast.BitOr) and ctx.kind_of(read).is_one_of("set"):
        out.line(f"{ctx.use('set_update')}({ctx.translate(read)}, {value});")
    else:
        text = combine_operands(ctx, node, node.op, read, node.value, ctx.translate(read), value)
        _write_store(ctx, out, node.target, text, "")


def _as_read(target: ast.expr) -> ast.expr:
    """The target of an assignment as an expression that is read, at the same place."""
    match target:
        case ast.Name(id=name):
            return ast.copy_location(ast.Name(name, ast.Load()), target)
        case ast.Attribute(value=value, attr=attr):
            return ast.copy_location(ast.Attribute(value, attr, ast.Load()), target)
        case ast.Subscript(value=value, slice=place):
            return ast.copy_location(ast.Subscript(value, place, ast.Load()), target)
    return target


def write_delete(ctx: Context, out: Writer, node: ast.Delete) -> None:
    for target in node.targets:
        match target:
            case ast.Subscript() if ctx.kind_of(target.value).is_one_of("dict"):
                out.line(
                    f"{ctx.use('delItem')}({ctx.translate(target.value)}, {ctx.translate(target.slice)});"
                )
            case ast.Subscript() if isinstance(target.slice, ast.Slice):
                first = ctx.translate(target.slice.lower) if target.slice.lower is not None else "null"
                last = ctx.translate(target.slice.upper) if target.slice.upper is not None else "null"
                out.line(f"{ctx.use('setSlice')}({ctx.translate(target.value)}, {first}, {last}, []);")
            case _:
                raise ctx.refuse(node, "this cannot be deleted")
