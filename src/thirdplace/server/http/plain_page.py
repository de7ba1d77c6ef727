"""The browser client where it was built, otherwise a plain page that says what is served here."""

from base64 import b64encode
from hashlib import sha256
from html import escape
from pathlib import Path

from aiohttp import web

from thirdplace.core.game import Game
from thirdplace.core.registry import all_games
from thirdplace.server.http.request_context import RequestContext
from thirdplace.server.http.web_files import CLIENT_FOLDER, WebFiles
from thirdplace.text import players_in_words, text_for

__all__ = ["STYLE_HASH", "add_pages", "make_problem_page"]

STYLE = """
:root { color-scheme: light dark; }
body { font: 1.1rem/1.5 Georgia, serif; max-width: 38rem; margin: 8vh auto; padding: 0 1.25rem;
       background: #f5eddc; color: #1d2740; }
h1 { font-size: 2.6rem; margin: 0; }
dt { font-weight: bold; margin-top: 1.2rem; }
dd { margin: 0; }
code { font-size: 0.95em; }
a { color: inherit; }
@media (prefers-color-scheme: dark) { body { background: #181d2a; color: #f1e8d5; } }
"""
STYLE_HASH = f"sha256-{b64encode(sha256(STYLE.encode()).digest()).decode()}"
"""So that a page may bring this style along although the policy forbids others."""


def add_pages(app: web.Application, context: RequestContext, built: Path = CLIENT_FOLDER) -> None:
    """The client, and what else browsers load, for every path but the API's."""
    if not (built / "index.html").is_file():
        _add_plain_page(app, context)
    app.router.add_get(r"/{path:(?!api(?:/|$)).*}", WebFiles(built, context.root).answer_request)


def _add_plain_page(app: web.Application, context: RequestContext) -> None:
    async def show(request: web.Request) -> web.Response:
        page = _make_plain_page(context.language_of(request), context.root)
        return web.Response(text=page, content_type="text/html")

    for path in {"/", context.root}:
        app.router.add_get(path, show)


def _make_page(lang: str, content: str) -> str:
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>thirdplace</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
        f"<main><h1>thirdplace</h1>{content}</main></html>"
    )


def _make_plain_page(lang: str, root: str) -> str:
    say = text_for(lang)
    games = "".join(_describe_game(lang, game) for game in all_games())
    return _make_page(
        lang,
        f"<p>{escape(say('plain-page-lead'))}</p><dl>{games}</dl>"
        f"<p>{escape(say('plain-page-terminal'))} <code>thirdplace</code></p>"
        f"<p>{escape(say('plain-page-programs'))} <a href='{root}api/openapi.json'>OpenAPI</a></p>",
    )


def make_problem_page(lang: str, sentence: str) -> str:
    """For people whose request cannot be answered at all."""
    return _make_page(lang, f"<p>{escape(sentence)}</p>")


def _describe_game(lang: str, game: Game) -> str:
    say = text_for(lang, game)
    title, players, summary = say("title"), players_in_words(game, say), say("summary")
    return f"<dt>{escape(title)}</dt><dd>{escape(players)}: {escape(summary)}</dd>"
