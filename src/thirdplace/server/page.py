"""The door: the browser client where it was built, otherwise a plain page that says what is served here."""

from html import escape
from pathlib import Path

from aiohttp import web

from thirdplace.core.game import Game
from thirdplace.core.registry import all_games
from thirdplace.server.client import BUILT, Client
from thirdplace.server.office import Office
from thirdplace.text import players_in_words, text_for

__all__ = ["add_pages"]

STYLE = """
:root { color-scheme: light dark; }
body { font: 1.1rem/1.5 Georgia, serif; max-width: 38rem; margin: 8vh auto; padding: 0 1.25rem;
       background: #f6f0e4; color: #2b2622; }
h1 { font-size: 2.6rem; margin: 0; }
dt { font-weight: bold; margin-top: 1.2rem; }
dd { margin: 0; }
code { font-size: 0.95em; }
a { color: inherit; }
@media (prefers-color-scheme: dark) { body { background: #221f1c; color: #efe7da; } }
"""


def add_pages(app: web.Application, office: Office, built: Path = BUILT) -> None:
    """The client for every path but the API's."""
    if (built / "index.html").is_file():
        app.router.add_get(r"/{path:(?!api(?:/|$)).*}", Client(built).answer)
        return

    async def door(request: web.Request) -> web.Response:
        return web.Response(text=_door(office.language(request)), content_type="text/html")

    async def style(request: web.Request) -> web.Response:
        return web.Response(text=STYLE, content_type="text/css")

    app.router.add_get("/", door)
    app.router.add_get("/style.css", style)


def _door(lang: str) -> str:
    say = text_for(lang)
    games = "".join(_game(lang, game) for game in all_games())
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>thirdplace</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="style.css">'
        f"<main><h1>thirdplace</h1><p>{escape(say('door-lead'))}</p><dl>{games}</dl>"
        f"<p>{escape(say('door-terminal'))} <code>thirdplace</code></p>"
        f"<p>{escape(say('door-programs'))} <a href='/api/openapi.json'>OpenAPI</a></p></main></html>"
    )


def _game(lang: str, game: Game) -> str:
    say = text_for(lang, game)
    title, players, summary = say("title"), players_in_words(game, say), say("summary")
    return f"<dt>{escape(title)}</dt><dd>{escape(players)}: {escape(summary)}</dd>"
