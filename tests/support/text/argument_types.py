"""Whether the code passes a number or a text to a message, as far as its source tells.

Fluent chooses `[one]` and `[8]` by a number only: what is passed as a text ends in the default branch.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import thirdplace

__all__ = ["types_passed"]

SOURCE = Path(thirdplace.__file__).parent
CLIENT = SOURCE.parent.parent / "client" / "src"
SPEAKERS = {"say", "Misread", "UserError", "raise_user_error", "Reason", "announce"}
TEXT, NUMBER = "text", "number"
TS_CALL = re.compile(r"""\b(?:say|announce)\(\s*(["`])([a-z][^"`]*)\1,\s*\{""")
TS_TEXT = re.compile(r"""(String|say|placeName|cardName|joinNames|joinWords)\(|["`]|.*\\.join\(""")
TS_NUMBER = re.compile(r"\d+$|Math\.|.*\.length$")
"""How an expression begins that is surely a text, or a number."""

Pattern = str


@cache
def types_passed() -> Mapping[tuple[Pattern, str], frozenset[str]]:
    """By the pattern of a message's id, and its variable: what is passed."""
    found: dict[tuple[Pattern, str], set[str]] = defaultdict(set)
    for pattern, variable, kind in (*_from_python(), *_from_client()):
        found[pattern, variable].add(kind)
    return {key: frozenset(kinds) for key, kinds in found.items()}


def _from_python() -> Iterator[tuple[Pattern, str, str]]:
    for path in SOURCE.rglob("*.py"):
        if "tests" in path.relative_to(SOURCE).parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _name_called(node.func) in SPEAKERS:
                arguments = list(_argument_types(node))
                for pattern in _id_patterns(node.args[0]):
                    yield from ((pattern, variable, kind) for variable, kind in arguments)


def _name_called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _id_patterns(node: ast.expr) -> Iterator[Pattern]:
    if isinstance(node, ast.IfExp):
        yield from (*_id_patterns(node.body), *_id_patterns(node.orelse))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        yield "".join(
            re.escape(str(one.value)) if isinstance(one, ast.Constant) else ".+" for one in node.values
        )


def _argument_types(call: ast.Call) -> Iterator[tuple[str, str]]:
    named = [(one.arg, one.value) for one in call.keywords if one.arg]
    if len(call.args) > 1 and isinstance(call.args[1], ast.Dict):
        pairs = zip(call.args[1].keys, call.args[1].values, strict=True)
        named += [(str(key.value), value) for key, value in pairs if isinstance(key, ast.Constant)]
    for name, value in named:
        if kind := _value_type(value):
            yield name, kind


def _value_type(node: ast.expr) -> str | None:
    if isinstance(node, ast.Call):
        called = _name_called(node.func)
        texts, numbers = {"str", "say", "join", "format"}, {"len", "round", "int", "sum", "max", "min"}
        return TEXT if called in texts else NUMBER if called in numbers else None
    if isinstance(node, ast.Constant):
        return TEXT if isinstance(node.value, str) else NUMBER
    return TEXT if isinstance(node, ast.JoinedStr) else None


def _from_client() -> Iterator[tuple[Pattern, str, str]]:
    for folder in (CLIENT, *SOURCE.glob("games/*/web")):
        for path in folder.rglob("*"):
            if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts"):
                yield from _from_script(path.read_text(encoding="utf-8"))


def _from_script(source: str) -> Iterator[tuple[Pattern, str, str]]:
    for call in TS_CALL.finditer(source):
        pattern = ".+".join(map(re.escape, re.split(r"\$\{[^}]*\}", call[2])))
        for argument in _split_object_literal(source[call.end() :]):
            variable, _, value = (part.strip() for part in argument.partition(":"))
            if TS_TEXT.match(value):
                yield pattern, variable, TEXT
            elif TS_NUMBER.match(value):
                yield pattern, variable, NUMBER


def _split_object_literal(source: str) -> Iterator[str]:
    """The parts of an object literal that has just been opened."""
    depth, begin = 0, 0
    for at, letter in enumerate(source):
        depth += (letter in "([{") - (letter in ")]}")
        if depth < 0 or (letter == "," and depth == 0):
            yield source[begin:at]
            begin = at + 1
        if depth < 0:
            return
