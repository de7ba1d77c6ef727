"""PLACES Bid at a terminal: a whole game, what is hidden from others, what can be typed, why somebody won."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console
from support.pseudo_terminal import (
    CLEAR_SCREEN,
    CONTROL_SEQUENCE,
    LANGUAGES,
    STYLE,
    Sit,
    replay_record,
    run_with_pipe,
)

from thirdplace.core.match import Match
from thirdplace.core.parts.terminal import Misread, Seen
from thirdplace.core.records.record import from_json
from thirdplace.core.registry import find_game
from thirdplace.games.places_bid.actions import Bid, Choose, Pass
from thirdplace.text import text_for

# Whole games, in every language.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_of_places_bid(sit: Sit, tmp_path: Path, lang: str) -> None:
    say = text_for(lang, find_game("places-bid"))
    ann = sit(
        "play", "places-bid", "--seats", "Ann,Bob,bot,bot", "--seed", "g", "--lang", lang, "--save", "g.json"
    )
    ann.until(say("press-enter"))
    ann.types("")
    too_low = say("error-bid-too-low").split(":")[0]
    curtain = say("curtain", name="@").split("@")[0]
    answer = "1"  # a bid of 1, or the first building; once that is refused, pass
    while (found := ann.until(too_low, curtain, "Ann>", "Bob>", say("score-total"))) != 4:
        if found == 0:
            answer = "p"
        elif found == 1:
            ann.types("")
        else:
            ann.types(answer)
            answer = "1"
    assert ann.leaves() == 0
    record = from_json((tmp_path / "g.json").read_bytes())
    match = replay_record(record)
    best = max(score.total for score in match.view(None).result.scores)
    assert str(best) in ann.read
    assert "g.json" in ann.read
    assert record.commitment in ann.read.split(say("column-tokens"))[0], "sealed before the first move"
    assert any(move.action["type"] == "choose" and move.seat < 2 for move in record.actions)


# Passing the keyboard.


def test_the_curtain_hides_ones_project_from_the_next_person(sit: Sit) -> None:
    game = find_game("places-bid")
    say = text_for("en", game)
    match = Match(game, 3, seed="secret")
    letters = [match.view(seat).seats[seat].project for seat in range(2)]
    projects = [say(f"category-{letter}.meaning") for letter in letters]
    ann = sit("play", "places-bid", "--seats", "Ann,Bob,bot", "--seed", "secret", "--option", "first=0")
    ann.until("Press Enter")
    ann.types("")
    for _ in range(3):
        for name in ("Ann", "Bob"):
            if ann.until(f"Pass the keyboard to {name}", f"{name}>") == 0:
                ann.until(">")
                ann.types("")
                ann.until(f"{name}>")
            ann.types("p")
    pages = ann.output.split(CLEAR_SCREEN)
    seen = {
        name: " ".join(
            CONTROL_SEQUENCE.sub("", page) for page in pages if f"{name}>" in CONTROL_SEQUENCE.sub("", page)
        )
        for name in ("Ann", "Bob")
    }
    assert projects[0] in seen["Ann"]
    assert projects[1] in seen["Bob"]
    assert projects[0] not in seen["Bob"]
    assert projects[1] not in seen["Ann"]
    between = [page for page in pages if "Pass the keyboard" in page]
    assert len(between) >= 4
    assert not any(project in page for page in between for project in projects)


# What can be typed at any time.


def test_help_rules_story_and_automatic_passing(sit: Sit) -> None:
    ann = sit("play", "places-bid", "--seats", "Ann,bot,bot", "--seed", "x", "--option", "first=0")
    ann.until("Press Enter")
    ann.types("")
    ann.until("Ann>")
    ann.types("?")
    ann.until("While bidding")
    ann.until("next page")
    ann.types("q", "r")
    ann.until("What it is about")
    ann.until("next page")
    ann.types("q", "auto")
    ann.until("From now on you pass or skip automatically")
    ann.types("", "auto")
    ann.until("you decide everything yourself")
    ann.types("", "9999")
    ann.until("You do not have that many tokens.")
    ann.types("-1")
    ann.until("Please type a number to bid")
    ann.types("b 1")
    ann.until("Ann bids 1.")
    ann.until("Ann>")
    ann.types("h")
    ann.until("Ann bids 1.")
    ann.until("Press Enter")
    ann.types("", "q")
    ann.until("The game is saved. Continue with: thirdplace play --resume")
    assert ann.leaves() == 0


def test_buildings_are_chosen_by_number_name_or_beginning(tmp_path: Path) -> None:
    game = find_game("places-bid")
    market = Match(game, 3, seed="x", options={"first": 0}).view(None).market
    names = [text_for("de", game)(f"card-{card}") for card in market]
    for typed in ("2", names[1].lower(), f"w {names[1][:4]}"):
        done = run_with_pipe(
            tmp_path, "play", "places-bid", "--seats", "Ann,bot,bot", "--seed", "x", "--option", "first=0",
            "--lang", "de", "--save", "g.json", typed=f"15\n{typed}\n",
        )  # fmt: skip
        assert f"Ann kauft für 15: {names[1]}" in done.stdout, done.stdout
        (tmp_path / "g.json").unlink()


def bid_table(lang: str, cards: list[str], *bids: int) -> tuple[Match, Seen]:
    """Ann and two others have bid so much, or passed (0); what Ann sees."""
    game = find_game("places-bid")
    people = ["Ann", "Bob", "Eva"]
    match = Match(game, 3, seed="x", setup={"first": 0, "deck": cards}, names=people)
    for turn, bid in enumerate(bids):
        match.do(turn % 3, Bid(bid) if bid else Pass())
    return match, Seen(match.view(0), 0, people, match.options, text_for(lang, game))


def test_a_second_p_in_haste_takes_no_building() -> None:
    """In Italian a bakery's name begins with it."""
    match, seen = bid_table("it", ["bakery", "hospital"], 3, 0, 0)
    terminal = match.game.part("terminal")
    assert seen.say("card-bakery").lower().startswith("p")
    for typed in ("p", "passo"):
        with pytest.raises(Misread) as misread:
            terminal.read(typed, seen, 0, match.legal(0))
        assert misread.value.message_id == "misread-choose"
    assert terminal.read("pan", seen, 0, match.legal(0)) == Choose("bakery")


@pytest.mark.parametrize(
    ("bids", "told"),
    [
        ((), "If you pass now, you take 5 tokens and get no building this round."),
        ((3, 4, 0), "If you pass now and nobody else overtakes you, you choose second and pay 2 tokens."),
        ((3, 4, 5), "If you pass now, no building will be left for you, and you take 2 tokens."),
        ((3, 15, 0), "If you pass now and nobody else overtakes you, you choose second and pay 2 tokens."),
    ],
)
def test_one_is_told_what_passing_brings(bids: tuple[int, ...], told: str) -> None:
    match, seen = bid_table("en", ["bakery", "hospital"], *bids)
    terminal = match.game.part("terminal")
    asked = terminal.format_prompt(
        seen, 0, match.legal(0), lambda action: match.fork().do(0, action).events(0)
    )
    assert asked[-1] == told


@pytest.mark.parametrize("typed", ["p", "passen", "aussetzen", "setze aus"])
def test_the_word_of_the_german_rulebook_for_passing_may_be_typed(tmp_path: Path, typed: str) -> None:
    done = run_with_pipe(
        tmp_path, "play", "places-bid", "--seats", "Ann,bot,bot", "--seed", "x", "--option", "first=0",
        "--lang", "de", typed=f"{typed}\n",
    )  # fmt: skip
    assert "Ann passt und bekommt 5 Wertmarken." in done.stdout, done.stdout


def test_who_cannot_raise_passes_automatically_if_asked_for(tmp_path: Path) -> None:
    start = ("play", "places-bid", "--seats", "Ann,Bob,bot", "--seed", "x", "--option", "first=0")
    asked = run_with_pipe(tmp_path, *start, typed="\n15\n\n")
    assert "Bob, you cannot bid higher" in asked.stdout
    done = run_with_pipe(tmp_path, *start, "--auto", typed="\n15\n1\n\n")
    assert "Bob, you cannot bid higher" not in done.stdout
    assert "Bob passes and takes 5 tokens." in done.stdout
    assert "Ann takes" in done.stdout


# Replay.

EASY = "bot:easy,bot:easy,bot:easy"


def test_replay_steps_forwards_backwards_and_jumps(sit: Sit, tmp_path: Path) -> None:
    run_with_pipe(
        tmp_path, "play", "places-bid", "--seats", EASY, "--seed", "x", "--save", "g.json", typed=""
    )
    ann = sit("replay", "g.json")
    ann.until("after action 0 of")
    ann.types("")
    ann.until("after action 1 of")
    ann.types("n")
    ann.until("after action 2 of")
    ann.types("b")
    ann.until("after action 1 of")
    ann.types("4")
    ann.until("after action 4 of")
    ann.until("The bidding is over")
    ann.types("9999")
    ann.until("Please press Enter")
    ann.types(str(len(from_json((tmp_path / "g.json").read_bytes()).actions)))
    ann.until("wins with")
    ann.types("q")
    assert ann.leaves() == 0


def test_colours_where_the_terminal_has_them_and_letters_always(sit: Sit) -> None:
    ann = sit("play", "places-bid", "--seats", "Ann,bot,bot")
    ann.until("Press Enter")
    ann.types("")
    ann.until("Ann>")
    assert STYLE.search(ann.output)
    assert re.search(r"Tokens\s+Bid\s+P\s+L\s+A\s+C\s+E\s+S", ann.read)


# Why somebody won.


def ending_of_places_bid(
    scores: list[tuple[int, int, int, int]], bids: list[int | None], won: list[int]
) -> str:
    """What is told at the end of a game with these points (buildings, project, tokens, set)."""
    from thirdplace.games.places_bid import terminal, view

    seats = [
        view.SeatView(tokens, bid, False, "P", [])
        for (_, _, tokens, _), bid in zip(scores, bids, strict=True)
    ]
    leaders, level = (
        [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
        for ranks in ([sum(score) for score in scores], [(sum(score), score[3]) for score in scores])
    )
    result = view.Result([view.Score(*score, sum(score)) for score in scores], leaders, level, won)
    over = view.View(
        game="places-bid",
        phase="over",
        round=12,
        last_round=12,
        turn=None,
        starter=0,
        market=[],
        face_up=0,
        project_building=5,
        deck=None,
        deck_count=0,
        high=None,
        least_bid=1,
        last_bidder=False,
        buyers=[],
        bank=None,
        seats=seats,
        prospect=None,
        result=result,
    )
    names = ["Ann", "Bob", "Cem"]
    console = Console(width=100, file=io.StringIO(), color_system=None)
    with console.capture() as shown:
        console.print(terminal.ending(Seen(over, None, names, None, text_for("en", find_game("places-bid")))))
    return shown.get()


@pytest.mark.parametrize(
    ("scores", "bids", "won", "told"),
    [
        (
            [(50, 5, 5, 0), (40, 0, 9, 0), (30, 0, 0, 0)],
            [1, 2, 3],
            [0],
            ["Ann wins with 60 points, 11 ahead of Bob."],
        ),
        (
            [(50, 5, 5, 0), (40, 0, 10, 10), (30, 0, 0, 0)],
            [9, 2, 3],
            [1],
            ["Ann and Bob share the lead", "only Bob owns all six", "Bob wins with 60 points."],
        ),
        (
            [(50, 5, 5, 0), (50, 0, 10, 0), (30, 0, 0, 0)],
            [None, 2, 3],
            [1],
            ["final round decide: Ann 0, Bob 2.", "Bob wins with 60 points."],
        ),
        (
            [(50, 5, 5, 0), (50, 0, 10, 0), (50, 0, 10, 0)],
            [None, None, None],
            [0, 1, 2],
            ["Ann, Bob and Cem share the win with 60 points each."],
        ),
    ],
)
def test_PB17_the_winner_and_ties_are_explained(
    scores: list[tuple[int, int, int, int]], bids: list[int | None], won: list[int], told: list[str]
) -> None:
    shown = ending_of_places_bid(scores, bids, won)
    assert re.search(r"50\s+\+ 5 +P\s+\+ 5\s+\+ 0\s+= 60", shown), "built up step by step"
    assert all(words in shown for words in told), shown
