"""Operators: JavaScript's own where they mean the same for these types, else a function of the runtime.

Whole numbers are JavaScript's numbers while they are safe (53 bits), and BigInt beyond. Bit operations decide
that as they go. Plain arithmetic trusts that its numbers are safe, and is exact in either form only next to
bit operations: a BigInt that gets elsewhere raises a TypeError, and never becomes a wrong number.
"""

import ast

from thirdplace.javascript.kinds import Kind
from thirdplace.javascript.syntax.context import Context

__all__ = [
    "combine_operands",
    "translate_and_or",
    "translate_binary_operator",
    "translate_condition",
    "translate_unary_operator",
]

BITS: dict[type[ast.operator], str] = {
    ast.BitAnd: "and",
    ast.BitOr: "or",
    ast.BitXor: "xor",
    ast.LShift: "shl",
    ast.RShift: "shr",
}
EXACT: dict[type[ast.operator], str] = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul"}
PLAIN: dict[type[ast.operator], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/"}
SETS: dict[type[ast.operator], str] = {
    ast.BitAnd: "intersection",
    ast.BitOr: "union",
    ast.Sub: "difference",
    ast.BitXor: "symmetricDifference",
}


def translate_binary_operator(ctx: Context, node: ast.BinOp) -> str:
    return combine_operands(
        ctx, node, node.op, node.left, node.right, ctx.translate(node.left), ctx.translate(node.right)
    )


def combine_operands(
    ctx: Context, node: ast.AST, op: ast.operator, left: ast.expr, right: ast.expr, a: str, b: str
) -> str:
    """`a op b`, where `left` and `right` are the expressions that `a` and `b` come from."""
    kind_a, kind_b = ctx.kind_of(left), ctx.kind_of(right)
    if kind_a.is_one_of("any", "int", "float", "bool", "union") and kind_b.is_one_of(
        "any", "int", "float", "bool", "union"
    ):
        return _translate_arithmetic(ctx, node, op, left, right, a, b)
    if isinstance(op, ast.Add):
        return _translate_concatenation(ctx, node, kind_a, kind_b, a, b)
    several = ("str", "list", "tuple")
    if isinstance(op, ast.Mult) and (kind_a.is_one_of(*several) or kind_b.is_one_of(*several)):
        return f"{ctx.use('repeat')}({a}, {b})"
    if isinstance(op, ast.Mod) and kind_a.is_one_of("str", "bytes"):
        return f"{ctx.use('percent')}({a}, {b})"
    dicts = ("dict", "any")
    if isinstance(op, ast.BitOr) and kind_a.is_one_of(*dicts) and kind_b.is_one_of(*dicts):
        return f"{ctx.use('merge')}({a}, {b})"
    sets = ("set", "frozenset", "list", "dict", "any")  # the keys of a dict are a list here
    if type(op) in SETS and kind_a.is_one_of(*sets) and kind_b.is_one_of(*sets):
        return f"{ctx.use(SETS[type(op)])}({a}, {b})"
    raise ctx.refuse(node, f"no translation of {type(op).__name__} for {kind_a.name} and {kind_b.name}")


def _translate_concatenation(ctx: Context, node: ast.AST, kind_a: Kind, kind_b: Kind, a: str, b: str) -> str:
    if kind_a.is_one_of("str") or kind_b.is_one_of("str"):
        return f"({a} + {b})"
    if kind_a.is_array or kind_b.is_array:
        return f"[...{a}, ...{b}]"
    if kind_a.is_one_of("bytes") or kind_b.is_one_of("bytes"):
        return f"{ctx.use('joinBytes')}({a}, {b})"
    raise ctx.refuse(node, f"no translation of + for {kind_a.name} and {kind_b.name}")


def _translate_arithmetic(
    ctx: Context, node: ast.AST, op: ast.operator, left: ast.expr, right: ast.expr, a: str, b: str
) -> str:
    if type(op) in BITS:
        return _translate_bit_operation(ctx, op, left, right, a, b)
    if isinstance(op, ast.FloorDiv):
        return f"{ctx.use('floorDiv')}({a}, {b})"
    if isinstance(op, ast.Mod):
        return f"{ctx.use('mod')}({a}, {b})"
    if isinstance(op, ast.Pow):
        return f"{ctx.use('pow')}({a}, {b})"
    if type(op) not in PLAIN:
        raise ctx.refuse(node, f"no translation of {type(op).__name__}")
    if type(op) in EXACT and (_has_many_bits(left) or _has_many_bits(right) or _is_bit_operand(ctx, node)):
        return f"{ctx.use(EXACT[type(op)])}({a}, {b})"
    if isinstance(op, ast.Div):
        return f"({a} / {b})"
    whole = ctx.kind_of(left).is_one_of("int", "bool") and ctx.kind_of(right).is_one_of("int", "bool")
    if isinstance(op, ast.Mult) and whole and not _is_index(ctx, node):
        return f"{ctx.use('mul')}({a}, {b})"
    plain = f"({a} {PLAIN[type(op)]} {b})"
    return f"{ctx.use('safe')}{plain}" if ctx.checked and whole else plain


def _translate_bit_operation(
    ctx: Context, op: ast.operator, left: ast.expr, right: ast.expr, a: str, b: str
) -> str:
    if (
        isinstance(op, ast.BitAnd | ast.BitOr | ast.BitXor)
        and ctx.kind_of(left).is_one_of("bool")
        and ctx.kind_of(right).is_one_of("bool")
    ):
        sign = {ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^"}[type(op)]
        return f"(({a} {sign} {b}) !== 0)"
    if isinstance(op, ast.LShift) and a == "1":
        return f"{ctx.use('bit')}({b})"
    if (
        isinstance(op, ast.BitAnd)
        and b == "1"
        and isinstance(left, ast.BinOp)
        and isinstance(left.op, ast.RShift)
    ):
        return f"{ctx.use('bitAt')}({ctx.translate(left.left)}, {ctx.translate(left.right)})"
    return f"{ctx.use(BITS[type(op)])}({a}, {b})"


def _has_many_bits(node: ast.expr) -> bool:
    """Does the expression come from bits, so that it may need more than 53 of them?"""
    match node:
        case ast.BinOp(op=ast.RShift()):
            return False
        case ast.BinOp(op=ast.BitAnd(), right=ast.Constant()):
            return False
        case ast.BinOp(op=op) if type(op) in BITS:
            return True
        case ast.BinOp(left=left, right=right):
            return _has_many_bits(left) or _has_many_bits(right)
        case ast.UnaryOp(op=ast.Invert()):
            return True
        case ast.UnaryOp(operand=operand):
            return _has_many_bits(operand)
    return False


def _is_bit_operand(ctx: Context, node: ast.AST) -> bool:
    return id(node) in ctx.below_bits


def _is_index(ctx: Context, node: ast.AST) -> bool:
    return id(node) in ctx.in_index


def translate_unary_operator(ctx: Context, node: ast.UnaryOp) -> str:
    match node.op:
        case ast.Not():
            return f"!{translate_condition(ctx, node.operand)}"
        case ast.USub():
            inner = ctx.translate(node.operand)
            if _is_bit_operand(ctx, node) or _has_many_bits(node.operand):
                return f"{ctx.use('neg')}({inner})"
            return f"(-{inner})"
        case ast.Invert():
            return f"{ctx.use('not')}({ctx.translate(node.operand)})"
        case _:
            return f"(+{ctx.translate(node.operand)})"


def translate_condition(ctx: Context, node: ast.expr) -> str:
    """The expression as a condition: true where Python takes it for true."""
    match node:
        case ast.BoolOp():
            sign = " && " if isinstance(node.op, ast.And) else " || "
            return f"({sign.join(translate_condition(ctx, value) for value in node.values)})"
        case ast.UnaryOp(op=ast.Not()) | ast.Compare():
            return ctx.translate(node)
    return _translate_truth(ctx, node, ctx.translate(node))


def _translate_truth(ctx: Context, node: ast.expr, text: str) -> str:
    kind = ctx.kind_of(node)
    if kind.is_one_of("int", "float", "bool", "str", "none", "class", "callable", "module"):
        return text
    if kind.is_array:
        return f"({text}.length > 0)"
    if kind.is_one_of("dict", "set", "frozenset"):
        return f"({text}.size > 0)"
    return f"{ctx.use('truthy')}({text})"


def translate_and_or(ctx: Context, node: ast.BoolOp) -> str:
    """`and` and `or` as values: JavaScript's own, if it takes the same values for true."""
    plain = all(
        ctx.kind_of(value).is_one_of("int", "float", "bool", "str", "none", "callable", "class")
        for value in node.values[:-1]
    )
    if plain or all(ctx.kind_of(value).is_one_of("bool") for value in node.values):
        sign = " && " if isinstance(node.op, ast.And) else " || "
        return f"({sign.join(ctx.translate(value) for value in node.values)})"
    found = ctx.translate(node.values[-1])
    for value in reversed(node.values[:-1]):
        name = ctx.new_temporary()
        taken = f"{ctx.use('truthy')}({name})"
        rest = (
            f"{taken} ? {found} : {name}" if isinstance(node.op, ast.And) else f"{taken} ? {name} : {found}"
        )
        found = f"(({name}) => {rest})({ctx.translate(value)})"
    return found
