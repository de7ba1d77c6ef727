"""Everything on paper: each sheet of each game, on the press, on the command line and over HTTP."""

import base64
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path

import pytest
from paper import Leaf, leaves
from PIL import Image
from serving import Lobby, Server, opened, run

from thirdplace import LANGUAGES
from thirdplace.cli import main
from thirdplace.core.errors import Refused
from thirdplace.core.game import Game
from thirdplace.core.paper import Sheet, Wish
from thirdplace.core.registry import find_game
from thirdplace.paper.typesetting import find_sheet, list_sheets, make_page_images, make_pdf
from thirdplace.text import text_for

ADDRESS = "http://192.168.1.20:8017"
ALL = [(game, sheet) for game, has in list_sheets() for sheet in has]
MEGABYTES = 5_000_000
PAPER = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
OWN = {"name": "Kite Club", "category": "P", "points": 7, "players": 3}
WISHES = (
    {"lang": "en", "paper": "a4", "ink": "colour"},
    {"lang": "de", "paper": "letter", "ink": "saving", "large": True},
    {"lang": "it", "paper": "a4", "ink": "saving"},
)


def named(one: object) -> str:
    if isinstance(one, Game | Sheet):
        return one.id
    return "-".join(str(value) for value in one.values()) if isinstance(one, dict) else str(one)


def options_of(sheet: Sheet) -> dict[str, object]:
    """Whatever it cannot be without."""
    return {"custom_buildings": [OWN]} if sheet.needs == "custom_buildings" else {}


@pytest.mark.parametrize("wanted", WISHES, ids=named)
@pytest.mark.parametrize(("game", "sheet"), ALL, ids=named)
def test_a_sheet_comes_out_whole(game: Game, sheet: Sheet, wanted: dict[str, object]) -> None:
    wish = Wish(**wanted, options=options_of(sheet), address=ADDRESS)  # type: ignore[arg-type]
    made = make_pdf(game, sheet, wish)
    assert len(made) < MEGABYTES
    pages = leaves(made)
    for page in pages:
        assert sorted((page.width, page.height)) == pytest.approx(sorted(PAPER[wish.paper]), abs=0.1)
        assert min(page.margins()) > 2.5, "printers leave a border white, and nothing may be cut there"
        assert all(page.fonts().values())
    assert ADDRESS.removeprefix("http://") + sheet.opens in pages[0].text.replace(" ", "")
    assert {"Figtree", "YoungSerif"} >= {name.split("+")[-1].split("-")[0] for name in pages[0].fonts()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "sheet"), ALL, ids=named)
def test_a_sheet_has_its_words(game: Game, sheet: Sheet, lang: str) -> None:
    say = text_for(lang, game)
    assert all(say(f"sheet-{sheet.id}{part}") for part in ("", ".about", ".opens"))


@pytest.fixture(scope="module")
def please() -> Game:
    return find_game("places-please")


def test_the_same_wish_gives_the_same_sheet(please: Game) -> None:
    board = find_sheet(please, "boards")
    assert make_pdf(please, board, Wish()) == make_pdf(please, board, Wish())
    assert make_pdf(please, board, Wish()) != make_pdf(please, board, Wish(ink="saving"))


def test_without_an_address_there_is_no_code(please: Game) -> None:
    (page,) = leaves(make_pdf(please, find_sheet(please, "boards"), Wish()))
    assert "8017" not in page.text
    assert text_for("en", please)("sheet-first-page") in page.text, "words say where to look"


def test_boards_follow_the_options_of_a_class(please: Game) -> None:
    def board(**options: object) -> Leaf:
        return leaves(make_pdf(please, find_sheet(please, "boards"), Wish(options=options)))[0]

    usual, millions, target = board(), board(places=7, garbage=2), board(goal="target", target=5000)
    assert usual.text.count("Thousands") == 2, "two boards, as in the rulebook"
    assert "Millions" not in usual.text
    assert millions.text.count("Millions") == 2
    assert millions.width > millions.height
    assert "5,000" in target.text


def test_the_lesson_teaches_the_best_plan(please: Game) -> None:
    tasks, answers = leaves(make_pdf(please, find_sheet(please, "lesson"), Wish()))
    assert "3,516" in tasks.text
    assert "3 × 1,000 = 3,000" in answers.text
    assert "6,453" in answers.text, "what the exact plan makes of the rolls 4 2 6 3 5"
    assert "6,453" not in tasks.text


@pytest.mark.parametrize(
    ("options", "detail"),
    [({"places": 99}, "places"), ({"bank": "box"}, "bank"), ({"goal": "target"}, "target")],
    ids=named,
)
def test_options_that_do_not_hold_are_refused(please: Game, options: dict[str, object], detail: str) -> None:
    with pytest.raises(Refused) as refused:
        make_pdf(please, find_sheet(please, "boards"), Wish(options=options))
    assert (refused.value.code, detail in refused.value.detail) == ("bad-options", True)


def test_a_preview_has_every_page(please: Game) -> None:
    lesson = find_sheet(please, "lesson")
    shown = [Image.open(BytesIO(page)) for page in make_page_images(please, lesson, Wish())]
    assert len(shown) == len(leaves(make_pdf(please, lesson, Wish()))) == 2
    assert all(image.width < image.height for image in shown)


# ---- the command line


Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """`thirdplace print` in a folder of its own: its code, and what it says."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str) -> tuple[int, str, str]:
        code = main(["print", "--lang", "en", *arguments])
        return code, *capsys.readouterr()

    return run


def test_the_command_lists_what_there_is(command: Command) -> None:
    _, told, _ = command()
    assert all(sheet.id in told for _, sheet in ALL)


def test_the_command_prints_one_sheet(command: Command, tmp_path: Path) -> None:
    code, _, told = command("places-please", "boards", "--option", "places=5", "--address", ADDRESS)
    assert (code, told) == (0, f"QR codes lead to {ADDRESS}; --address names another one.\n")
    (page,) = leaves((tmp_path / "places-please-boards.pdf").read_bytes())
    assert "Ten thousands" in page.text


def test_the_command_prints_all_sheets_into_a_folder(command: Command, tmp_path: Path) -> None:
    code, *_ = command("places-please", "--out", "new/folder", "--paper", "letter", "--large")
    assert code == 0
    written = {file.stem for file in (tmp_path / "new" / "folder").iterdir()}
    assert written == {f"places-please-{sheet.id}" for game, sheet in ALL if game.id == "places-please"}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "There is no such game"),
        (["places-please", "cards"], "Nothing of that name is printed"),
        (["places-please", "--paper", "a5"], "a4, letter"),
        (["places-please", "--ink", "blue"], "colour, saving"),
        (["places-please", "boards", "--option", "places=99"], "places"),
        (["places-please", "boards", "--address", "nowhere"], "--address"),
        (["places-please", "boards", "--out", "taken.txt"], "is no PDF"),
        (["places-bid", "own"], "--option custom_buildings"),
    ],
    ids=lambda one: " ".join(one) if isinstance(one, list) else "",
)
def test_the_command_says_what_is_wrong(
    command: Command, tmp_path: Path, arguments: list[str], told: str
) -> None:
    (tmp_path / "taken.txt").write_text("mine")
    code, _, complaint = command(*arguments)
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
        async with opened(server) as lobby:
            await listed_and_made(lobby)

    run(test())


async def listed_and_made(lobby: Lobby) -> None:
    status, found = await lobby.ask("GET", "/api/sheets")
    assert status == 200
    assert [(one["game"], one["id"]) for one in found] == [(game.id, sheet.id) for game, sheet in ALL]
    path = "/api/sheets/places-please/lesson"
    status, shown = await lobby.ask("POST", f"{path}/pages", {"lang": "it"})
    assert status == 200
    assert [base64.b64decode(page)[1:4] for page in shown["pages"]] == [b"PNG", b"PNG"]
    async with lobby.session.post(path, json={"lang": "it"}) as answer:
        assert answer.content_type == "application/pdf"
        assert "Quanto vale una cifra?" in leaves(await answer.read())[0].text


@pytest.mark.parametrize(
    ("path", "wish", "code", "status"),
    [
        ("chess/boards", {}, "unknown-game", 404),
        ("places-please/cards", {}, "unknown-sheet", 404),
        ("places-please/boards", {"paper": "a5"}, "bad-request", 400),
        ("places-please/boards", {"options": {"places": 99}}, "bad-options", 400),
        ("places-please/boards", {"address": "javascript:alert(1)"}, "bad-request", 400),
    ],
)
def test_what_cannot_be_printed_is_refused(
    server: Server, path: str, wish: dict[str, object], code: str, status: int
) -> None:
    async def test() -> None:
        async with opened(server) as lobby:
            answered, told = await lobby.ask("POST", f"/api/sheets/{path}", wish)
            assert (answered, told["code"]) == (status, code)

    run(test())
