"""The part of a page that a program writes, between two comments."""

import re

__all__ = ["replace_section"]


def replace_section(page: str, begin: str, end: str, text: str) -> str:
    """The page with this text between its two marks."""
    marked = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
    assert len(marked.findall(page)) == 1
    return marked.sub(lambda _: f"{begin}\n\n{text}\n\n{end}", page)
