"""PLACES Bid written down: what is typed is judged by the rules, and becomes a record like any other."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from thirdplace import LANGUAGES
from thirdplace.core.errors import Refused
from thirdplace.core.match import Match
from thirdplace.core.records.record import from_json, record_of, replay, to_json, verify
from thirdplace.games.places_bid import GAME
from thirdplace.games.places_bid.scribe.read_notes import read_notes
from thirdplace.games.places_bid.scribe.scribe_notes import Line, Notes, Reading, WrongLine
from thirdplace.games.places_bid.tests.bid_table import PEOPLE, lines_of, parse_line
from thirdplace.games.places_bid.tests.rules.test_golden import (
    game_of_rulebook,
    game_of_six,
    game_with_tie,
    game_with_two_sets,
)
from thirdplace.games.places_bid.tests.rules.test_properties import play_steps, playing
from thirdplace.text import explain, text_for

EXAMPLE = "= hotel city-hall amusement-park"
"""What lies face up in both of the rulebook's examples. Lines that begin with "=" show something."""


def parse_lines(*said: str) -> list[Line]:
    """ "= hotel pool" or "Pierre: bid 3" as lines."""
    return [_parse_line(one) for one in said]


def _parse_line(said: str) -> Line:
    if said.startswith("="):
        return Line(shown=tuple(said.removeprefix("=").split()))
    seat, message = parse_line(said)
    return Line(seat, msgspec.to_builtins(message))


def make_notes(lines: Iterable[Line], seats: int = 4, **options: Any) -> Notes:
    return Notes(GAME.id, list(PEOPLE[:seats]), {"first": 0} | options, list(lines))


def dictate_game(match: Match) -> list[Line]:
    """A finished game as somebody at the table would have typed it."""
    lines: list[Line] = []
    known = 0
    for moment in replay(record_of(match)):
        before = moment.match
        if not before.over and before.state.turned > known:
            known = before.state.turned
            lines.append(Line(shown=tuple(before.view(None).market)))
        if before.moves != match.moves:
            move = match.moves[len(before.moves)]
            lines.append(Line(move.seat, msgspec.to_builtins(move.action)))
    return [*lines, Line(shown=tuple(seat.project for seat in match.view(None).seats))]


def event_lines(reading: Reading) -> list[str]:
    return lines_of(event for events in reading.told for event in events)


def find_refusal(said: Sequence[str], lang: str = "en", seats: int = 4, **options: Any) -> tuple[str, str]:
    """The code and the sentence with which the last of these lines is refused."""
    wanted = make_notes(parse_lines(*said), seats, **options)
    read_notes(Notes(wanted.game, wanted.names, wanted.options, wanted.lines[:-1]))
    with pytest.raises(WrongLine) as refused:
        read_notes(wanted)
    assert refused.value.where == f"lines[{len(said) - 1}]"
    return refused.value.code, explain(text_for(lang, GAME), refused.value)


# The rulebook's examples, typed in.


def test_a_table_wants_the_cards_first() -> None:
    reading = read_notes(make_notes([]))
    assert reading.wanted is not None
    assert (reading.wanted.what, reading.wanted.count) == ("market", 3)
    assert len(reading.wanted.among) == 36
    assert (reading.view.market, reading.view.turn, reading.view.round) == ([], None, 1)


def test_example_1() -> None:
    said = [EXAMPLE, "Pierre: bid 3", "Lizzi: bid 4", "Clara: bid 5", "Hakeem: bid 6", "Pierre: pass"]
    said += ["Lizzi: bid 7", "Clara: pass", "Hakeem: bid 8", "Lizzi: bid 9"]
    reading = read_notes(make_notes(parse_lines(*said)))
    assert reading.wanted is not None
    assert (reading.wanted.what, reading.wanted.seat) == ("action", PEOPLE.index("Hakeem"))
    said += [
        "Hakeem: pass",
        "Lizzi: choose city-hall",
        "Hakeem: choose amusement-park",
        "Clara: choose hotel",
    ]
    reading = read_notes(make_notes(parse_lines(*said)))
    assert event_lines(reading)[0] == "round round=1 starter=Pierre market=hotel,city-hall,amusement-park"
    assert event_lines(reading)[-5:] == [
        "bidding-over seat=Lizzi amount=9",
        "bought seat=Lizzi card=city-hall paid=9",
        "bought seat=Hakeem card=amusement-park paid=4",
        "bought seat=Clara card=hotel paid=3",
        "empty-handed seat=Pierre received=2",
    ]
    assert [seat.tokens for seat in reading.view.seats] == [17, 6, 12, 11]
    assert reading.wanted is not None
    assert (reading.wanted.what, reading.wanted.count, len(reading.wanted.among)) == ("market", 3, 33)
    assert (reading.view.round, reading.view.starter, reading.view.market) == (2, PEOPLE.index("Lizzi"), [])
    reading = read_notes(make_notes(parse_lines(*said, "= library bakery hospital")))
    assert event_lines(reading)[-1] == "round round=2 starter=Lizzi market=library,bakery,hospital"
    assert reading.view.market == ["library", "bakery", "hospital"]


def test_example_2_with_the_misprint_refused() -> None:
    said = [EXAMPLE, "Pierre: pass", "Lizzi: bid 3", "Clara: pass", "Hakeem: bid 5"]
    assert find_refusal([*said, "Lizzi: bid 5"])[0] == "bid-too-low"  # PB5
    said += ["Lizzi: bid 6", "Hakeem: bid 7", "Lizzi: bid 8", "Hakeem: pass"]
    said += ["Lizzi: choose city-hall", "Hakeem: choose amusement-park"]
    reading = read_notes(make_notes(parse_lines(*said)))
    assert event_lines(reading)[-1] == "discarded cards=hotel"
    assert [seat.tokens for seat in reading.view.seats] == [20, 7, 20, 11]


# What cannot have happened.

REFUSED = [
    (["Pierre: bid 3"], "wrong-phase", "First enter the cards that are face up: 3 cards."),
    (["= hotel city-hall"], "impossible", "3 cards have to be turned up now, not 2."),
    (["= hotel hotel pool"], "impossible", "Hotel has already been turned up, and there is only one."),
    (["= hotel pool gym"], "impossible", "Pool is not in the game with 4 players."),
    (["= hotel town-hall gym"], "impossible", "There is no card called town-hall."),
    (["= hotel @card-zork gym"], "impossible", "There is no card called card-zork."),
    (["= P L A C"], "impossible", "There is no card called P."),
    ([EXAMPLE, EXAMPLE], "wrong-phase", "No cards can be turned up now: it is Pierre’s move."),
    ([EXAMPLE, "Lizzi: bid 3"], "not-your-turn", "It is Pierre’s turn, not Lizzi’s."),
    ([EXAMPLE, "Pierre: bid 0"], "bid-too-low", "0 is too low: Pierre has to bid at least 1, or pass."),
    ([EXAMPLE, "Pierre: bid 16"], "not-enough-tokens", "Pierre has only 15 tokens and cannot bid 16."),
    (
        [EXAMPLE, "Pierre: pass", "Lizzi: bid 3", "Pierre: bid 4"],
        "already-passed",
        "Pierre has passed and is out of the bidding for this round.",
    ),
    (
        [EXAMPLE, "Pierre: choose hotel"],
        "wrong-phase",
        "The bidding is not over yet: Pierre has to bid or pass.",
    ),
    (
        [EXAMPLE, *(f"{name}: pass" for name in PEOPLE[:3]), "Hakeem: bid 1", "Pierre: pass"],
        "wrong-phase",
        "The bidding is over: Hakeem has to choose a building.",
    ),
    (
        [EXAMPLE, *(f"{name}: pass" for name in PEOPLE[:3]), "Hakeem: bid 1", "Hakeem: choose pool"],
        "card-not-available",
        "Pool is not in the market.",
    ),
    (
        [EXAMPLE, *(f"{name}: pass" for name in PEOPLE[:4]), "= hotel bakery gym"],
        "impossible",
        "Hotel has already been turned up, and there is only one.",
    ),
]


@pytest.mark.parametrize(("said", "code", "sentence"), REFUSED, ids=lambda it: str(it)[:40])
def test_every_refusal_is_explained(said: list[str], code: str, sentence: str) -> None:
    assert find_refusal(said) == (code, sentence)
    for lang in LANGUAGES[1:]:
        assert find_refusal(said, lang)[1] not in (sentence, "")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"names": ["Ann", "Ben"]}, "bad-options"),
        ({"names": ["Ann", "Ben", "Ann"]}, "bad-name"),
        ({"names": ["Ann", "Ben", "@seat-1"]}, "bad-name"),
        ({"options": {}}, "bad-options"),  # who begins is known at a table
        ({"options": {"first": 3}}, "bad-options"),
        ({"options": {"first": 0, "zork": 1}}, "bad-options"),
        ({"lines": [Line()]}, "bad-request"),
        ({"lines": [Line(0, {"type": "pass"}, ("hotel",))]}, "bad-request"),
        ({"lines": [Line(shown=("hotel", "bakery")), Line(3, {"type": "pass"})]}, "bad-request"),
        ({"lines": [Line(shown=("hotel", "bakery")), Line(0, {"type": "zork"})]}, "bad-request"),
    ],
)
def test_what_makes_no_sense_is_refused(change: dict[str, Any], code: str) -> None:
    usual = {"game": GAME.id, "names": ["Ann", "Ben", "Cleo"], "options": {"first": 0}, "lines": []}
    with pytest.raises(Refused) as refused:
        read_notes(Notes(**usual | change))
    assert refused.value.code == code


# Whole games.


def to_json_values(view: Any) -> Any:
    return msgspec.to_builtins(view)


def check_dictated(match: Match, upto: Iterable[int] | None = None) -> Reading:
    """A finished match, typed in: after every line the answer is what everyone at that table could see.

    The match's own deck is another than the one it is filled up with here, so nothing can depend on that.
    """
    lines = dictate_game(match)
    options = to_json_values(match.options) | {"first": starter_of(match)}
    seen = [
        (to_json_values(moment.match.view(None)), [moment.match.legal(seat) for seat in moment.match.active])
        for moment in replay(record_of(match))
    ]
    for count in range(len(lines)) if upto is None else upto:
        reading = read_notes(Notes(GAME.id, match.names, options, lines[:count]))
        view, legal = seen[sum(line.shown is None for line in lines[:count])]
        assert reading.wanted is not None
        assert reading.record is None
        if reading.wanted.what == "market":
            assert reading.wanted.count == len(view["market"])
            assert set(view["market"]) <= set(reading.wanted.among)
            view = view | {"market": [], "turn": None}
        elif reading.wanted.what == "projects":
            view = view | {"result": None, "seats": [seat | {"project": None} for seat in view["seats"]]}
        else:
            assert (reading.wanted.seat, [reading.wanted.legal]) == (view["turn"], legal)
            view = view | {
                "prospect": to_json_values(reading.view)["prospect"]
            }  # of the seat whose turn it is
        assert to_json_values(reading.view) == view
    whole = read_notes(Notes(GAME.id, match.names, options, lines))
    assert whole.wanted is None
    assert to_json_values(whole.view) == to_json_values(match.view(None))
    events = [event for moment in replay(record_of(match)) for event in moment.events(None)]
    assert event_lines(whole)[1:] == lines_of(events)
    return whole


def starter_of(match: Match) -> int:
    """Who began."""
    first: int = next(replay(record_of(match))).match.view(None).starter
    return first


@settings(max_examples=12, deadline=None)
@given(**playing, parts=st.lists(st.floats(0, 0.999), min_size=4, max_size=4))
def test_any_game_typed_in_is_the_same(table: Match, seed: int, caution: int, parts: list[float]) -> None:
    for _ in play_steps(table, seed, caution):
        pass
    table.names = list(PEOPLE[: table.seats])
    check_dictated(table, [int(part * len(dictate_game(table))) for part in parts])


@pytest.mark.parametrize(
    "played", [game_with_two_sets, game_with_tie, game_of_six], ids=lambda played: played.__name__
)
def test_the_golden_games_typed_in(played: Callable[[], Match]) -> None:
    """Full sets, a tie, a bank that runs out, own buildings, a last market of one card; every single line."""
    check_dictated(played())


def test_the_record_is_one_like_any_other() -> None:
    match = game_of_rulebook()
    record = check_dictated(match, []).record
    assert record is not None
    verified = verify(from_json(to_json(record)))
    assert (verified.over, verified.winners) == (True, match.winners)
    assert verified.view(None) == match.view(None)
    assert [(move.seat, move.action) for move in verified.moves] == [(m.seat, m.action) for m in match.moves]
    assert record.setup is not None
    assert record.setup["projects"] == list("PLAC")
    turned = [card for line in dictate_game(match)[:-1] for card in line.shown or ()]
    assert record.setup["deck"][: len(turned)] == turned
    assert len(record.setup["deck"]) == len(set(record.setup["deck"])) == 36


def test_without_the_project_cards_nobody_knows_who_has_won() -> None:
    """PB15: a full set has ended the game before the deck did."""
    match = game_with_two_sets()
    lines, options = dictate_game(match), {"first": starter_of(match)}
    reading = read_notes(Notes(GAME.id, match.names, options, lines[:-1]))
    assert reading.wanted is not None
    assert (reading.wanted.what, reading.wanted.count) == ("projects", 3)
    assert reading.wanted.among == list("PLACES")
    assert (reading.view.phase, reading.view.result) == ("over", None)
    assert reading.view.deck_count > 0
    assert all(seat.project is None for seat in reading.view.seats)
    assert not any(line.startswith("over") for line in event_lines(reading))
    for wrong, code in (
        (Line(shown=("P", "L", "P")), "impossible"),
        (Line(shown=("P", "L")), "impossible"),
        (Line(shown=("P", "L", "hotel")), "impossible"),
        (Line(0, {"type": "pass"}), "wrong-phase"),
    ):
        with pytest.raises(WrongLine) as refused:
            read_notes(Notes(GAME.id, match.names, options, [*lines[:-1], wrong]))
        assert refused.value.code == code
        assert "error" not in explain(text_for("en", GAME), refused.value)
    with pytest.raises(WrongLine) as refused:
        read_notes(Notes(GAME.id, match.names, options, [*lines, lines[-1]]))
    assert refused.value.code == "game-over"


def test_a_wrong_line_is_named_even_if_more_were_typed_after_it() -> None:
    said = [EXAMPLE, "Pierre: bid 3", "Clara: bid 4", "Hakeem: bid 5"]
    with pytest.raises(WrongLine) as refused:
        read_notes(make_notes(parse_lines(*said)))
    assert (refused.value.line, refused.value.code) == (2, "not-your-turn")


def test_own_buildings_are_named_as_their_makers_did() -> None:
    own = [{"name": "@home", "category": "L", "points": 3, "players": 5}]
    said = ["= home bakery hotel"]
    assert find_refusal(said, custom_buildings=own)[1] == "home is not in the game with 4 players."
    among = read_notes(make_notes([], 5, custom_buildings=own)).wanted
    assert among is not None
    assert "home" in among.among
