"""Patterns of `match`: conditions that also assign what they capture."""

import ast
import json

from thirdplace.javascript.kinds import ANY
from thirdplace.javascript.syntax.comparisons import compare_for_equality
from thirdplace.javascript.syntax.context import Context, js_name
from thirdplace.javascript.syntax.type_tests import translate_instance_test

__all__ = ["translate_pattern"]


def translate_pattern(ctx: Context, pattern: ast.pattern, text: str) -> str:
    match pattern:
        case ast.MatchAs(pattern=None, name=None):
            return "true"
        case ast.MatchAs(pattern=inner, name=name):
            parts = [] if inner is None else [translate_pattern(ctx, inner, text)]
            if name is not None:
                parts.append(f"(({js_name(name)} = {text}), true)")
            return " && ".join(parts)
        case ast.MatchValue(value=value):
            return compare_for_equality(
                ctx,
                ctx.kind_of(value),
                ANY if not ctx.kind_of(value).is_scalar else ctx.kind_of(value),
                text,
                ctx.translate(value),
            )
        case ast.MatchSingleton(value=value):
            return f"{text} === {json.dumps(value)}"
        case ast.MatchOr(patterns=patterns):
            return f"({' || '.join(translate_pattern(ctx, one, text) for one in patterns)})"
        case ast.MatchClass():
            return _translate_class_pattern(ctx, pattern, text)
    raise ctx.refuse(pattern, f"{type(pattern).__name__} has no translation")


def _translate_class_pattern(ctx: Context, pattern: ast.MatchClass, text: str) -> str:
    parts = [f"({translate_instance_test(ctx, text, pattern.cls)})"]
    owner = ctx.object_of(pattern.cls)
    names = list(getattr(owner, "__match_args__", ()))
    pairs = list(zip(names, pattern.patterns, strict=False))
    pairs += list(zip(pattern.kwd_attrs, pattern.kwd_patterns, strict=True))
    for name, inner in pairs:
        parts.append(translate_pattern(ctx, inner, f"{text}.{name}"))
    return " && ".join(part for part in parts if part != "true")
