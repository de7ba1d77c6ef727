"""Place Race NZ: the computer as a team-mate."""

import random
from dataclasses import replace

import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.game import LEVELS, Level, Message
from thirdplace.core.match import Match
from thirdplace.core.state import copy
from thirdplace.games.place_race import GAME, bots, coach, rules
from thirdplace.games.place_race.actions import Accept, Decline, Move, Offer, Ready, Skip, Start, TurnIn
from thirdplace.games.place_race.board import CARD_NUMBER
from thirdplace.games.place_race.bots.refused_trades import RefusedTrades, find_refused_trades
from thirdplace.games.place_race.bots.team_bot import EXPERT, find_team_plan
from thirdplace.games.place_race.tests.race_table import (
    PEOPLE,
    clock_ms_of_year,
    list_offers,
    move_one_player,
    new_game,
    open_cards,
    places_by_player,
    play_lines,
    start_race,
)


def choose_for(match: Match, name: str, at: int | None = None, level: Level = "expert") -> Message | None:
    """What a bot in this seat would do; it is always something legal."""
    seat = PEOPLE.index(name)
    legal = match.legal(seat, at)
    chosen = bots.choose(level, match.situation(seat, at), random.Random(0))
    assert chosen is None or chosen in legal
    return chosen


def plan_with_bots(match: Match, level: Level = "expert") -> None:
    """Bots plan until the timer starts."""
    for _ in range(20):
        for name in PEOPLE[: match.seats]:
            if match.view(None).phase == "planning":
                chosen = choose_for(match, name, level=level)
                if chosen is not None:
                    match.do(PEOPLE.index(name), chosen)
    assert match.view(None).phase == "racing"


def race_with_bots(match: Match, actions_per_year: int = 1, level: Level = "expert") -> None:
    """Bots act in turn, so often a year; who is not on turn may answer an offer first."""
    number = 0
    while not match.over:
        at = number * match.state.year_ms // (match.seats * actions_per_year)
        match.tick(at)
        turn = match.state.turn
        while not match.over and match.state.turn == turn:
            offered = {offer.to for offer in match.view(None).offers}
            seat = min(offered - {turn}, default=turn)
            chosen = choose_for(match, PEOPLE[seat], at, level)
            assert chosen is not None
            match.do(seat, chosen, at)
        number += 1


@pytest.mark.parametrize(("seats", "pace"), [(2, 1), (2, 2), (3, 1), (4, 1)])
def test_bots_alone_win_a_winnable_deal(seats: int, pace: int) -> None:
    table = new_game(seats, seed="b1", deal="winnable")
    plan_with_bots(table)
    race_with_bots(table, pace)
    assert table.winners == list(range(seats))


def test_experts_trade_in_the_race_where_they_could_not_before() -> None:
    """Aroha has to begin in Whangārei and Ben in Nelson, and two of Aroha's later cards clash."""
    table = new_game(hands="waitangi-1840 haast-1965 picton-1962 / nelson-1842 murchison-1929", lead_years=1)
    plan_with_bots(table)
    race_with_bots(table)
    assert table.winners == [0, 1]
    assert any(isinstance(move.action, Accept) and move.at for move in table.moves)


def test_experts_win_where_only_a_search_through_everything_finds_the_way() -> None:
    """Deal 22 of two: without trades, and hardly a year to spare."""
    table = Match(GAME, 2, seed="deal 22", deal=0)
    plan_with_bots(table)
    race_with_bots(table)
    assert table.winners == [0, 1]


DEALS = (1, 4, 21)


def test_each_level_wins_more_deals() -> None:
    """The same deals for all; a few of those that benchmarks/deals.py measures by the hundred."""
    won = dict.fromkeys(LEVELS, 0)
    for seed in DEALS:
        for level in LEVELS:
            table = Match(GAME, 2, seed=f"deal {seed}", deal=0)
            plan_with_bots(table, level)
            race_with_bots(table, level=level)
            won[level] += bool(table.winners)
    assert won["easy"] < won["medium"] < won["hard"] < won["expert"] == len(DEALS)


@pytest.mark.parametrize("level", LEVELS)
def test_what_lies_face_down_changes_no_decision(level: Level) -> None:
    """Before and in the race, for every level: other late cards, the same action.

    They do not even look at those of the world they are given. Aroha and Ben are done soon, and wait.
    """
    rng, at = random.Random(5), 0
    table = new_game(3, hands="waitangi-1840 / auckland-1840 / masterton-1961", late=None)
    while not table.over and at < 30 * table.state.year_ms:
        for seat in range(3):
            table.tick(at)
            situation = table.situation(seat, at)
            other = copy(situation.world)
            rules.resample(other, seat, Chance(str(rng.random())))
            elsewhere = replace(situation, world=other)
            chosen = bots.choose(level, situation, random.Random(0))
            assert bots.choose(level, elsewhere, random.Random(0)) == chosen
            assert bots.find_intent(elsewhere, level) == bots.find_intent(situation, level)
            if chosen is not None:
                table.do(seat, chosen, at)
                at += table.state.year_ms // 3 if table.view(None).phase == "racing" else 0


def test_intentions_lead_from_here_to_the_next_card() -> None:
    table = new_game(hands="waitangi-1840 / nelson-1870")
    start_race(table, "auckland", "nelson")
    aroha = bots.find_intent(table.situation(0))
    assert aroha is not None
    assert (aroha.place, aroha.card, aroha.year) == ("waitangi", "waitangi-1840", 1840)
    assert aroha.by in (["auckland", "whangarei", "waitangi"], ["auckland", "opononi", "waitangi"])
    ben = bots.find_intent(table.situation(1))
    assert ben == bots.Intent("nelson", "nelson-1870", 1870, ["nelson"])
    table = new_game(hands="auckland-1840 / nelson-1870")
    start_race(table, "auckland", "nelson")
    play_lines(table, "Aroha: turn-in auckland-1840 @1840")
    assert bots.find_intent(table.situation(0)) is None


def test_what_was_turned_down_is_not_offered_again() -> None:
    table = new_game(hands="waitangi-1840 auckland-1840 / napier-1931 nelson-1870")
    play_lines(table, "Aroha: start napier", "Ben: start napier")
    first = choose_for(table, "Aroha")
    assert isinstance(first, Offer)
    table.do(0, first)
    play_lines(table, "Ben: decline 0")
    refused = find_refused_trades(table.state, table.past(0), 0)
    assert refused == RefusedTrades(frozenset({(CARD_NUMBER[first.give], CARD_NUMBER[first.take])}), 0)
    assert choose_for(table, "Aroha") != first


def unwilling_seats(table: Match, seat: int = 0) -> int:
    return find_refused_trades(table.state, table.past(seat), seat).unwilling


def offer_and_decline(table: Match, *offers: str) -> None:
    for offer in offers:
        giver, _, _ = offer.partition(":")
        play_lines(table, offer)
        other = "Ben" if giver == "Aroha" else "Aroha"
        play_lines(table, f"{other}: decline {PEOPLE.index(giver)}")


ASKED_TWICE = ("Aroha: offer 1 waitangi-1840 napier-1931", "Aroha: offer 1 auckland-1840 napier-1931")


def test_who_refuses_twice_is_thought_not_to_trade_until_it_does() -> None:
    table = new_game(hands="waitangi-1840 auckland-1840 / napier-1931 nelson-1870")
    play_lines(table, "Aroha: start napier", "Ben: start napier")
    offer_and_decline(table, ASKED_TWICE[0])
    assert unwilling_seats(table) == 0
    offer_and_decline(table, ASKED_TWICE[1])
    assert unwilling_seats(table) == 0b10
    assert unwilling_seats(table, 1) == 0, "who has declined bad offers knows that it would trade"
    play_lines(table, "Ben: offer 0 napier-1931 waitangi-1840")
    assert unwilling_seats(table) == 0


def test_nobody_is_blamed_for_refusing_what_oneself_refuses() -> None:
    table = new_game(
        3, hands="waitangi-1840 auckland-1840 / napier-1931 / nelson-1870 picton-1962", late=None
    )
    play_lines(table, "Aroha: start napier", "Ben: start napier", "Clara: start napier")
    offer_and_decline(table, *ASKED_TWICE)
    assert unwilling_seats(table, 2) == 0b10
    play_lines(table, "Aroha: offer 2 auckland-1840 nelson-1870", "Clara: decline 0")
    assert unwilling_seats(table, 2) == 0, "Aroha’s offers are bad, Clara thinks"


def test_who_takes_its_turns_beside_an_offer_has_refused_it() -> None:
    table = new_game(hands="waitangi-1840 auckland-1840 / napier-1931 nelson-1870")
    start_race(table, "napier", "napier")
    play_lines(table, "Aroha: offer 1 waitangi-1840 napier-1931")
    for turns, unwilling in ((1, 0), (2, 0), (3, 0), (4, 0b10)):
        play_lines(table, "Aroha: skip", "Ben: skip")
        refused = find_refused_trades(table.state, table.past(0), 0)
        assert (bool(refused.pairs), refused.unwilling) == (turns > 1, unwilling), turns


def test_plans_do_without_trades_of_the_unwilling_if_possible() -> None:
    """Two cards of Aroha's clash, and Ben is as near as Clara; but one of them never trades."""
    table = new_game(
        3,
        hands="waitangi-1840 auckland-1840 / napier-1931 nelson-1870 / masterton-1961 kaikoura-1945",
        late=None,
    )
    play_lines(table, "Aroha: start napier", "Ben: start napier", "Clara: start napier")
    for unwilling, partner in ((0b010, 2), (0b100, 1)):
        plan = find_team_plan(EXPERT, table.state, 0, RefusedTrades(frozenset(), unwilling))
        assert plan is not None
        assert {seat for trade in plan.trades for seat in (trade.giver, trade.taker)} == {0, partner}
    plan = find_team_plan(EXPERT, table.state, 0, RefusedTrades(frozenset(), 0b110))
    assert plan is not None, "people change their minds"
    assert plan.trades


def sit_around_wellington() -> Match:
    """Two cards of Aroha's clash, and she has traded in the north, so that is where she starts. Ben waits in
    Wellington, between her and Clara. All but Aroha are ready."""
    table = new_game(
        hands="waitangi-1840 auckland-1840 napier-1931 / wellington-1893 masterton-1961 / "
        "nelson-1870 christchurch-1850 / taupo-1958"
    )
    starts = ("palmerston-north", "wellington", "nelson", "palmerston-north")
    play_lines(table, *(f"{name}: start {place}" for name, place in zip(PEOPLE, starts, strict=True)))
    play_lines(table, "Aroha: offer 3 napier-1931 taupo-1958", "Dev: accept 0")
    play_lines(table, "Ben: ready", "Clara: ready", "Dev: ready")
    return table


ON_BOTH_SIDES = (
    "Aroha: offer 1 waitangi-1840 masterton-1961",
    "Aroha: offer 1 auckland-1840 masterton-1961",
)


def test_who_is_ready_starts_elsewhere_if_another_who_does_not_trade_is_in_the_way() -> None:
    table = sit_around_wellington()
    offer_and_decline(table, ON_BOTH_SIDES[0])
    assert choose_for(table, "Clara") is None, "Ben may like another trade"
    offer_and_decline(table, ON_BOTH_SIDES[1])
    assert choose_for(table, "Aroha") != Ready(), "the timer has to wait for Clara"
    start = choose_for(table, "Clara")
    assert isinstance(start, Start)
    table.do(2, start)
    assert not isinstance(choose_for(table, "Clara"), Start)
    plan_with_bots(table)
    race_with_bots(table)
    assert table.winners


def test_the_coach_advises_another_start_to_who_is_ready() -> None:
    table = sit_around_wellington()
    offer_and_decline(table, *ON_BOTH_SIDES)
    advice = coach.advise(table.situation(2), random.Random(0))
    assert advice.best == choose_for(table, "Clara")
    assert {type(one.action) for one in advice.rated} == {Start}, "to be ready no more is no other start"


def test_nobody_waits_for_ever_for_another_start() -> None:
    table = sit_around_wellington()
    offer_and_decline(table, *ON_BOTH_SIDES)
    rng = random.Random(1)
    chosen = [bots.choose("expert", table.situation(0), rng) for _ in range(100)]
    assert 5 < sum(message == Ready() for message in chosen) < 50


def test_plans_do_not_count_on_the_unwilling_to_step_aside_for_a_trade() -> None:
    """In the race, Clara and Aroha could meet only if Ben left Wellington. If that is the only way, they
    plan for it."""
    table = sit_around_wellington()
    refused = RefusedTrades(frozenset(), 0b010)
    plan = find_team_plan(EXPERT, table.state, 0, refused)
    assert plan is not None
    assert plan.paths[2][0] != table.state.place[2]
    play_lines(table, "Aroha: ready")
    plan = find_team_plan(EXPERT, table.state, 0, refused)
    assert plan is not None
    assert len(set(plan.paths[1][:10])) > 1


def test_computer_players_act_at_once_while_years_are_short() -> None:
    table = new_game(hands="waitangi-1840 / nelson-1870")
    start_race(table, "auckland", "nelson")
    years = (1830, 1837.9, 1838, 1839, 1839.9, 1840, 1840.9)
    times = [bots.thinking_time_ms(table.view(None, clock_ms_of_year(table, year))) for year in years]
    usual, late, hurried = int(750 * bots.SHARE_OF_YEAR_USED), 60, 20
    assert times == [usual, usual, late, hurried, hurried, hurried, hurried]


def test_bots_start_even_if_it_is_hopeless() -> None:
    table = new_game(hands="waitangi-1840 auckland-1840 / st-arnaud-1843")
    plan_with_bots(table)
    race_with_bots(table)
    assert not table.winners


def test_a_bot_starts_near_its_first_card_and_gets_ready() -> None:
    table = new_game(hands="waitangi-1840 / nelson-1870")
    assert choose_for(table, "Aroha") == Start("whangarei")
    assert choose_for(table, "Ben") == Start("nelson")
    play_lines(table, "Aroha: start whangarei")
    assert choose_for(table, "Aroha") == Ready()
    play_lines(table, "Aroha: ready")
    assert choose_for(table, "Aroha") is None


def test_a_bot_does_not_move_others_or_itself_without_need() -> None:
    table = new_game(hands="waitangi-1840 / nelson-1870")
    play_lines(table, "Aroha: start hamilton")
    assert choose_for(table, "Aroha") == Ready()


def test_a_bot_trades_a_clash_away() -> None:
    table = new_game(hands="waitangi-1840 auckland-1840 / napier-1931 nelson-1870")
    plan_with_bots(table)
    assert ("waitangi-1840" in open_cards(table, "Aroha")) != ("auckland-1840" in open_cards(table, "Aroha"))


def test_a_bot_comes_to_a_partner_who_is_fixed() -> None:
    table = new_game(hands="waitangi-1840 auckland-1840 / napier-1931 nelson-1870")
    play_lines(table, "Ben: start palmerston-north", "Ben: ready")
    start = choose_for(table, "Aroha")
    assert start in (Start("palmerston-north"), Start("napier"), Start("wellington"))
    table.do(0, start)
    offer = choose_for(table, "Aroha")
    assert isinstance(offer, Offer)
    table.do(0, offer)
    assert choose_for(table, "Aroha") is None  # being ready would start the timer
    play_lines(table, "Ben: unready")
    assert choose_for(table, "Aroha") == Ready()


def test_a_bot_asks_once_and_then_is_content() -> None:
    table = new_game(hands="waitangi-1840 auckland-1840 / napier-1931 nelson-1870")
    play_lines(table, "Aroha: start napier", "Ben: start napier")
    offer = choose_for(table, "Aroha")
    assert isinstance(offer, Offer)
    table.do(0, offer)
    play_lines(table, "Aroha: ready", "Ben: decline 0")
    assert choose_for(table, "Aroha") is None


def test_a_bot_does_not_ask_for_ever_when_the_others_are_ready() -> None:
    table = new_game(hands="waitangi-1840 auckland-1840 / napier-1931 nelson-1870")
    play_lines(table, "Aroha: start napier", "Ben: start napier", "Ben: ready")
    rng = random.Random(1)
    chosen = [bots.choose("expert", table.situation(0), rng) for _ in range(100)]
    assert 5 < sum(message == Ready() for message in chosen) < 50


def test_a_bot_takes_a_trade_that_helps_and_declines_one_that_hurts() -> None:
    table = new_game(hands="waitangi-1840 st-arnaud-1843 / napier-1931 christchurch-1850")
    play_lines(table, "Aroha: start napier", "Ben: start napier")
    play_lines(table, "Aroha: offer 1 st-arnaud-1843 napier-1931")
    assert choose_for(table, "Ben") == Accept(0)
    play_lines(table, "Aroha: withdraw 1", "Ben: offer 0 christchurch-1850 waitangi-1840")
    assert choose_for(table, "Aroha") == Accept(1)
    table = new_game(hands="waitangi-1840 napier-1931 / auckland-1840 nelson-1870")
    play_lines(
        table, "Aroha: start auckland", "Ben: start auckland", "Ben: offer 0 auckland-1840 napier-1931"
    )
    assert choose_for(table, "Aroha") == Decline(1)
    start_race(table)
    assert choose_for(table, "Aroha", 100) == Decline(1)  # in the race as well


def test_a_bot_out_of_turn_waits() -> None:
    table = new_game(hands="auckland-1840 / nelson-1870")
    start_race(table, "auckland", "nelson")
    assert choose_for(table, "Ben") is None
    assert choose_for(table, "Aroha") == Skip()


def test_a_bot_walks_waits_and_turns_in() -> None:
    table = new_game(hands="waitangi-1840 / nelson-1870")
    start_race(table, "auckland", "nelson")
    assert choose_for(table, "Aroha") in (Move("whangarei"), Move("opononi"))
    move_one_player(table, "Aroha", "whangarei", "waitangi", first=1830)
    assert choose_for(table, "Aroha", clock_ms_of_year(table, 1839.9)) == Skip()
    assert choose_for(table, "Aroha", clock_ms_of_year(table, 1840)) == TurnIn("waitangi-1840")


def test_a_bot_makes_room() -> None:
    """Ben has done his part and stands in Picton; Aroha has to pass there, and has no year to lose."""
    table = new_game(hands="wellington-1865 nelson-1870 / auckland-1840")
    play_lines(table, "Aroha: start wellington", "Ben: start auckland", "Aroha: ready", "Ben: ready")
    play_lines(table, "Ben: turn-in auckland-1840 @1840")
    way = ("hamilton", "taupo", "napier", "palmerston-north")
    play_lines(table, "Aroha: move picton @1841")
    for year, place in enumerate(way, 1841):
        play_lines(table, f"Ben: move {place} @{year}", f"Aroha: skip @{year}")
    play_lines(table, "Ben: move wellington @1846", "Aroha: move kaikoura", "Ben: move picton @1847")
    assert places_by_player(table) == {"Aroha": "kaikoura", "Ben": "picton"}
    play_lines(table, "Aroha: skip @1862.9")
    chosen = choose_for(table, "Ben", clock_ms_of_year(table, 1862.95))
    assert isinstance(chosen, Move)
    assert chosen.to != "kaikoura"


def test_bots_beside_people_who_do_anything() -> None:
    """Whatever the others do, a bot answers with something legal or waits."""
    for seed in range(3):
        rng = random.Random(seed)
        table = new_game(3, seed=str(seed), seconds_per_year=0.5)
        at = 0
        while not table.over and len(table.moves) < 400:
            seat = rng.randrange(3)
            legal = table.legal(seat, at)
            if seat:
                chosen = choose_for(table, PEOPLE[seat], at)
            else:
                chosen = rng.choice([legal[0], rng.choice(legal)]) if legal else None
            if chosen is not None:
                table.do(seat, chosen, at)
            at += 60 if table.view(None).phase == "racing" else 0
            table.tick(at)
            assert len(list_offers(table)) <= 6
