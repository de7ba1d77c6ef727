"""Patterns of `match`: conditions that also assign what they capture."""

import ast
import json

from thirdplace.javascript.comparisons import equals
from thirdplace.javascript.context import Context, js_name
from thirdplace.javascript.kinds import ANY
from thirdplace.javascript.type_tests import instance_test

__all__ = ["pattern_test"]


def pattern_test(ctx: Context, pattern: ast.pattern, text: str) -> str:
    match pattern:
        case ast.MatchAs(pattern=None, name=None):
            return "true"
        case ast.MatchAs(pattern=inner, name=name):
            parts = [] if inner is None else [pattern_test(ctx, inner, text)]
            if name is not None:
                parts.append(f"(({js_name(name)} = {text}), true)")
            return " && ".join(parts)
        case ast.MatchValue(value=value):
            return equals(
                ctx,
                ctx.kind(value),
                ANY if not ctx.kind(value).is_scalar else ctx.kind(value),
                text,
                ctx.expr(value),
            )
        case ast.MatchSingleton(value=value):
            return f"{text} === {json.dumps(value)}"
        case ast.MatchOr(patterns=patterns):
            return f"({' || '.join(pattern_test(ctx, one, text) for one in patterns)})"
        case ast.MatchClass():
            return _class_test(ctx, pattern, text)
    raise ctx.refuse(pattern, f"{type(pattern).__name__} has no translation")


def _class_test(ctx: Context, pattern: ast.MatchClass, text: str) -> str:
    parts = [f"({instance_test(ctx, text, pattern.cls)})"]
    owner = ctx.object_of(pattern.cls)
    names = list(getattr(owner, "__match_args__", ()))
    pairs = list(zip(names, pattern.patterns, strict=False))
    pairs += list(zip(pattern.kwd_attrs, pattern.kwd_patterns, strict=True))
    for name, inner in pairs:
        parts.append(pattern_test(ctx, inner, f"{text}.{name}"))
    return " && ".join(part for part in parts if part != "true")
