"""Comparisons: equality, order and membership, by the types of both sides."""

import ast

from thirdplace.javascript.kinds import Kind
from thirdplace.javascript.syntax.context import Context

__all__ = ["compare_for_equality", "translate_comparison"]

ORDER: dict[type[ast.cmpop], str] = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
SET_ORDER: dict[type[ast.cmpop], str] = {ast.LtE: "isSubset", ast.GtE: "isSuperset"}


def translate_comparison(ctx: Context, node: ast.Compare) -> str:
    if len(node.ops) == 1:
        return _translate_pair(ctx, node, node.ops[0], node.left, node.comparators[0])
    parts = []
    names: list[tuple[str, str]] = []
    operands = [node.left, *node.comparators]
    texts = [ctx.translate(operand) for operand in operands]
    for place in range(1, len(operands) - 1):
        if not _is_repeatable(operands[place]):
            name = ctx.new_temporary()
            names.append((name, texts[place]))
            texts[place] = name
    for place, op in enumerate(node.ops):
        parts.append(
            _compare_translated(
                ctx, node, op, operands[place], operands[place + 1], texts[place], texts[place + 1]
            )
        )
    joined = f"({' && '.join(parts)})"
    for name, text in reversed(names):
        joined = f"(({name}) => {joined})({text})"
    return joined


def _is_repeatable(node: ast.expr) -> bool:
    """Is it the same, and as quick, however often it is asked?"""
    match node:
        case ast.Name() | ast.Constant():
            return True
        case ast.Attribute(value=inner):
            return _is_repeatable(inner)
        case ast.Subscript(value=value, slice=place):
            return _is_repeatable(value) and _is_repeatable(place)
        case ast.BinOp(left=left, right=right):
            return _is_repeatable(left) and _is_repeatable(right)
    return False


def _translate_pair(ctx: Context, node: ast.Compare, op: ast.cmpop, left: ast.expr, right: ast.expr) -> str:
    if isinstance(op, ast.In | ast.NotIn):
        found = _translate_membership(ctx, left, right)
        return f"!{found}" if isinstance(op, ast.NotIn) else found
    return _compare_translated(ctx, node, op, left, right, ctx.translate(left), ctx.translate(right))


def _compare_translated(
    ctx: Context, node: ast.AST, op: ast.cmpop, left: ast.expr, right: ast.expr, a: str, b: str
) -> str:
    match op:
        case ast.Is():
            return f"({a} === {b})"
        case ast.IsNot():
            return f"({a} !== {b})"
        case ast.Eq():
            return compare_for_equality(ctx, ctx.kind_of(left), ctx.kind_of(right), a, b)
        case ast.NotEq():
            found = compare_for_equality(ctx, ctx.kind_of(left), ctx.kind_of(right), a, b)
            return f"({a} !== {b})" if found == f"({a} === {b})" else f"!{found}"
        case ast.In():
            return _test_membership_by_kind(ctx, ctx.kind_of(right), a, b)
        case ast.NotIn():
            return f"!{_test_membership_by_kind(ctx, ctx.kind_of(right), a, b)}"
    kind_a, kind_b = ctx.kind_of(left), ctx.kind_of(right)
    if type(op) in SET_ORDER and (
        kind_a.is_one_of("set", "frozenset") or kind_b.is_one_of("set", "frozenset")
    ):
        return f"{ctx.use(SET_ORDER[type(op)])}({a}, {b})"
    sign = ORDER[type(op)]
    plain = ("int", "float", "bool", "any", "str")
    if kind_a.is_one_of(*plain) and kind_b.is_one_of(*plain):
        return f"({a} {sign} {b})"
    return f"({ctx.use('order')}({a}, {b}) {sign} 0)"


def compare_for_equality(ctx: Context, kind_a: Kind, kind_b: Kind, a: str, b: str) -> str:
    if kind_a.is_scalar and kind_b.is_scalar:
        return f"({a} === {b})"
    if kind_a.is_one_of("bool") and kind_b.is_one_of("bool"):
        return f"({a} === {b})"
    numeric = ("int", "float", "any")
    if kind_a.is_one_of(*numeric) and kind_b.is_one_of(*numeric) and "any" not in (kind_a.name, kind_b.name):
        return f"({a} === {b})"
    if (kind_a.name == "any" and kind_b.is_scalar) or (kind_b.name == "any" and kind_a.is_scalar):
        return f"({a} === {b})"
    return f"{ctx.use('equal')}({a}, {b})"


def _translate_membership(ctx: Context, left: ast.expr, right: ast.expr) -> str:
    kind = ctx.kind_of(left)
    listed = right.elts if isinstance(right, ast.Tuple | ast.List) else []
    if (
        listed
        and _is_repeatable(left)
        and kind.is_scalar
        and not any(isinstance(one, ast.Starred) for one in listed)
    ):
        a = ctx.translate(left)
        tests = [
            compare_for_equality(ctx, kind, ctx.kind_of(item), a, ctx.translate(item)) for item in listed
        ]
        return f"({' || '.join(tests)})"
    return _test_membership_by_kind(ctx, ctx.kind_of(right), ctx.translate(left), ctx.translate(right))


def _test_membership_by_kind(ctx: Context, container: Kind, a: str, b: str) -> str:
    if container.is_one_of("dict", "set", "frozenset", "range"):
        return f"{b}.has({a})"
    if container.is_array and container.element.is_scalar:
        return f"{b}.includes({a})"
    if container.is_one_of("str"):
        return f"{b}.includes({a})"
    return f"{ctx.use('contains')}({b}, {a})"
