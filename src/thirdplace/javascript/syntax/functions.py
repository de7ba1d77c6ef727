"""Functions: parameters, the names that are their own, and their bodies."""

import ast
from collections.abc import Iterator

from thirdplace.javascript.syntax.context import Context, Scope, js_name

__all__ = [
    "calls_super_init",
    "find_local_names",
    "is_generator",
    "make_arrow_body",
    "translate_parameters",
    "walk_own_nodes",
]


def translate_parameters(ctx: Context, args: ast.arguments, skip_first: bool = False) -> str:
    """The parameters of a function: by position, `*` as a rest, by keyword, `**` as one dictionary."""
    positional = [*args.posonlyargs, *args.args]
    defaults: list[ast.expr | None] = [None] * (len(positional) - len(args.defaults)) + list(args.defaults)
    found = [
        _translate_parameter(ctx, one.arg, default) for one, default in zip(positional, defaults, strict=True)
    ]
    if skip_first:
        found = found[1:]
    if args.vararg is not None:
        if args.kwonlyargs or args.kwarg is not None:
            raise ctx.refuse(args.vararg, "parameters after *args have no translation")
        return ", ".join([*found, f"...{js_name(args.vararg.arg)}"])
    for one, default in zip(args.kwonlyargs, args.kw_defaults, strict=True):
        found.append(_translate_parameter(ctx, one.arg, default))
    if args.kwarg is not None:
        found.append(f"{js_name(args.kwarg.arg)} = new Map()")
    return ", ".join(found)


def _translate_parameter(ctx: Context, name: str, default: ast.expr | None) -> str:
    return js_name(name) if default is None else f"{js_name(name)} = {ctx.translate(default)}"


def list_argument_names(args: ast.arguments) -> set[str]:
    listed = [*args.posonlyargs, *args.args, *args.kwonlyargs]
    listed += [one for one in (args.vararg, args.kwarg) if one is not None]
    return {one.arg for one in listed}


def make_arrow_body(text: str) -> str:
    return f"({text})" if text.startswith("{") else text


def walk_own_nodes(body: list[ast.stmt]) -> Iterator[ast.AST]:
    """All nodes of a function's body except those of functions and classes within."""
    waiting: list[ast.AST] = list(reversed(body))
    while waiting:
        node = waiting.pop()
        yield node
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Lambda):
            continue
        waiting.extend(reversed(list(ast.iter_child_nodes(node))))


def is_generator(node: ast.FunctionDef) -> bool:
    return any(isinstance(one, ast.Yield | ast.YieldFrom) for one in walk_own_nodes(node.body))


def calls_super_init(node: ast.FunctionDef) -> bool:
    return any(
        isinstance(one, ast.Call) and ast.unparse(one.func) == "super().__init__" for one in ast.walk(node)
    )


def find_local_names(node: ast.FunctionDef) -> tuple[set[str], set[str]]:
    """The names that a function has as its own: all of them, and those that have to be declared."""
    assigned: set[str] = set()
    elsewhere: set[str] = set()
    in_comprehensions: set[int] = set()
    functions: set[str] = set()
    for one in walk_own_nodes(node.body):
        match one:
            case ast.comprehension(target=target):
                in_comprehensions.update(id(inner) for inner in ast.walk(target))
            case ast.Nonlocal(names=names) | ast.Global(names=names):
                elsewhere.update(names)
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                functions.add(name)
    for one in walk_own_nodes(node.body):
        match one:
            case ast.Name(id=name, ctx=ast.Store()) if id(one) not in in_comprehensions:
                assigned.add(name)
            case ast.ExceptHandler(name=str(name)):
                assigned.add(name)
            case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                assigned.add(name)
    assigned -= elsewhere
    declared = assigned - list_argument_names(node.args) - functions
    return assigned | list_argument_names(node.args) | functions, declared


def make_scope(node: ast.FunctionDef, class_name: str) -> tuple[Scope, set[str]]:
    names, declared = find_local_names(node)
    return Scope(names, class_name=class_name), declared
