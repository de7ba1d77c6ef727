"""Statements, one function for each form."""

import ast
import json
from collections.abc import Callable
from typing import Any

from thirdplace.javascript.python_sources import find_source
from thirdplace.javascript.selection import runs_in_browser
from thirdplace.javascript.syntax.assignments import (
    write_annotated_assignment,
    write_assignment,
    write_augmented_assignment,
    write_delete,
)
from thirdplace.javascript.syntax.comprehensions import translate_loop_head
from thirdplace.javascript.syntax.context import Context, js_name
from thirdplace.javascript.syntax.functions import (
    calls_super_init,
    is_generator,
    make_scope,
    translate_parameters,
)
from thirdplace.javascript.syntax.operators import translate_condition
from thirdplace.javascript.syntax.patterns import translate_pattern
from thirdplace.javascript.syntax.type_tests import translate_instance_test
from thirdplace.javascript.writer import Writer

__all__ = ["_write_function_body", "write_function", "write_statements"]


def write_statements(ctx: Context, out: Writer, body: list[ast.stmt]) -> None:
    for node in body:
        out.here = node.lineno
        form: Callable[[Context, Writer, Any], None] | None = WRITERS_BY_STATEMENT.get(type(node))
        if form is None:
            raise ctx.refuse(node, f"{type(node).__name__} has no translation")
        if isinstance(node, ast.ImportFrom) and (missing := _find_server_only_import(ctx, node)):
            why = json.dumps(f"{missing} runs on servers only")
            out.line(f"throw new {ctx.use('NotImplementedError')}({why});")
            return  # nothing that follows can be reached
        form(ctx, out, node)


def _find_server_only_import(ctx: Context, node: ast.ImportFrom) -> str:
    """The module that is imported and does not run in a browser, "" if all do."""
    for alias in node.names:
        for name in (f"{node.module}.{alias.name}", str(node.module)):
            if (
                name.startswith(ctx.source.name.partition(".")[0])
                and find_source(name)
                and not runs_in_browser(name)
            ):
                return name
    return ""


def _write_block(ctx: Context, out: Writer, head: str, body: list[ast.stmt]) -> None:
    out.open(head)
    write_statements(ctx, out, body)
    out.close()


def _write_expression(ctx: Context, out: Writer, node: ast.Expr) -> None:
    if not isinstance(node.value, ast.Constant):  # a sentence about what stands above
        text = ctx.translate(node.value)
        out.line(f"{text};")
        if text.startswith("super("):  # only now is there a `this`
            out.line("const self = this;")


def _write_return(ctx: Context, out: Writer, node: ast.Return) -> None:
    out.line("return null;" if node.value is None else f"return {ctx.translate(node.value)};")


def _write_if(ctx: Context, out: Writer, node: ast.If) -> None:
    if _is_type_checking(node.test):
        write_statements(ctx, out, node.orelse)
        return
    out.open(f"if ({_strip_parentheses(translate_condition(ctx, node.test))}) {{")
    write_statements(ctx, out, node.body)
    rest = node.orelse
    while len(rest) == 1 and isinstance(rest[0], ast.If) and not _is_type_checking(rest[0].test):
        out.depth -= 1
        out.here = rest[0].lineno
        out.open(f"}} else if ({_strip_parentheses(translate_condition(ctx, rest[0].test))}) {{")
        write_statements(ctx, out, rest[0].body)
        rest = rest[0].orelse
    if rest:
        out.depth -= 1
        out.open("} else {")
        write_statements(ctx, out, rest)
    out.close()


def _is_type_checking(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "TYPE_CHECKING"


def _strip_parentheses(text: str) -> str:
    """Without parentheses around the whole."""
    if not text.startswith("(") or not text.endswith(")"):
        return text
    depth = 0
    for place, character in enumerate(text):
        depth += {"(": 1, ")": -1}.get(character, 0)
        if depth == 0 and place < len(text) - 1:
            return text
    return text[1:-1] if '"' not in text and "`" not in text and "'" not in text else text


def _write_while(ctx: Context, out: Writer, node: ast.While) -> None:
    if not node.orelse:
        _write_block(
            ctx, out, f"while ({_strip_parentheses(translate_condition(ctx, node.test))}) {{", node.body
        )
        return
    _write_loop_with_else(
        ctx,
        out,
        f"while ({_strip_parentheses(translate_condition(ctx, node.test))}) {{",
        [],
        node.body,
        node.orelse,
    )


def _write_for(ctx: Context, out: Writer, node: ast.For) -> None:
    head, lines = translate_loop_head(ctx, node.target, node.iter, ordered=True, declare="")
    _write_loop_with_else(ctx, out, head, lines, node.body, node.orelse)


def _write_loop_with_else(
    ctx: Context, out: Writer, head: str, lines: list[str], body: list[ast.stmt], orelse: list[ast.stmt]
) -> None:
    label = ctx.new_temporary() if orelse else ""
    if label:
        out.open(f"{label}: {{")
        ctx.breaks.append(label)
    else:
        ctx.breaks.append("")
    out.open(head)
    for line in lines:
        out.line(line)
    write_statements(ctx, out, body)
    out.close()
    ctx.breaks.pop()
    if label:
        write_statements(ctx, out, orelse)
        out.close()


def _write_break(ctx: Context, out: Writer, node: ast.Break) -> None:
    label = ctx.breaks[-1] if ctx.breaks else ""
    out.line(f"break {label};" if label else "break;")


def _write_continue(ctx: Context, out: Writer, node: ast.Continue) -> None:
    out.line("continue;")


def _skip_pass(ctx: Context, out: Writer, node: ast.Pass) -> None:
    pass


def _write_assert(ctx: Context, out: Writer, node: ast.Assert) -> None:
    out.line(f"if (!{translate_condition(ctx, node.test)}) throw new {ctx.use('AssertionError')}();")


def _write_raise(ctx: Context, out: Writer, node: ast.Raise) -> None:
    if node.exc is None:
        if not ctx.caught:
            raise ctx.refuse(node, "raise without an exception, outside of except")
        out.line(f"throw {ctx.caught[-1]};")
        return
    text = ctx.translate(node.exc)
    if not isinstance(node.exc, ast.Call) and ctx.kind_of(node.exc).name == "class":
        text = f"new {text}()"
    out.line(f"throw {text};")


def _write_try(ctx: Context, out: Writer, node: ast.Try) -> None:
    done = ctx.new_temporary() if node.orelse else ""
    if done:
        out.line(f"let {done} = false;")
    out.open("try {")
    write_statements(ctx, out, node.body)
    if done:
        out.line(f"{done} = true;")
    out.depth -= 1
    if node.handlers:
        name = ctx.new_temporary()
        out.open(f"}} catch ({name}) {{")
        ctx.caught.append(name)
        for number, handler in enumerate(node.handlers):
            out.here = handler.lineno
            condition = "true" if handler.type is None else _translate_except_test(ctx, name, handler.type)
            out.open(f"{'} else ' if number else ''}if ({condition}) {{")
            if handler.name is not None:
                out.line(f"{js_name(handler.name)} = {name};")
            write_statements(ctx, out, handler.body)
            out.depth -= 1
        out.open("} else {")
        out.line(f"throw {name};")
        out.close()
        ctx.caught.pop()
        out.depth -= 1
    if node.finalbody:
        out.open("} finally {")
        write_statements(ctx, out, node.finalbody)
        out.depth -= 1
    out.line("}")
    if done:
        _write_block(ctx, out, f"if ({done}) {{", node.orelse)


def _translate_except_test(ctx: Context, name: str, kind: ast.expr) -> str:
    if isinstance(kind, ast.Name) and ctx.resolve(kind) == ("builtins", "Exception"):
        return "true"
    return translate_instance_test(ctx, name, kind)


def _write_with(ctx: Context, out: Writer, node: ast.With) -> None:
    """Only for generators that are context managers, and do nothing with what they give."""
    if len(node.items) != 1 or node.items[0].optional_vars is not None:
        raise ctx.refuse(node, "with … as has no translation")
    context, fine = ctx.new_temporary(), ctx.new_temporary()
    out.line(f"const {context} = {ctx.use('enter')}({ctx.translate(node.items[0].context_expr)});")
    out.line(f"let {fine} = true;")
    out.open("try {")
    write_statements(ctx, out, node.body)
    out.depth -= 1
    out.open("} catch ($wrong) {")
    out.line(f"{fine} = false;")
    out.line(f"{context}.throw($wrong);")
    out.depth -= 1
    out.open("} finally {")
    out.line(f"if ({fine}) {context}.next();")
    out.close()


def _write_match(ctx: Context, out: Writer, node: ast.Match) -> None:
    subject = ctx.new_temporary()
    out.line(f"const {subject} = {ctx.translate(node.subject)};")
    for number, case in enumerate(node.cases):
        out.here = case.pattern.lineno
        condition = translate_pattern(ctx, case.pattern, subject)
        if case.guard is not None:
            condition = f"{condition} && {translate_condition(ctx, case.guard)}"
        out.open(f"{'} else ' if number else ''}if ({condition}) {{")
        write_statements(ctx, out, case.body)
        out.depth -= 1
    out.line("}")


def _note_inner_import(ctx: Context, out: Writer, node: ast.Import | ast.ImportFrom) -> None:
    """Imports in a function were noted when the module was read; JavaScript imports at the top."""
    ctx.note_import(node)


def _write_nested_function(ctx: Context, out: Writer, node: ast.FunctionDef) -> None:
    if node.decorator_list:
        raise ctx.refuse(node, "decorators of functions within functions have no translation")
    write_function(ctx, out, node, f"function{'*' if is_generator(node) else ''} {js_name(node.name)}")


def write_function(
    ctx: Context,
    out: Writer,
    node: ast.FunctionDef,
    head: str,
    skip_first: bool = False,
    class_name: str = "",
    close: str = "}",
    before: tuple[str, ...] = (),
) -> None:
    """A function with its body; `skip_first`: without the parameter `self`."""
    given = translate_parameters(ctx, node.args, skip_first)
    out.open(f"{head}({given}) {{")
    for line in before:
        out.line(line)
    _write_function_body(ctx, out, node, class_name, skip_first)
    out.close(close)


def _write_function_body(
    ctx: Context, out: Writer, node: ast.FunctionDef, class_name: str, is_method: bool
) -> None:
    scope, declared = make_scope(node, class_name)
    ctx.scopes.append(scope)
    breaks, ctx.breaks = ctx.breaks, []
    if declared:
        out.line(f"let {', '.join(js_name(name) for name in sorted(declared))};")
    if is_method and _mentions_name(node, node.args.args[0].arg) and not calls_super_init(node):
        out.line(f"const {js_name(node.args.args[0].arg)} = this;")
    write_statements(ctx, out, node.body)
    if not is_generator(node) and _may_fall_through(node.body):
        out.line("return null;")
    ctx.breaks = breaks
    ctx.scopes.pop()


def _may_fall_through(body: list[ast.stmt]) -> bool:
    """Can the end be reached? Then a function that returns something elsewhere returns None here."""
    if not any(
        isinstance(one, ast.Return) and one.value is not None for stmt in body for one in ast.walk(stmt)
    ):
        return False
    last = body[-1]
    match last:
        case ast.Return() | ast.Raise():
            return False
        case ast.If(body=then, orelse=orelse) if orelse:
            return _may_fall_through_block(then) or _may_fall_through_block(orelse)
        case ast.While(test=ast.Constant(value=True)):
            return False
    return True


def _may_fall_through_block(body: list[ast.stmt]) -> bool:
    match body[-1]:
        case ast.Return() | ast.Raise():
            return False
        case ast.If(body=then, orelse=orelse) if orelse:
            return _may_fall_through_block(then) or _may_fall_through_block(orelse)
    return True


def _mentions_name(node: ast.FunctionDef, name: str) -> bool:
    return any(isinstance(one, ast.Name) and one.id == name for line in node.body for one in ast.walk(line))


WRITERS_BY_STATEMENT: dict[type[ast.stmt], Callable[[Context, Writer, Any], None]] = {
    ast.Expr: _write_expression,
    ast.Return: _write_return,
    ast.Assign: write_assignment,
    ast.AnnAssign: write_annotated_assignment,
    ast.AugAssign: write_augmented_assignment,
    ast.If: _write_if,
    ast.While: _write_while,
    ast.For: _write_for,
    ast.Break: _write_break,
    ast.Continue: _write_continue,
    ast.Pass: _skip_pass,
    ast.Assert: _write_assert,
    ast.Raise: _write_raise,
    ast.Try: _write_try,
    ast.With: _write_with,
    ast.Delete: write_delete,
    ast.Match: _write_match,
    ast.Import: _note_inner_import,
    ast.ImportFrom: _note_inner_import,
    ast.FunctionDef: _write_nested_function,
    ast.Nonlocal: _skip_pass,
    ast.Global: _skip_pass,
}
