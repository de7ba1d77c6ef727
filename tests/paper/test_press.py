"""Everything on paper: each sheet of each game, on the press, on the command line and over HTTP."""

import base64
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.games import LED_GAME, script_of
from support.live_server import Lobby, Server, open_lobby, run_async
from support.paper import Command, pdf_pages, print_command

from thirdplace import LANGUAGES
from thirdplace.core.game import Game
from thirdplace.core.parts.paper import PrintRequest, Sheet
from thirdplace.core.registry import find_game
from thirdplace.paper.typesetting import list_sheets, make_pdf
from thirdplace.text import text_for

ADDRESS = "http://192.168.1.20:8017"
ALL = [(game, sheet) for game, has in list_sheets() for sheet in has]
MEGABYTES = 5_000_000
PAPER = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
WISHES = (
    {"lang": "en", "paper": "a4", "ink": "colour"},
    {"lang": "de", "paper": "letter", "ink": "saving", "large": True},
    {"lang": "it", "paper": "a4", "ink": "saving"},
)


def parameter_id(one: object) -> str:
    if isinstance(one, Game | Sheet):
        return one.id
    return "-".join(str(value) for value in one.values()) if isinstance(one, dict) else str(one)


def options_of(game: Game, sheet: Sheet) -> dict[str, object]:
    """Whatever it cannot be without, from the game's own scripts."""
    return {} if sheet.needs is None else {sheet.needs: script_of(game.id).OPTIONS_OF_SHEETS[sheet.needs]}


@pytest.mark.parametrize("wanted", WISHES, ids=parameter_id)
@pytest.mark.parametrize(("game", "sheet"), ALL, ids=parameter_id)
def test_a_sheet_comes_out_whole(game: Game, sheet: Sheet, wanted: dict[str, object]) -> None:
    wish = PrintRequest(**wanted, options=options_of(game, sheet), address=ADDRESS)  # type: ignore[arg-type]
    made = make_pdf(game, sheet, wish)
    assert len(made) < MEGABYTES
    pages = pdf_pages(made)
    for page in pages:
        assert sorted((page.width, page.height)) == pytest.approx(sorted(PAPER[wish.paper]), abs=0.1)
        assert min(page.margins()) > 2.5, "printers leave a border white, and nothing may be cut there"
        assert all(page.fonts().values())
    assert ADDRESS.removeprefix("http://") + sheet.opens in pages[0].text.replace(" ", "")
    assert {"Figtree", "YoungSerif"} >= {name.split("+")[-1].split("-")[0] for name in pages[0].fonts()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "sheet"), ALL, ids=parameter_id)
def test_a_sheet_has_its_words(game: Game, sheet: Sheet, lang: str) -> None:
    say = text_for(lang, game)
    assert all(say(f"sheet-{sheet.id}{part}") for part in ("", ".about", ".opens"))


GAME = find_game(LED_GAME)
SHEET = next(sheet for game, sheet in ALL if game is GAME)
"""Any sheet: this one is made quickly."""


def test_the_same_wish_gives_the_same_sheet() -> None:
    assert make_pdf(GAME, SHEET, PrintRequest()) == make_pdf(GAME, SHEET, PrintRequest())
    assert make_pdf(GAME, SHEET, PrintRequest()) != make_pdf(GAME, SHEET, PrintRequest(ink="saving"))


def test_without_an_address_there_is_no_code() -> None:
    (page,) = pdf_pages(make_pdf(GAME, SHEET, PrintRequest()))
    assert "8017" not in page.text
    assert text_for("en", GAME)("sheet-first-page") in page.text, "words say where to look"


# ---- the command line


def test_the_command_lists_what_there_is(run_print: Command) -> None:
    _, told, _ = run_print()
    assert all(sheet.id in told for _, sheet in ALL)


def test_the_command_prints_all_sheets_into_a_folder(run_print: Command, tmp_path: Path) -> None:
    code, *_ = run_print(LED_GAME, "--out", "new/folder", "--paper", "letter", "--large")
    assert code == 0
    written = {file.stem for file in (tmp_path / "new" / "folder").iterdir()}
    assert written == {f"{LED_GAME}-{sheet.id}" for game, sheet in ALL if game.id == LED_GAME}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "There is no such game"),
        ([LED_GAME, "zork"], "There is no sheet of that name"),
        ([LED_GAME, "--paper", "a5"], "a4, letter"),
        ([LED_GAME, "--ink", "blue"], "colour, saving"),
        ([LED_GAME, SHEET.id, "--option", "zork=99"], "zork"),
        ([LED_GAME, SHEET.id, "--address", "nowhere"], "--address"),
        ([LED_GAME, SHEET.id, "--out", "taken.txt"], "is not a PDF"),
        *(([game.id, sheet.id], f"--option {sheet.needs}") for game, sheet in ALL if sheet.needs),
    ],
    ids=lambda one: " ".join(one) if isinstance(one, list) else "",
)
def test_the_command_says_what_is_wrong(
    run_print: Command, tmp_path: Path, arguments: list[str], told: str
) -> None:
    (tmp_path / "taken.txt").write_text("mine")
    code, _, complaint = run_print(*arguments)
    assert code != 0
    assert told in complaint
    assert [file.name for file in tmp_path.iterdir()] == ["taken.txt"]
    assert (tmp_path / "taken.txt").read_text() == "mine"


# ---- over HTTP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("paper") / "tables") as server:
        yield server
    assert '"error"' not in server.log.read_text()


def test_sheets_are_listed_and_made_for_a_browser(server: Server) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            await list_and_make_sheets(lobby)

    run_async(test())


async def list_and_make_sheets(lobby: Lobby) -> None:
    status, found = await lobby.request("GET", "/api/sheets")
    assert status == 200
    assert [(one["game"], one["id"]) for one in found] == [(game.id, sheet.id) for game, sheet in ALL]
    path = f"/api/sheets/{LED_GAME}/{SHEET.id}"
    status, shown = await lobby.request("POST", f"{path}/pages", {"lang": "it"})
    assert status == 200
    assert [base64.b64decode(page)[1:4] for page in shown["pages"]] == [b"PNG"]
    async with lobby.session.post(path, json={"lang": "it"}) as answer:
        assert answer.content_type == "application/pdf"
        made = pdf_pages(await answer.read())
        assert text_for("it", GAME)("title") in made[0].text


@pytest.mark.parametrize(
    ("path", "wish", "code", "status"),
    [
        (f"chess/{SHEET.id}", {}, "unknown-game", 404),
        (f"{LED_GAME}/zork", {}, "unknown-sheet", 404),
        (f"{LED_GAME}/{SHEET.id}", {"paper": "a5"}, "bad-request", 400),
        (f"{LED_GAME}/{SHEET.id}", {"options": {"zork": 99}}, "bad-options", 400),
        (f"{LED_GAME}/{SHEET.id}", {"address": "javascript:alert(1)"}, "bad-request", 400),
    ],
)
def test_what_cannot_be_printed_is_refused(
    server: Server, path: str, wish: dict[str, object], code: str, status: int
) -> None:
    async def test() -> None:
        async with open_lobby(server) as lobby:
            answered, told = await lobby.request("POST", f"/api/sheets/{path}", wish)
            assert (answered, told["code"]) == (status, code)

    run_async(test())


@pytest.fixture
def run_print(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return print_command(tmp_path, monkeypatch, capsys)
