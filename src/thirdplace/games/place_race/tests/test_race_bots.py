"""Place Race NZ: the computer as a team-mate."""

import random

import pytest

from thirdplace.core.game import Message
from thirdplace.core.match import Match
from thirdplace.games.place_race import bots
from thirdplace.games.place_race.actions import Accept, Decline, Move, Offer, Ready, Skip, Start, TurnIn
from thirdplace.games.place_race.tests.race_table import PEOPLE, cards, go, ms, offers, places, say, sit, walk


def asked(match: Match, name: str, at: int | None = None) -> Message | None:
    """What a bot in this seat would do; it is always something legal."""
    seat = PEOPLE.index(name)
    legal = match.legal(seat, at)
    chosen = bots.choose(match.view(seat, at), seat, legal, random.Random(0), match.options)
    assert chosen is None or chosen in legal
    return chosen


def prepare(match: Match) -> None:
    """Bots plan until the timer starts."""
    for _ in range(20):
        for name in PEOPLE[: match.seats]:
            if match.view(None).phase == "planning":
                chosen = asked(match, name)
                if chosen is not None:
                    match.do(PEOPLE.index(name), chosen)
    assert match.view(None).phase == "racing"


def race(match: Match, actions_per_year: int = 1) -> None:
    """Bots act in turn, so often a year; who is not on turn may answer an offer."""
    number = 0
    while not match.over:
        at = number * match.state.year_ms // (match.seats * actions_per_year)
        match.tick(at)
        if not match.over:
            chosen = asked(match, PEOPLE[match.state.turn], at)
            assert chosen is not None
            match.do(match.state.turn, chosen, at)
        number += 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("pace", [1, 2])
def test_bots_alone_win_a_winnable_deal(seats: int, pace: int) -> None:
    for seed in ("b1", "b2"):
        table = sit(seats, seed=seed, deal="winnable")
        prepare(table)
        race(table, pace)
        assert table.winners == list(range(seats))


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
    chosen = [bots.choose(table.view(0), 0, table.legal(0), rng, table.options) for _ in range(100)]
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
    for seed in range(6):
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
