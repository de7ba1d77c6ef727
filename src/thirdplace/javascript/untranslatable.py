"""Why a module cannot be translated: file, line and a sentence."""

import ast

__all__ = ["Untranslatable"]


class Untranslatable(Exception):
    """`file:line: why`."""

    def __init__(self, path: str, node: ast.AST | int, why: str) -> None:
        self.path = path
        self.line = node if isinstance(node, int) else int(getattr(node, "lineno", 0))
        self.why = why
        super().__init__(f"{path}:{self.line}: {why}")
