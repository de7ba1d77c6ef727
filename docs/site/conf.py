"""The site: `make docs` builds it from README.md and docs/, strictly, into build/site.

Pages stay where they are and link to each other as on GitHub; which pages there are, and in which order, says
docs/index.md. Nothing is fetched from anywhere: fonts and colours are the browser client's own.
"""

import re
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from sphinx.application import Sphinx

ROOT = Path(__file__).parents[2]
DESIGN = ROOT / "client" / "src" / "design"
sys.path.insert(0, str(ROOT / "src"))

import thirdplace  # noqa: E402
from thirdplace.core.game import Game  # noqa: E402
from thirdplace.core.parts.game_data import event_types  # noqa: E402
from thirdplace.core.registry import all_games  # noqa: E402
from thirdplace.text import text_for  # noqa: E402

project = "thirdplace"
author = "The thirdplace team"
release = version = thirdplace.__version__
html_title = "thirdplace"
language = "en"
root_doc = "README"
include_patterns = [
    "README.md",
    "CHANGELOG.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "docs/*.md",
    "docs/api/*.rst",
    "src/thirdplace/games/*/protocol.md",
]
exclude_patterns = [
    ".*",
    "benchmarks",
    "build",
    "client",
    "dist",
    "requirements",
    "tests",
    "docs/site",
]
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]

myst_heading_anchors = 4
nitpicky = True
nitpick_ignore_regex = [
    ("py:.*", r"(?!thirdplace).*"),  # other packages: their pages are elsewhere, and nothing is fetched
    (
        "py:.*",
        r"thirdplace\..*\.([A-Z]|[A-Za-z]+T|GAME)",
    ),  # type variables; a game, of which its page shows more
]
suppress_warnings = ["config.cache"]

add_module_names = False
autodoc_class_signature = "separated"
autodoc_default_options = {"exclude-members": "__init__, __new__"}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
napoleon_numpy_docstring = False
napoleon_use_ivar = True
default_role = "py:obj"

html_theme = "furo"
html_static_path = [str(DESIGN / "fonts"), "static"]
html_css_files = ["site.css"]
html_favicon = str(ROOT / "client" / "public" / "icon.svg")
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
pygments_style = "xcode"
pygments_dark_style = "lightbulb"


def design_tokens(*, dark: bool) -> dict[str, str]:
    """The client's colours, as the theme calls them."""
    css = (DESIGN / "tokens.css").read_text()
    start = css.index(":root[data-theme=dark]" if dark else ":root{")
    token = dict(re.findall(r"--([\w-]+):\s*([^;]+);", css[start : css.index("\n}", start)]))
    return {
        "font-stack": token.get("font-text", ""),
        "font-stack--headings": token.get("font-display", ""),
        "color-foreground-primary": token["ink"],
        "color-foreground-secondary": token["ink-2"],
        "color-foreground-muted": token["ink-2"],
        "color-foreground-border": token["line-2"],
        "color-background-primary": token["paper-2"],
        "color-background-secondary": token["paper-1"],
        "color-background-hover": token["paper-0"],
        "color-background-hover--transparent": token["paper-0"] + "00",
        "color-background-border": token["line-3"],
        "color-background-item": token["paper-1"],
        "color-brand-primary": token["blue-text"],
        "color-brand-content": token["blue-text"],
        "color-brand-visited": token["violet-text"],
        "color-code-background": token["paper-1" if dark else "paper-3"],
        "color-inline-code-background": token["paper-1"],
        "color-api-name": token["ink"],
        "color-api-pre-name": token["ink-2"],
        "color-api-background": token["paper-1"],
        "color-api-background-hover": token["paper-0"],
        "color-highlight-on-target": token["yellow-tint"],
        "color-highlighted-background": token["yellow-tint"],
        "color-table-header-background": token["paper-1"],
        "color-table-border": token["line-3"],
    }


def _without_blanks(values: dict[str, str]) -> dict[str, str]:
    return {name: value for name, value in values.items() if value}


html_theme_options = {
    "light_css_variables": _without_blanks(design_tokens(dark=False)),
    "dark_css_variables": _without_blanks(design_tokens(dark=True)),
    "top_of_page_buttons": [],
}


def contents(index: str) -> str:
    """Tables of contents for the side of every page, from the headings and links of docs/index.md."""
    parts = []
    for section in index.split("\n## ")[1:]:
        caption, _, rest = section.partition("\n")
        pages = re.findall(r"^- \[(.+?)\]\((.+?)\)", rest, re.MULTILINE)
        lines = [f"{title.replace('`', '')} <{_page(target)}>" for title, target in pages]
        parts.append("\n".join(["```{toctree}", ":hidden:", f":caption: {caption}", "", *lines, "```"]))
    return "\n\n".join(parts)


def _page(target: str) -> str:
    path = (ROOT / "docs" / target).resolve().relative_to(ROOT)
    return "self" if path.name == "README.md" else f"/{path.with_suffix('')}"


def game_sections(game: Game) -> str:
    """What programs send to a game and are told by it."""
    title = text_for("en", game)("title")
    lines = [title, "=" * len(title), ""]
    shown: set[type] = set()
    for heading, kinds in (
        ("Actions", [game.actions.MESSAGES]),
        ("Views", [vars(game.views)["View"]]),
        ("Events", event_types(game)),
        ("Options and setup", [game.opening.Options, game.opening.Setup]),
        ("Standing orders", [game.orders.MESSAGES] if game.orders else []),
    ):
        structs = [kind for kind in structs_in(kinds) if kind not in shown]
        shown.update(structs)
        lines += [heading, "-" * len(heading), ""] if structs else []
        for kind in structs:
            lines += [
                f".. autoclass:: {kind.__module__}.{kind.__qualname__}",
                "   :members:",
                "   :undoc-members:",
                "",
            ]
            lines += [f'   In JSON: ``{{"{tag_of(kind)}"}}``', ""] if tag_of(kind) else []
    return "\n".join(lines)


def tag_of(kind: Any) -> str:
    """What tells such a message from others in JSON, if anything does."""
    config = kind.__struct_config__
    return f'{config.tag_field}": "{config.tag}' if config.tag else ""


def structs_in(kinds: Sequence[Any]) -> list[type]:
    """These structs and those that are in their fields, in the order in which one comes upon them."""
    found: dict[type, None] = {}
    waiting: list[Any] = [msgspec.inspect.type_info(kind) for kind in kinds]
    while waiting:
        info = waiting.pop(0)
        if isinstance(info, msgspec.inspect.StructType) and info.cls not in found:
            found[info.cls] = None
            waiting += [field.type for field in info.fields]
        for name in ("types", "item_types"):
            waiting += getattr(info, name, ())
        waiting += [
            getattr(info, name)
            for name in ("item_type", "key_type", "value_type", "type")
            if hasattr(info, name)
        ]
    return list(found)


def on_source_read(app: Sphinx, page: str, source: list[str]) -> None:
    if page == root_doc:
        source[0] += "\n\n" + contents((ROOT / "docs" / "index.md").read_text(encoding="utf-8"))
    elif page == "docs/index":
        source[0] = "---\norphan: true\n---\n\n" + source[0]  # it is the contents, and not in them
    elif page == "docs/api/games":
        source[0] += "\n" + "\n".join(game_sections(game) for game in all_games())


def on_build_finished(app: Sphinx, exception: Exception | None) -> None:
    """What pages show without Sphinx's help, and the home page under the name that servers look for."""
    if exception is None:
        out = Path(app.outdir)
        shutil.copytree(ROOT / "docs" / "screenshots", out / "docs" / "screenshots", dirs_exist_ok=True)
        shutil.copyfile(out / "README.html", out / "index.html")


def setup(app: Sphinx) -> None:
    app.connect("source-read", on_source_read)
    app.connect("build-finished", on_build_finished)
