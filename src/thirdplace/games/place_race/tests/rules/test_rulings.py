"""Place Race NZ: the rulings, by number. (PR13 and PR12 have more in test_board.py.)"""

import pytest

from thirdplace.core.errors import Refused
from thirdplace.core.game import ALL
from thirdplace.core.match import Match
from thirdplace.core.records.record import from_json, record_of, to_json, verify
from thirdplace.games.place_race import GAME
from thirdplace.games.place_race.board import CARD_NUMBER, CITIES, DECKS, YEAR_OF_CARD, Deck
from thirdplace.games.place_race.planning import deal_solver
from thirdplace.games.place_race.state import DAY, LATE
from thirdplace.games.place_race.tests.race_table import (
    PEOPLE,
    cards_by_seat,
    clock_ms_of_year,
    legal_actions,
    let_time_pass,
    list_offers,
    move_one_player,
    new_game,
    open_cards,
    parse_line,
    places_by_player,
    play_lines,
    player_on_turn,
    refusal_code,
    start_race,
)

# The cards.


@pytest.mark.parametrize(("seats", "day", "late"), [(2, 6, 0), (3, 4, 1), (4, 4, 1)])
@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.id)
def test_PR1_so_many_cards_for_so_many_players(deck: Deck, seats: int, day: int, late: int) -> None:
    table = new_game(seats, deck=deck.id)
    days, lates = cards_by_seat(table, DAY), cards_by_seat(table, LATE)
    assert [len(hand) for hand in days] == [day] * seats
    assert [len(hand) for hand in lates] == [late] * seats
    assert set().union(*days) <= {CARD_NUMBER[card] for card in deck.day}
    assert set().union(*lates) <= {CARD_NUMBER[card] for card in deck.late}


def test_PR1_options_change_the_numbers() -> None:
    table = new_game(2, day_cards=8, late_cards=2)
    assert [len(hand) for hand in cards_by_seat(table, DAY)] == [8, 8]
    assert [len(hand) for hand in cards_by_seat(table, LATE)] == [2, 2]
    assert [len(hand) for hand in cards_by_seat(new_game(4, day_cards=1, late_cards=0), LATE)] == [0, 0, 0, 0]


def test_PR1_what_is_set_aside_is_not_in_anybodys_view() -> None:
    table = new_game(3)
    in_play = set().union(*cards_by_seat(table, DAY), *cards_by_seat(table, LATE))
    shown = repr(table.view(ALL))
    for name, card in CARD_NUMBER.items():
        assert (name in shown) == (card in in_play)


def late_race() -> Match:
    """Two years until the day cards are done; then the late cards."""
    table = new_game(
        hands="christchurch-1850 / auckland-1840",
        late="lawrence-1861 wellington-1865 / tauranga-1864",
        seconds_per_year=1,
        start_year=1839,
    )
    start_race(table, "christchurch", "auckland")
    return table


def test_PR2_late_cards_are_face_down_for_all_until_the_last_day_card_is_done() -> None:
    table = late_race()
    for viewer in (None, 0, 1):
        shown = table.view(viewer).seats
        assert [(card.card, card.kind, card.open) for card in shown[0].cards] == [
            ("christchurch-1850", "day", True),
            (None, "late", False),
            (None, "late", False),
        ]
        assert [card.card for card in shown[1].cards] == ["auckland-1840", None]
    assert [card.card for card in table.view(ALL).seats[1].cards] == ["auckland-1840", "tauranga-1864"]
    assert play_lines(table, "Ben: turn-in auckland-1840 @1840") == ["turned-in seat=Ben card=auckland-1840"]
    assert open_cards(table, "Ben") == [None]  # Ben has done all his, but Aroha has not
    assert play_lines(table, "Aroha: skip", "Ben: skip", "Aroha: turn-in christchurch-1850 @1850") == [
        "skipped seat=Aroha",
        "skipped seat=Ben",
        "turned-in seat=Aroha card=christchurch-1850",
        "late-cards hands=lawrence-1861,wellington-1865/tauranga-1864",
    ]
    for viewer in (None, 0, 1):
        assert [(card.card, card.open, card.done) for card in table.view(viewer).seats[0].cards] == [
            ("christchurch-1850", True, True),
            ("lawrence-1861", True, False),
            ("wellington-1865", True, False),
        ]


def test_PR2_cards_still_face_down_are_shown_once_all_is_over() -> None:
    table = late_race()
    assert let_time_pass(table, 1841) == ["over won=False year=1841 missed=auckland-1840"]
    assert [(card.card, card.open) for card in table.view(None).seats[1].cards] == [
        ("auckland-1840", True),
        ("tauranga-1864", False),
    ]


# Starts and trades.


def test_PR3_any_city_may_be_chosen_shared_and_changed() -> None:
    table = new_game(3)
    assert places_by_player(table) == {"Aroha": None, "Ben": None, "Clara": None}
    assert len(legal_actions(table, "Aroha", "start")) == len(CITIES) == 13
    assert play_lines(table, "Aroha: start napier", "Ben: start napier", "Aroha: start dunedin") == [
        "start seat=Aroha place=napier",
        "start seat=Ben place=napier",
        "start seat=Aroha place=dunedin",
    ]
    play_lines(table, "Aroha: ready", "Aroha: start nelson")  # being ready fixes nothing
    assert places_by_player(table) == {"Aroha": "nelson", "Ben": "napier", "Clara": None}
    assert table.view(None).seats[0].ready
    play_lines(table, "Aroha: unready")
    assert not table.view(None).seats[0].ready


def table_while_planning() -> Match:
    """Three who still plan; Aroha and Ben could trade, Clara is far from both."""
    table = new_game(
        hands="waitangi-1840 st-arnaud-1843 / christchurch-1850 napier-1931 / lawrence-1861 rotorua-1886"
    )
    play_lines(table, "Aroha: start napier", "Ben: start palmerston-north", "Clara: start dunedin")
    return table


def test_PR3_a_trade_fixes_both_starts_and_no_other() -> None:
    table = table_while_planning()
    play_lines(table, "Aroha: offer 1 st-arnaud-1843 christchurch-1850")
    play_lines(table, "Aroha: start palmerston-north")  # an offer alone fixes nothing
    play_lines(table, "Ben: accept 0")
    assert [shown.locked for shown in table.view(None).seats] == [True, True, False]
    assert refusal_code(table, "Aroha: start napier") == "start-locked"
    assert refusal_code(table, "Ben: start palmerston-north") == "start-locked"
    assert not legal_actions(table, "Ben", "start")
    play_lines(table, "Clara: start nelson")


def test_PR3_a_trade_in_the_race_fixes_nothing_any_more() -> None:
    table = table_while_planning()
    start_race(table)
    play_lines(table, "Aroha: offer 1 st-arnaud-1843 napier-1931", "Ben: accept 0")
    assert not any(shown.locked for shown in table.view(None).seats)


def test_PR4_one_card_for_one_card_and_both_agree() -> None:
    table = table_while_planning()
    assert play_lines(table, "Aroha: offer 1 st-arnaud-1843 christchurch-1850") == [
        "offered from=Aroha to=Ben give=st-arnaud-1843 take=christchurch-1850"
    ]
    assert open_cards(table, "Aroha") == ["waitangi-1840", "st-arnaud-1843"]
    assert play_lines(table, "Ben: accept 0") == [
        "traded from=Aroha to=Ben give=st-arnaud-1843 take=christchurch-1850"
    ]
    assert open_cards(table, "Aroha") == ["waitangi-1840", "christchurch-1850"]
    assert open_cards(table, "Ben") == ["st-arnaud-1843", "napier-1931"]
    assert [card.traded for card in table.view(None).seats[1].cards] == [True, False]
    assert not list_offers(table)


def test_PR4_an_offer_can_be_declined_withdrawn_and_replaced() -> None:
    table = table_while_planning()
    play_lines(table, "Aroha: offer 1 st-arnaud-1843 christchurch-1850")
    assert play_lines(table, "Ben: decline 0") == ["declined from=Aroha to=Ben"]
    play_lines(table, "Aroha: offer 1 st-arnaud-1843 christchurch-1850")
    play_lines(table, "Aroha: offer 1 st-arnaud-1843 napier-1931")  # one for each pair: it takes its place
    play_lines(
        table, "Aroha: offer 2 st-arnaud-1843 rotorua-1886", "Ben: offer 0 christchurch-1850 waitangi-1840"
    )
    assert list_offers(table) == [
        "Aroha gives Ben st-arnaud-1843 for napier-1931",
        "Aroha gives Clara st-arnaud-1843 for rotorua-1886",
        "Ben gives Aroha christchurch-1850 for waitangi-1840",
    ]
    assert table.state.offers == 3
    assert play_lines(table, "Aroha: withdraw 1") == ["withdrawn from=Aroha to=Ben"]
    assert refusal_code(table, "Ben: accept 0") == "no-such-offer"
    assert len(list_offers(table)) == 2


def test_PR4_offers_of_a_card_that_is_traded_or_turned_in_are_gone() -> None:
    table = table_while_planning()
    play_lines(
        table, "Aroha: offer 2 st-arnaud-1843 rotorua-1886", "Clara: offer 1 rotorua-1886 christchurch-1850"
    )
    play_lines(table, "Clara: offer 0 lawrence-1861 waitangi-1840", "Ben: offer 2 napier-1931 rotorua-1886")
    play_lines(table, "Aroha: offer 1 st-arnaud-1843 christchurch-1850", "Ben: accept 0")
    assert list_offers(table) == [
        "Ben gives Clara napier-1931 for rotorua-1886",
        "Clara gives Aroha lawrence-1861 for waitangi-1840",
    ]
    start_race(table)
    move_one_player(table, "Aroha", "taupo", "hamilton", "auckland", "whangarei", "waitangi", first=1830)
    assert player_on_turn(table) == "Aroha"
    play_lines(table, "Aroha: turn-in waitangi-1840 @1840")
    assert list_offers(table) == ["Ben gives Clara napier-1931 for rotorua-1886"]


def test_PR4_traders_stand_on_the_same_place_or_on_places_joined_by_a_line() -> None:
    table = table_while_planning()
    offer = "Ben: offer 0 christchurch-1850 st-arnaud-1843"
    play_lines(table, offer, "Aroha: start auckland")
    assert refusal_code(table, "Aroha: accept 1") == "not-connected"
    assert legal_actions(table, "Aroha", "accept", "decline") == ["decline 1"]
    assert list_offers(table)  # it was only too far away
    for near in ("palmerston-north", "wellington", "napier"):
        table = table_while_planning()
        play_lines(table, offer, f"Aroha: start {near}", "Aroha: accept 1")
    table = table_while_planning()
    play_lines(table, offer, "Ben: start wellington")
    assert refusal_code(table, "Aroha: accept 1") == "not-connected"  # Napier and Wellington: two steps


def test_PR4_the_distance_counts_when_the_offer_is_accepted() -> None:
    """In the race: out of turn, and it costs no turn."""
    table = table_while_planning()
    start_race(table, "auckland")
    play_lines(table, "Aroha: offer 1 st-arnaud-1843 christchurch-1850")
    assert refusal_code(table, "Ben: accept 0") == "not-connected"
    move_one_player(table, "Aroha", "hamilton", "taupo", "napier", first=1830)
    assert player_on_turn(table) == "Aroha"
    assert play_lines(table, "Ben: accept 0 @1833.5") == [
        "traded from=Aroha to=Ben give=st-arnaud-1843 take=christchurch-1850"
    ]
    assert player_on_turn(table) == "Aroha"


def test_PR4_no_card_is_traded_twice() -> None:
    table = table_while_planning()
    play_lines(table, "Aroha: offer 1 st-arnaud-1843 christchurch-1850", "Ben: accept 0")
    assert refusal_code(table, "Ben: offer 2 st-arnaud-1843 rotorua-1886") == "already-traded"
    assert refusal_code(table, "Clara: offer 1 rotorua-1886 st-arnaud-1843") == "already-traded"
    play_lines(
        table, "Aroha: offer 1 waitangi-1840 napier-1931", "Ben: accept 0"
    )  # other cards: any number of times
    assert open_cards(table, "Aroha") == ["christchurch-1850", "napier-1931"]
    assert not legal_actions(table, "Aroha", "offer")


def test_PR4_late_cards_are_not_traded_face_down_or_up() -> None:
    table = late_race()
    assert refusal_code(table, "Ben: offer 0 tauranga-1864 christchurch-1850") == "late-card"
    play_lines(table, "Ben: turn-in auckland-1840 @1840", "Aroha: skip", "Ben: skip")
    play_lines(table, "Aroha: turn-in christchurch-1850 @1850")
    assert refusal_code(table, "Ben: offer 0 tauranga-1864 lawrence-1861") == "late-card"
    assert not legal_actions(table, "Ben", "offer")


def test_PR4_a_traded_card_is_turned_in_by_its_new_owner() -> None:
    table = new_game(hands="auckland-1840 / hamilton-1981")
    play_lines(table, "Aroha: start auckland", "Ben: start auckland")
    play_lines(
        table, "Ben: offer 0 hamilton-1981 auckland-1840", "Aroha: accept 1", "Aroha: ready", "Ben: ready"
    )
    assert player_on_turn(table) == "Ben"
    play_lines(table, "Ben: turn-in auckland-1840 @1840")
    assert table.view(None).seats[1].cards[0].done


# The clock.


@pytest.mark.parametrize(("seats", "seconds"), [(2, 1.5), (3, 2.0), (4, 3.0)])
def test_PR5_a_year_lasts_so_many_seconds(seats: int, seconds: float) -> None:
    table = new_game(seats)
    assert table.view(None).seconds_per_year == seconds
    assert table.view(None).year is None
    start_race(table, *["wellington"] * seats)
    start, year = table.view(None).start_year, round(seconds * 1000)
    for at, shown in ((0, 0), (year - 1, 0), (year, 1), (2 * year - 1, 1), (7 * year + 1, 7)):
        assert table.view(None, at).year == start + shown


@pytest.mark.parametrize(("seconds", "milliseconds"), [(0.2, 200), (60, 60_000), (1.234, 1234)])
def test_PR5_seconds_per_year_may_be_a_fifth_to_sixty(seconds: float, milliseconds: int) -> None:
    table = new_game(2, seconds_per_year=seconds)
    assert table.state.year_ms == milliseconds
    assert table.view(None).seconds_per_year == milliseconds / 1000


def test_PR5_a_year_is_a_whole_number_of_milliseconds() -> None:
    with pytest.raises(Refused, match="seconds_per_year: whole milliseconds"):
        new_game(2, seconds_per_year=1.2345)


def test_PR5_the_clock_starts_when_everyone_is_ready() -> None:
    table = table_while_planning()
    play_lines(table, "Aroha: ready", "Clara: ready")
    let_time_pass(table, 9999)
    assert table.now == 0
    assert table.view(None).phase == "planning"
    assert play_lines(table, "Clara: unready", "Ben: ready") == ["unready seat=Clara", "ready seat=Ben"]
    assert play_lines(table, "Clara: ready") == ["ready seat=Clara", "timer first=Aroha start_year=1830"]
    assert (table.view(None).phase, table.view(None).year) == ("racing", 1830)


def test_PR5_the_clock_begins_ten_years_before_the_first_card() -> None:
    assert new_game(hands="napier-1931 / nelson-1870").view(None).start_year == 1860
    assert new_game(hands="napier-1931 / nelson-1870", lead_years=0).view(None).start_year == 1870
    assert new_game(hands="napier-1931 / nelson-1870", lead_years=100).view(None).start_year == 1770
    assert (
        new_game(hands="napier-1931 / nelson-1870", start_year=1000, lead_years=3).view(None).start_year
        == 1000
    )
    for seed in "abcdef":
        table = new_game(3, seed=seed)
        assert (
            table.view(None).start_year
            == min(YEAR_OF_CARD[min(hand)] for hand in cards_by_seat(table, DAY)) - 10
        )


@pytest.mark.parametrize(
    ("hands", "first"),
    [
        ("napier-1931 / nelson-1870 / lawrence-1861 wellington-1893", "Clara"),
        ("auckland-1840 / lawrence-1861 / waitangi-1840", "Clara"),  # the same year, farther north
        ("napier-1931 / kaikoura-1987 / whakatane-1987", "Aroha"),
        ("christchurch-2011 / kaikoura-1987 / whakatane-1987", "Clara"),  # PR12
    ],
)
def test_PR6_whose_card_is_earliest_and_northernmost_begins(hands: str, first: str) -> None:
    table = new_game(hands=hands)
    assert start_race(table, "napier", "nelson", "dunedin")[-1].startswith(f"timer first={first} ")
    order = PEOPLE[PEOPLE.index(first) : 3] + PEOPLE[: PEOPLE.index(first)]
    for name in (*order, *order):
        assert player_on_turn(table) == name
        play_lines(table, f"{name}: skip")


def test_PR6_the_owner_when_the_timer_starts_begins() -> None:
    table = table_while_planning()
    play_lines(table, "Aroha: offer 1 waitangi-1840 christchurch-1850", "Ben: accept 0")
    assert start_race(table)[-1] == "timer first=Ben start_year=1830"


def test_PR6_a_trade_in_the_race_does_not_change_whose_turn_it_is() -> None:
    table = table_while_planning()
    start_race(table)
    play_lines(table, "Aroha: offer 1 waitangi-1840 christchurch-1850", "Ben: accept 0")
    assert player_on_turn(table) == "Aroha"


# Turns.


def table_at_cook_strait() -> Match:
    """Two on either side of Cook Strait; Aroha is in Wellington and begins."""
    table = new_game(hands="wellington-1865 / nelson-1870")
    start_race(table, "wellington", "nelson")
    return table


def test_PR7_move_along_a_line_skip_or_turn_in() -> None:
    table = table_at_cook_strait()
    assert legal_actions(table, "Aroha", "skip", "move", "turn-in") == [
        "skip",
        "move palmerston-north",
        "move masterton",
        "move picton",
    ]
    assert not legal_actions(table, "Ben", "skip", "move", "turn-in")
    assert play_lines(table, "Aroha: move picton") == ["moved seat=Aroha from=wellington to=picton"]
    assert player_on_turn(table) == "Ben"
    assert play_lines(table, "Ben: skip") == ["skipped seat=Ben"]
    assert player_on_turn(table) == "Aroha"


def test_PR7_nobody_moves_to_a_place_where_another_stands() -> None:
    table = table_at_cook_strait()
    play_lines(table, "Aroha: move picton")
    assert refusal_code(table, "Ben: move picton") == "place-occupied"
    assert legal_actions(table, "Ben", "move") == ["move st-arnaud", "move murchison"]
    play_lines(table, "Ben: skip", "Aroha: move wellington")
    play_lines(table, "Ben: move picton")
    assert refusal_code(table, "Aroha: move picton") == "place-occupied"  # nor do two change places


def test_PR7_who_shares_a_start_may_leave_it_but_not_come_back() -> None:
    table = new_game(hands="wellington-1865 / nelson-1870")
    start_race(table, "nelson", "nelson")
    play_lines(table, "Aroha: skip", "Ben: skip", "Aroha: move picton", "Ben: skip")
    assert refusal_code(table, "Aroha: move nelson") == "place-occupied"


def test_PR7_there_is_no_undo() -> None:
    table = table_at_cook_strait()
    play_lines(table, "Aroha: move picton")
    assert refusal_code(table, "Aroha: move wellington") == "not-your-turn"
    assert refusal_code(table, "Aroha: skip") == "not-your-turn"


def test_PR7_nothing_is_taken_back_by_undoing() -> None:
    """Planning has its own ways back: another start, unready, withdraw."""
    table = table_at_cook_strait()
    rehearsal = new_game(hands="wellington-1865 / nelson-1870")
    for match, line in (
        (rehearsal, "Aroha: start nelson"),
        (rehearsal, "Aroha: offer 1 wellington-1865 nelson-1870"),
        (rehearsal, "Aroha: ready"),
        (table, "Aroha: move picton"),
        (table, "Ben: skip"),
    ):
        step = match.do(*parse_line(match, line))
        assert step.seat is not None
        assert step.action is not None
        assert not GAME.rules.is_undoable(step.before, step.after, step.seat, step.action)


def test_PR8_turn_in_on_ones_turn_at_the_place_in_the_year() -> None:
    table = table_at_cook_strait()
    assert refusal_code(table, "Aroha: turn-in wellington-1865 @1864.999") == "wrong-year"
    play_lines(table, "Aroha: skip")
    assert refusal_code(table, "Aroha: turn-in wellington-1865 @1865") == "not-your-turn"
    play_lines(table, "Ben: skip @1865")
    assert legal_actions(table, "Aroha", "turn-in") == ["turn-in wellington-1865"]
    assert refusal_code(table, "Aroha: turn-in nelson-1870") == "not-your-card"
    assert play_lines(table, "Aroha: turn-in wellington-1865 @1865.999") == [
        "turned-in seat=Aroha card=wellington-1865"
    ]
    assert player_on_turn(table) == "Ben"  # it was the turn
    assert refusal_code(table, "Ben: turn-in nelson-1870 @1869.999") == "wrong-year"
    play_lines(table, "Ben: move picton @1869.999", "Aroha: skip")
    assert refusal_code(table, "Ben: turn-in nelson-1870 @1870") == "wrong-place"
    assert not legal_actions(table, "Ben", "turn-in")


def test_PR9_lost_the_moment_the_year_has_gone_by() -> None:
    table = table_at_cook_strait()
    lost = clock_ms_of_year(table, 1866)
    assert table.game.rules.deadline(table.state) == lost
    assert not table.tick(lost - 1).events(None)
    assert table.view(None, lost).result is not None  # looking ahead changes nothing
    assert not table.over
    assert refusal_code(table, "Aroha: turn-in wellington-1865 @1866") == "game-over"
    assert let_time_pass(table, 1870) == ["over won=False year=1866 missed=wellington-1865"]
    shown = table.view(None)
    assert (shown.phase, shown.turn, shown.year) == ("over", None, 1866)
    assert table.winners == []
    assert table.game.rules.deadline(table.state) == -1


def test_PR9_all_open_cards_of_the_year_are_missed() -> None:
    table = new_game(hands="waitangi-1840 / auckland-1840 / st-arnaud-1843")
    start_race(table, "auckland", "auckland", "nelson")
    play_lines(table, "Aroha: offer 1 waitangi-1840 auckland-1840")
    assert let_time_pass(table, 1841) == ["over won=False year=1841 missed=waitangi-1840,auckland-1840"]
    assert not list_offers(table)


def test_PR9_what_was_turned_in_is_not_missed() -> None:
    table = new_game(hands="waitangi-1840 / auckland-1840")
    start_race(table, "auckland", "auckland")
    play_lines(table, "Aroha: skip", "Ben: turn-in auckland-1840 @1840")  # the later of the two first
    assert let_time_pass(table, 1841) == ["over won=False year=1841 missed=waitangi-1840"]


def test_PR10_won_with_the_last_card() -> None:
    table = table_at_cook_strait()
    play_lines(table, "Aroha: turn-in wellington-1865 @1865")
    assert play_lines(table, "Ben: turn-in nelson-1870 @1870") == [
        "turned-in seat=Ben card=nelson-1870",
        "over won=True year=1870 missed=",
    ]
    assert table.winners == [0, 1]
    result = table.view(None).result
    assert (result.won, result.year, result.missed) == (True, 1870, [])
    assert table.view(None, 10**9).year == 1870  # the clock stands
    assert not any(table.legal(seat) for seat in (0, 1))


def test_PR10_late_cards_belong_to_it() -> None:
    table = late_race()
    play_lines(table, "Ben: turn-in auckland-1840 @1840", "Aroha: skip", "Ben: skip")
    play_lines(table, "Aroha: turn-in christchurch-1850 @1850")
    assert not table.over
    assert let_time_pass(table, 1862) == ["over won=False year=1862 missed=lawrence-1861"]


def test_PR11_who_has_finished_still_takes_turns_and_stands_in_the_way() -> None:
    table = table_at_cook_strait()
    play_lines(table, "Aroha: turn-in wellington-1865 @1865", "Ben: move picton")
    assert player_on_turn(table) == "Aroha"
    assert legal_actions(table, "Aroha", "skip", "move") == [
        "skip",
        "move palmerston-north",
        "move masterton",
    ]
    play_lines(table, "Aroha: skip")
    assert refusal_code(table, "Ben: move wellington") == "place-occupied"


def test_PR11_skipping_may_be_automatic_for_who_has_finished() -> None:
    table = table_at_cook_strait()
    play_lines(table, "Aroha: turn-in wellington-1865 @1865", "Ben: skip")
    assert table.forced_action() is None  # off by default
    table.automatic = frozenset({0, 1})
    assert table.forced_action() == (0, table.message({"type": "skip"}))
    play_lines(table, "Aroha: skip")
    assert table.forced_action() is None  # Ben has a card left


def test_PR11_not_while_one_has_a_card_face_down() -> None:
    table = late_race()
    table.automatic = frozenset({0, 1})
    play_lines(table, "Ben: turn-in auckland-1840 @1840", "Aroha: skip")
    assert player_on_turn(table) == "Ben"
    assert table.forced_action() is None


# Deals that can be won.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_PR14_a_winnable_deal_has_a_plan(seats: int) -> None:
    for seed in "abcde":
        table = new_game(seats, seed=seed, deal="winnable")
        assert deal_solver.find_winning_plan(table.state) is not None


def test_PR14_the_cards_are_dealt_again_from_the_same_seed() -> None:
    tables = [new_game(2, seed=seed, deal="winnable") for seed in "abcdefgh"]
    assert {table.deal > 0 for table in tables} == {True, False}
    for table in tables:
        first = new_game(2, seed=table.seed)
        assert first.deal == 0  # "shuffled" takes the first, whatever it is
        assert (cards_by_seat(first, DAY) == cards_by_seat(table, DAY)) == (table.deal == 0)
        start_race(table, "napier", "napier")
        assert verify(from_json(to_json(record_of(table)))).state == table.state


def test_PR14_shuffled_is_the_default() -> None:
    assert new_game(2).options.deal == "shuffled"


def test_PR14_a_puzzle_is_played_as_it_was_made() -> None:
    table = new_game(hands="waitangi-1840 auckland-1840 st-arnaud-1843 / napier-1931", deal="winnable")
    assert deal_solver.find_winning_plan(table.state) is None
    assert table.deal == 0
