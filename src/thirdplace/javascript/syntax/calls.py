"""Calls: of what the runtime offers, of methods of Python's own types, and of what is translated itself."""

import ast
import inspect
import json
from collections.abc import Callable
from typing import Any

from mypy.nodes import ARG_NAMED, ARG_NAMED_OPT, ARG_OPT, ARG_POS, ARG_STAR2
from mypy.types import CallableType, Instance, Overloaded, TypeType, get_proper_type

from thirdplace.javascript.library import CONSTANTS, FUNCTIONS, KEYWORDS
from thirdplace.javascript.syntax.comprehensions import consume_generator
from thirdplace.javascript.syntax.context import Context
from thirdplace.javascript.syntax.methods import translate_method_call
from thirdplace.javascript.syntax.special_calls import SPECIAL_CALLS

__all__ = ["translate_call"]

NOT_GIVEN = "undefined"


def translate_call(ctx: Context, node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute) and node.func.attr == "__new__":
        return f"Object.create({ctx.translate(node.func.value)}.prototype)"
    found = ctx.resolve(node.func)
    full_name = ""
    if found is not None and found[1] is not None:
        full_name = f"{found[0]}.{found[1]}"
    elif isinstance(node.func, ast.Attribute):
        owner = ctx.object_of(node.func.value)
        if isinstance(owner, type):
            full_name = f"{owner.__module__}.{owner.__qualname__}.{node.func.attr}"
    special = SPECIAL_CALLS.get(full_name)
    if special is not None:
        answer = special(ctx, node)
        if answer is not None:
            return answer
    if full_name in FUNCTIONS:
        return f"{ctx.use(FUNCTIONS[full_name])}({_translate_library_arguments(ctx, node, full_name)})"
    if full_name in CONSTANTS:
        return f"new {ctx.use(CONSTANTS[full_name])}({', '.join(translate_arguments(ctx, node))})"
    if isinstance(node.func, ast.Attribute):
        answer = _translate_super_call(ctx, node, node.func) or translate_method_call(ctx, node, node.func)
        if answer is not None:
            return answer
    return _translate_call_of_ours(ctx, node)


def _translate_library_arguments(ctx: Context, node: ast.Call, full_name: str) -> str:
    given = [_translate_argument(ctx, one) for one in node.args]
    names = KEYWORDS.get(full_name, ())
    for keyword in node.keywords:
        if keyword.arg not in names:
            raise ctx.refuse(node, f"{full_name} is not translated with {keyword.arg}=")
        place = names.index(keyword.arg)
        given += [NOT_GIVEN] * (place + 1 - len(given))
        given[place] = ctx.translate(keyword.value)
    return ", ".join(given)


def _translate_argument(ctx: Context, node: ast.expr) -> str:
    """An argument; a generator expression is used up at once."""
    return consume_generator(ctx, node, "list") if isinstance(node, ast.GeneratorExp) else ctx.translate(node)


def _translate_super_call(ctx: Context, node: ast.Call, func: ast.Attribute) -> str | None:
    match func.value:
        case ast.Call(func=ast.Name(id="super"), args=[]):
            if func.attr == "__init__":
                return f"super({', '.join(translate_arguments(ctx, node))})"
            return f"super.{func.attr}({', '.join(translate_arguments(ctx, node))})"
    return None


def _translate_call_of_ours(ctx: Context, node: ast.Call) -> str:
    kind = ctx.kind_of(node.func)
    text = (
        ctx.translate(node.func)
        if not isinstance(node.func, ast.Attribute)
        else _translate_callee(ctx, node.func)
    )
    made = kind.name == "class" or _is_class_by_name(ctx, node.func, kind.name)
    return f"{'new ' if made else ''}{text}({', '.join(translate_arguments(ctx, node))})"


def _translate_callee(ctx: Context, func: ast.Attribute) -> str:
    """A method that is called at once needs no binding."""
    if ctx.resolve(func) is not None:
        return ctx.translate(func)
    owner = ctx.object_of(func.value)
    if isinstance(owner, type) and inspect.isfunction(inspect.getattr_static(owner, func.attr, None)):
        return ctx.translate(func)
    return f"{ctx.translate(func.value)}.{func.attr}"


def _is_class_by_name(ctx: Context, func: ast.expr, kind: str) -> bool:
    """Where nothing is known of the type, a name with a capital letter is a class (as PEP 8 has it)."""
    name = func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""
    return kind == "any" and ((name.lstrip("_")[:1].isupper() and not name.isupper()) or name == "cls")


def translate_arguments(ctx: Context, node: ast.Call) -> list[str]:
    """All arguments by position."""
    given = [ctx.translate(one) for one in node.args]
    if not node.keywords:
        return given
    names, takes_more = _find_parameter_names(ctx, node)
    if any(isinstance(one, ast.Starred) for one in node.args):
        raise ctx.refuse(node, "arguments by name after * have no translation")
    more: list[str] = []
    for keyword in node.keywords:
        if keyword.arg is None:
            raise ctx.refuse(node, "** in a call has no translation")
        if keyword.arg in names:
            place = names.index(keyword.arg)
            given += [NOT_GIVEN] * (place + 1 - len(given))
            given[place] = ctx.translate(keyword.value)
        elif takes_more:
            more.append(f"[{json.dumps(keyword.arg)}, {ctx.translate(keyword.value)}]")
        else:
            raise ctx.refuse(node, f"nothing is known of a parameter {keyword.arg}")
    if more:
        given += [NOT_GIVEN] * (len(names) - len(given))
        given.append(f"new Map([{', '.join(more)}])")
    return given


def _find_parameter_names(ctx: Context, node: ast.Call) -> tuple[list[str], bool]:
    """The names of a callee's parameters in order, and whether it takes any others as a dictionary."""
    owner = ctx.object_of(node.func)
    if owner is not None and callable(owner):
        return list_parameter_names(owner)
    found = ctx.type_of(node.func)
    kind = None if found is None else get_proper_type(found)
    if isinstance(kind, TypeType):
        item = get_proper_type(kind.item)
        if isinstance(item, Instance):
            return _list_constructor_names(item.type.fullname)
    wanted = {keyword.arg for keyword in node.keywords}
    candidates = (
        kind.items if isinstance(kind, Overloaded) else [kind] if isinstance(kind, CallableType) else []
    )
    for candidate in candidates:
        names = [
            str(name)
            for name, how in zip(candidate.arg_names, candidate.arg_kinds, strict=True)
            if how in (ARG_POS, ARG_OPT, ARG_NAMED, ARG_NAMED_OPT)
        ]
        takes_more = ARG_STAR2 in candidate.arg_kinds
        if wanted <= set(names) or takes_more:
            return names, takes_more
    raise ctx.refuse(node, "arguments by name need a callee whose parameters are known")


def _list_constructor_names(full_name: str) -> tuple[list[str], bool]:
    import sys

    module, _, name = full_name.rpartition(".")
    return list_parameter_names(getattr(sys.modules[module], name))


def list_parameter_names(owner: Callable[..., Any]) -> tuple[list[str], bool]:
    found = inspect.signature(owner).parameters.values()
    names = [one.name for one in found if one.kind not in (one.VAR_POSITIONAL, one.VAR_KEYWORD)]
    return names, any(one.kind == one.VAR_KEYWORD for one in found)
