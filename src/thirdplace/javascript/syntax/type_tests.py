"""Is a value of a type? What `isinstance`, `except` and patterns ask."""

import ast

from thirdplace.javascript.syntax.context import Context

__all__ = ["translate_instance_test"]

TYPE_TESTS = {
    "builtins.int": "isInt",
    "builtins.float": "isFloat",
    "builtins.bool": "isBool",
    "builtins.str": "isStr",
    "builtins.bytes": "isBytes",
    "builtins.list": "isList",
    "builtins.tuple": "isList",
    "builtins.dict": "isDict",
    "builtins.slice": "isSlice",
    "builtins.set": "isSet",
    "builtins.frozenset": "isSet",
    "types.NoneType": "isNone",
}


def translate_instance_test(ctx: Context, text: str, kind: ast.expr) -> str:
    match kind:
        case ast.Tuple(elts=elts):
            return " || ".join(translate_instance_test(ctx, text, one) for one in elts)
        case ast.BinOp(op=ast.BitOr(), left=left, right=right):
            return (
                f"{translate_instance_test(ctx, text, left)} || {translate_instance_test(ctx, text, right)}"
            )
    found = ctx.resolve(kind)
    owner = ctx.object_of(kind)
    if found is not None and f"{found[0]}.{found[1]}" in TYPE_TESTS:
        return f"{ctx.use(TYPE_TESTS[f'{found[0]}.{found[1]}'])}({text})"
    if isinstance(owner, type):
        if getattr(owner, "_is_protocol", False):
            raise ctx.refuse(kind, "isinstance of a protocol has no translation")
        return f"{text} instanceof {ctx.translate(kind)}"
    return f"{ctx.use('isInstance')}({text}, {ctx.translate(kind)})"
