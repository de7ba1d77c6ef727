"""Rule numbers that a table may change: each does what it says, and the rulebook's game stays as it was."""

import json
from typing import Any

import pytest
from support.paper import PdfPage, pdf_pages

from thirdplace.core.errors import Refused
from thirdplace.core.game import ALL
from thirdplace.core.options.changed_rules import describe_changed_rules
from thirdplace.core.options.option_schema import option_schema
from thirdplace.core.parts.paper import PrintRequest
from thirdplace.core.records.record import from_json, record_of, to_json, verify
from thirdplace.core.records.record_text import from_text, to_text
from thirdplace.games.places_bid import GAME
from thirdplace.games.places_bid.opening import LATER_OPTIONS, Options, prepare
from thirdplace.games.places_bid.rules import price_if_outbid
from thirdplace.games.places_bid.tests.bid_table import SET, new_game, play_lines
from thirdplace.paper.typesetting import find_sheet, make_pdf
from thirdplace.terminal.replay_screen import make_step_describer
from thirdplace.terminal.rules_page import print_help
from thirdplace.terminal.screen import Screen
from thirdplace.text import text_for

MARKET = "hotel city-hall amusement-park museum bakery library"
DIALS = [one for one in option_schema(GAME) if one.dial]


def test_the_options_of_before_are_always_in_a_record_and_dials_only_where_they_differ() -> None:
    assert {one.key for one in DIALS} == set(LATER_OPTIONS)
    assert record_of(new_game(4)).options == {"first": None, "bank": "coins", "custom_buildings": []}
    changed = record_of(new_game(4, options={"tokens": 12, "full_set": 10}))
    assert changed.options == {"first": None, "bank": "coins", "custom_buildings": [], "tokens": 12}


def test_a_record_with_changed_rules_verifies_and_one_without_them_does_not() -> None:
    table = new_game(3, options={"never_bid": 0, "tokens": 4}, first=0)
    play_lines(table, "Pierre: bid 4", "Lizzi: pass", "Clara: pass")
    told = to_json(record_of(table))
    assert to_json(record_of(verify(from_json(told)))) == told
    plain = json.loads(told)
    del plain["options"]["tokens"]
    again = verify(from_json(json.dumps(plain).encode()))
    assert [seat.tokens for seat in again.view(None).seats] == [15, 15, 15]


def test_everyone_starts_with_so_many_tokens_and_is_paid_so_many() -> None:
    table = new_game(3, options={"tokens": 7, "never_bid": 3}, first=0, deck=MARKET)
    told = play_lines(table, "Pierre: pass", "Lizzi: bid 7")
    assert told[0] == "passed seat=Pierre received=3"
    assert [seat.tokens for seat in table.view(None).seats] == [10, 7, 7]


@pytest.mark.parametrize(("face_up", "tokens"), [(1, 9), (2, 0)])
def test_who_goes_empty_handed_gets_so_many(face_up: int, tokens: int) -> None:
    options = {"empty_handed": tokens, "face_up": face_up}
    table = new_game(3, options=options, first=0, deck=MARKET)
    play_lines(table, "Pierre: bid 1", "Lizzi: bid 2", "Clara: bid 3", "Pierre: pass", "Lizzi: pass")
    told = play_lines(table, "Clara: choose hotel")
    if face_up > 1:
        told += play_lines(table, "Lizzi: choose city-hall")
    assert f"empty-handed seat=Pierre received={tokens}" in told


@pytest.mark.parametrize("quarters", range(5))
def test_the_other_bidders_pay_so_many_quarters_rounded_up(quarters: int) -> None:
    table = new_game(3, options={"outbid_quarters": quarters}, first=0, deck=MARKET)
    play_lines(table, "Pierre: bid 5", "Lizzi: bid 6", "Clara: pass", "Pierre: pass")
    paid = [0, 2, 3, 4, 5][quarters]
    assert [(one.seat, one.pays) for one in table.view(None).buyers] == [(0, paid), (1, 6)]
    play_lines(table, "Lizzi: choose hotel", "Pierre: choose city-hall")
    assert table.view(None).seats[0].tokens == 15 - paid


def test_half_is_what_it_was() -> None:
    assert [price_if_outbid(bid, 2) for bid in range(256)] == [(bid + 1) // 2 for bid in range(256)]


def test_projects_and_the_full_set_are_worth_so_much() -> None:
    options = {"project_building": 9, "full_set": 31, "face_up": 1, "first": 0}
    table = new_game(3, options=options, projects="PLA", deck=SET)
    for card in SET.split():
        while table.view(None).turn != 0:
            play_lines(table, f"{('Pierre', 'Lizzi', 'Clara')[table.view(None).turn]}: pass")
        play_lines(table, "Pierre: bid 1", "Lizzi: pass", "Clara: pass", f"Pierre: choose {card}")
    assert table.over
    score = table.view(None).result.scores[0]
    assert (score.project, score.places) == (9, 31)


def test_a_removed_building_is_never_dealt_and_no_puzzle_has_it() -> None:
    table = new_game(4, options={"removed_buildings": ["hotel", "bakery"]})
    assert table.view(None).deck_count + len(table.view(None).market) == 34
    assert not {"hotel", "bakery"} & set(table.view(ALL).deck or ())
    with pytest.raises(Refused, match="hotel"):
        new_game(4, options={"removed_buildings": ["hotel"]}, deck=MARKET)


@pytest.mark.parametrize(
    ("seats", "options", "detail"),
    [
        (4, {"removed_buildings": ["castle"]}, "removed_buildings: castle"),
        (4, {"removed_buildings": ["hotel", "hotel"]}, "removed_buildings: hotel"),
        (6, {"bank": "box", "tokens": 22}, "tokens: 1-21"),
        (3, {"face_up": 1, "never_bid": 10}, "never_bid: 0-9"),
        (3, {"face_up": 1, "tokens": 60, "empty_handed": 20}, "empty_handed: 0-8"),
    ],
    ids=str,
)
def test_values_that_do_not_fit_together_are_refused_with_what_is_accepted(
    seats: int, options: dict[str, Any], detail: str
) -> None:
    with pytest.raises(Refused) as caught:
        new_game(seats, options=options)
    assert (caught.value.code, caught.value.detail) == ("bad-options", detail)


def test_somebody_must_have_a_card_to_buy() -> None:
    every = tuple(card.id for card in GAME.part("cards").BOX_BUILDINGS)
    with pytest.raises(Refused, match="removed_buildings"):
        prepare(6, Options(removed_buildings=every))


def test_what_differs_is_told_with_the_rulebooks_value() -> None:
    options = Options(tokens=12, outbid_quarters=4, face_up=2, removed_buildings=("hotel",), bank="box")
    assert describe_changed_rules(GAME, options, text_for("en", GAME)) == [
        "Buildings left out: Hotel",
        "Tokens at the start: 12, not 15",
        "What the other bidders pay: their whole bid, not half their bid",
        "Buildings in the market: 2",
    ]
    assert describe_changed_rules(GAME, Options(first=1, bank="box"), text_for("en", GAME)) == []


def test_a_record_as_text_is_marked_and_reads_back() -> None:
    record = record_of(new_game(3, options={"tokens": 12}))
    told = to_text(record, make_step_describer(record, "it"))
    assert "# Regole cambiate" in told
    assert "# Gettoni all’inizio: 12 invece di 15" in told
    assert from_text(told) == record
    plain = record_of(new_game(3))
    assert "Regole cambiate" not in to_text(plain, make_step_describer(plain, "it"))


def test_a_sheet_is_marked_and_has_the_changed_numbers() -> None:
    options = {"never_bid": 7, "outbid_quarters": 3, "full_set": 30}
    front, _ = _print_aid(options)
    assert "Changed rules · Tokens for not bidding: 7, not 5" in front.text
    assert "you take 7 tokens at once" in front.text
    assert "+30" in front.text
    assert "Changed rules" not in _print_aid({})[0].text


def test_the_player_aid_counts_the_buildings_that_are_left() -> None:
    """Without the three with most points: fewer cards, and another highest number of points."""
    left_out = sorted(GAME.part("cards").BOX_BUILDINGS, key=lambda card: -card.points)[:3]
    usual, fewer = (_print_aid({"removed_buildings": ids}) for ids in ([], [card.id for card in left_out]))
    every = len(GAME.part("cards").BOX_BUILDINGS)
    texts = ["".join(page.text for page in pages) for pages in (usual, fewer)]
    assert [str(every) in text for text in texts] == [True, False]
    assert [str(every - 3) in text for text in texts] == [False, True]
    assert [f"–{left_out[0].points}" in text for text in texts] == [True, False]


@pytest.mark.parametrize(
    ("quarters", "told"),
    [(0, "and pay nothing; if"), (1, "a quarter of their bid, rounded up; if"), (4, "their whole bid; if")],
)
def test_help_rounds_only_what_may_not_be_whole(
    quarters: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = new_game(3, options={"outbid_quarters": quarters})
    print_help(Screen(plain=True), table, text_for("en", GAME))
    assert told in " ".join(capsys.readouterr().out.split())


def _print_aid(options: dict[str, Any]) -> list[PdfPage]:
    wish = PrintRequest(lang="en", paper="a4", ink="saving", large=False, options=options)
    return pdf_pages(make_pdf(GAME, find_sheet(GAME, "aid"), wish))
