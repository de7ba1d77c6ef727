"""Place Race NZ: the computer as a team-mate."""

import random
from dataclasses import replace

import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.game import LEVELS, Level, Message
from thirdplace.core.match import Match
from thirdplace.core.state import copy
from thirdplace.games.place_race import GAME, bots, rules
from thirdplace.games.place_race.actions import Accept, Decline, Move, Offer, Ready, Skip, Start, TurnIn
from thirdplace.games.place_race.board import CARD_NUMBER
from thirdplace.games.place_race.tests.race_table import PEOPLE, cards, go, ms, offers, places, say, sit, walk


def asked(match: Match, name: str, at: int | None = None, level: Level = "expert") -> Message | None:
    """What a bot in this seat would do; it is always something legal."""
    seat = PEOPLE.index(name)
    legal = match.legal(seat, at)
    chosen = bots.choose(level, match.situation(seat, at), random.Random(0))
    assert chosen is None or chosen in legal
    return chosen


def prepare(match: Match, level: Level = "expert") -> None:
    """Bots plan until the timer starts."""
    for _ in range(20):
        for name in PEOPLE[: match.seats]:
            if match.view(None).phase == "planning":
                chosen = asked(match, name, level=level)
                if chosen is not None:
                    match.do(PEOPLE.index(name), chosen)
    assert match.view(None).phase == "racing"


def race(match: Match, actions_per_year: int = 1, level: Level = "expert") -> None:
    """Bots act in turn, so often a year; who is not on turn may answer an offer first."""
    number = 0
    while not match.over:
        at = number * match.state.year_ms // (match.seats * actions_per_year)
        match.tick(at)
        turn = match.state.turn
        while not match.over and match.state.turn == turn:
            offered = {offer.to for offer in match.view(None).offers}
            seat = min(offered - {turn}, default=turn)
            chosen = asked(match, PEOPLE[seat], at, level)
            assert chosen is not None
            match.do(seat, chosen, at)
        number += 1


@pytest.mark.parametrize(("seats", "pace"), [(2, 1), (2, 2), (3, 1), (4, 1)])
def test_bots_alone_win_a_winnable_deal(seats: int, pace: int) -> None:
    table = sit(seats, seed="b1", deal="winnable")
    prepare(table)
    race(table, pace)
    assert table.winners == list(range(seats))


def test_experts_trade_in_the_race_where_they_could_not_before() -> None:
    """Aroha has to begin in Whangārei and Ben in Nelson, and two of Aroha's later cards clash."""
    table = sit(hands="waitangi-1840 haast-1965 picton-1962 / nelson-1842 murchison-1929", lead_years=1)
    prepare(table)
    race(table)
    assert table.winners == [0, 1]
    assert any(isinstance(move.action, Accept) and move.at for move in table.moves)


def test_experts_win_where_only_a_search_through_everything_finds_the_way() -> None:
    """Deal 22 of two: without trades, and hardly a year to spare."""
    table = Match(GAME, 2, seed="deal 22", deal=0)
    prepare(table)
    race(table)
    assert table.winners == [0, 1]


DEALS = (1, 4, 21)


def test_each_level_wins_more_deals() -> None:
    """The same deals for all; a few of those that benchmarks/deals.py measures by the hundred."""
    won = dict.fromkeys(LEVELS, 0)
    for seed in DEALS:
        for level in LEVELS:
            table = Match(GAME, 2, seed=f"deal {seed}", deal=0)
            prepare(table, level)
            race(table, level=level)
            won[level] += bool(table.winners)
    assert won["easy"] < won["medium"] < won["hard"] < won["expert"] == len(DEALS)


@pytest.mark.parametrize("level", LEVELS)
def test_what_lies_face_down_changes_no_decision(level: Level) -> None:
    """Before and in the race, for every level: other late cards, the same action.

    They do not even look at those of the world they are given. Aroha and Ben are done soon, and wait.
    """
    rng, at = random.Random(5), 0
    table = sit(3, hands="waitangi-1840 / auckland-1840 / masterton-1961", late=None)
    while not table.over and at < 30 * table.state.year_ms:
        for seat in range(3):
            table.tick(at)
            situation = table.situation(seat, at)
            other = copy(situation.world)
            rules.resample(other, seat, Chance(str(rng.random())))
            elsewhere = replace(situation, world=other)
            chosen = bots.choose(level, situation, random.Random(0))
            assert bots.choose(level, elsewhere, random.Random(0)) == chosen
            assert bots.intends(elsewhere, level) == bots.intends(situation, level)
            if chosen is not None:
                table.do(seat, chosen, at)
                at += table.state.year_ms // 3 if table.view(None).phase == "racing" else 0


def test_intentions_lead_from_here_to_the_next_card() -> None:
    table = sit(hands="waitangi-1840 / nelson-1870")
    go(table, "auckland", "nelson")
    aroha = bots.intends(table.situation(0))
    assert aroha is not None
    assert (aroha.place, aroha.card, aroha.year) == ("waitangi", "waitangi-1840", 1840)
    assert aroha.by in (["auckland", "whangarei", "waitangi"], ["auckland", "opononi", "waitangi"])
    ben = bots.intends(table.situation(1))
    assert ben == bots.Intent("nelson", "nelson-1870", 1870, ["nelson"])
    table = sit(hands="auckland-1840 / nelson-1870")
    go(table, "auckland", "nelson")
    say(table, "Aroha: turn-in auckland-1840 @1840")
    assert bots.intends(table.situation(0)) is None


def test_what_was_turned_down_is_not_offered_again() -> None:
    table = sit(hands="waitangi-1840 auckland-1840 / napier-1931 nelson-1870")
    say(table, "Aroha: start napier", "Ben: start napier")
    first = asked(table, "Aroha")
    assert isinstance(first, Offer)
    table.do(0, first)
    say(table, "Ben: decline 0")
    assert bots.list_declined_trades(table.past(0)) == {(CARD_NUMBER[first.give], CARD_NUMBER[first.take])}
    assert asked(table, "Aroha") != first


def test_bots_start_even_if_it_is_hopeless() -> None:
    table = sit(hands="waitangi-1840 auckland-1840 / st-arnaud-1843")
    prepare(table)
    race(table)
    assert not table.winners


def test_a_bot_starts_near_its_first_card_and_gets_ready() -> None:
    table = sit(hands="waitangi-1840 / nelson-1870")
    assert asked(table, "Aroha") == Start("whangarei")
    assert asked(table, "Ben") == Start("nelson")
    say(table, "Aroha: start whangarei")
    assert asked(table, "Aroha") == Ready()
    say(table, "Aroha: ready")
    assert asked(table, "Aroha") is None


def test_a_bot_does_not_move_others_or_itself_without_need() -> None:
    table = sit(hands="waitangi-1840 / nelson-1870")
    say(table, "Aroha: start hamilton")
    assert asked(table, "Aroha") == Ready()


def test_a_bot_trades_a_clash_away() -> None:
    table = sit(hands="waitangi-1840 auckland-1840 / napier-1931 nelson-1870")
    prepare(table)
    assert ("waitangi-1840" in cards(table, "Aroha")) != ("auckland-1840" in cards(table, "Aroha"))


def test_a_bot_comes_to_a_partner_who_is_fixed() -> None:
    table = sit(hands="waitangi-1840 auckland-1840 / napier-1931 nelson-1870")
    say(table, "Ben: start palmerston-north", "Ben: ready")
    start = asked(table, "Aroha")
    assert start in (Start("palmerston-north"), Start("napier"), Start("wellington"))
    table.do(0, start)
    offer = asked(table, "Aroha")
    assert isinstance(offer, Offer)
    table.do(0, offer)
    assert asked(table, "Aroha") is None  # being ready would start the timer
    say(table, "Ben: unready")
    assert asked(table, "Aroha") == Ready()


def test_a_bot_asks_once_and_then_is_content() -> None:
    table = sit(hands="waitangi-1840 auckland-1840 / napier-1931 nelson-1870")
    say(table, "Aroha: start napier", "Ben: start napier")
    offer = asked(table, "Aroha")
    assert isinstance(offer, Offer)
    table.do(0, offer)
    say(table, "Aroha: ready", "Ben: decline 0")
    assert asked(table, "Aroha") is None


def test_a_bot_does_not_ask_for_ever_when_the_others_are_ready() -> None:
    table = sit(hands="waitangi-1840 auckland-1840 / napier-1931 nelson-1870")
    say(table, "Aroha: start napier", "Ben: start napier", "Ben: ready")
    rng = random.Random(1)
    chosen = [bots.choose("expert", table.situation(0), rng) for _ in range(100)]
    assert 5 < sum(message == Ready() for message in chosen) < 50


def test_a_bot_takes_a_trade_that_helps_and_declines_one_that_hurts() -> None:
    table = sit(hands="waitangi-1840 st-arnaud-1843 / napier-1931 christchurch-1850")
    say(table, "Aroha: start napier", "Ben: start napier")
    say(table, "Aroha: offer 1 st-arnaud-1843 napier-1931")
    assert asked(table, "Ben") == Accept(0)
    say(table, "Aroha: withdraw 1", "Ben: offer 0 christchurch-1850 waitangi-1840")
    assert asked(table, "Aroha") == Accept(1)
    table = sit(hands="waitangi-1840 napier-1931 / auckland-1840 nelson-1870")
    say(table, "Aroha: start auckland", "Ben: start auckland", "Ben: offer 0 auckland-1840 napier-1931")
    assert asked(table, "Aroha") == Decline(1)
    go(table)
    assert asked(table, "Aroha", 100) == Decline(1)  # in the race as well


def test_a_bot_out_of_turn_waits() -> None:
    table = sit(hands="auckland-1840 / nelson-1870")
    go(table, "auckland", "nelson")
    assert asked(table, "Ben") is None
    assert asked(table, "Aroha") == Skip()


def test_a_bot_walks_waits_and_turns_in() -> None:
    table = sit(hands="waitangi-1840 / nelson-1870")
    go(table, "auckland", "nelson")
    assert asked(table, "Aroha") in (Move("whangarei"), Move("opononi"))
    walk(table, "Aroha", "whangarei", "waitangi", first=1830)
    assert asked(table, "Aroha", ms(table, 1839.9)) == Skip()
    assert asked(table, "Aroha", ms(table, 1840)) == TurnIn("waitangi-1840")


def test_a_bot_makes_room() -> None:
    """Ben has done his part and stands in Picton; Aroha has to pass there, and has no year to lose."""
    table = sit(hands="wellington-1865 nelson-1870 / auckland-1840")
    say(table, "Aroha: start wellington", "Ben: start auckland", "Aroha: ready", "Ben: ready")
    say(table, "Ben: turn-in auckland-1840 @1840")
    way = ("hamilton", "taupo", "napier", "palmerston-north")
    say(table, "Aroha: move picton @1841")
    for year, place in enumerate(way, 1841):
        say(table, f"Ben: move {place} @{year}", f"Aroha: skip @{year}")
    say(table, "Ben: move wellington @1846", "Aroha: move kaikoura", "Ben: move picton @1847")
    assert places(table) == {"Aroha": "kaikoura", "Ben": "picton"}
    say(table, "Aroha: skip @1862.9")
    chosen = asked(table, "Ben", ms(table, 1862.95))
    assert isinstance(chosen, Move)
    assert chosen.to != "kaikoura"


def test_bots_beside_people_who_do_anything() -> None:
    """Whatever the others do, a bot answers with something legal or waits."""
    for seed in range(3):
        rng = random.Random(seed)
        table = sit(3, seed=str(seed), seconds_per_year=0.5)
        at = 0
        while not table.over and len(table.moves) < 400:
            seat = rng.randrange(3)
            legal = table.legal(seat, at)
            if seat:
                chosen = asked(table, PEOPLE[seat], at)
            else:
                chosen = rng.choice([legal[0], rng.choice(legal)]) if legal else None
            if chosen is not None:
                table.do(seat, chosen, at)
            at += 60 if table.view(None).phase == "racing" else 0
            table.tick(at)
            assert len(offers(table)) <= 6
