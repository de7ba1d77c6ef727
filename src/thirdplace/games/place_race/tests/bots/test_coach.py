"""Place Race NZ: what the coach says, in three languages, and how it weighs a table."""

import random
import re
from pathlib import Path

import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.match import Match
from thirdplace.core.parts.coach import Advice, advise
from thirdplace.core.parts.reason_text import in_words
from thirdplace.core.state import copy
from thirdplace.games.place_race import GAME, bots, coach, rules
from thirdplace.games.place_race.actions import Accept, Decline, Move, Offer, Ready, Skip, Start, TurnIn
from thirdplace.games.place_race.opening import Options
from thirdplace.games.place_race.state import RACING
from thirdplace.games.place_race.tests.race_table import (
    PEOPLE,
    clock_ms_of_year,
    move_one_player,
    new_game,
    play_lines,
    start_race,
)
from thirdplace.text import LANGUAGES, text_for

LOCALE = Path(coach.__file__).parents[1] / "locale"


def advise_for(match: Match, name: str, at: int | None = None) -> Advice:
    return advise(match.situation(PEOPLE.index(name), at), random.Random(1))


def advice_in_words(match: Match, name: str, at: int | None = None, lang: str = "en") -> str:
    """What would be done, and why."""
    found = advise_for(match, name, at)
    text = text_for(lang, GAME)
    return " ".join(in_words(reason, text, PEOPLE) for reason in found.reasons)


def test_advice_is_legal_readable_and_the_same_whatever_is_hidden() -> None:
    """Over games in which one of three does as it likes."""
    heard: set[str] = set()
    for seed in range(2):
        rng, table, at = random.Random(seed), new_game(3, seed=f"coached {seed}"), 0
        while not table.over and len(table.moves) < 160:
            for seat in range(3):
                table.tick(at)
                if table.over or (table.state.phase == RACING and seat != table.state.turn):
                    continue
                action = bots.choose("expert", table.situation(seat, at), rng)
                if len(table.moves) % 6 == seed:
                    heard |= check_advice(table, seat, at)
                if seat == 0 and seed and table.state.phase == RACING:
                    action = rng.choice(table.legal(seat, at)[:2])
                if action is not None:
                    table.do(seat, action, at)
                at += table.state.year_ms // 3 if table.state.phase == RACING else 0
    assert len(heard) >= 6


def check_advice(table: Match, seat: int, at: int) -> set[str]:
    found = advise_for(table, PEOPLE[seat], at)
    legal = table.legal(seat, at)
    assert found.best is None or found.best == found.rated[0].action
    assert all(rated.action in legal and 0 <= rated.chance <= 1 for rated in found.rated)
    sentences = [*found.reasons, *(rated.words for rated in found.rated if rated.words)]
    for lang in LANGUAGES:
        assert all(in_words(sentence, text_for(lang, GAME), table.names) for sentence in sentences)
    real, table.state = table.state, copy(table.state)
    rules.resample(table.state, seat, Chance("another world"))
    assert advise_for(table, PEOPLE[seat], at) == found
    table.state = real
    return {reason.id for reason in found.reasons}


def test_all_it_may_say_is_there_in_every_language_with_the_same_gaps() -> None:
    gaps = {}
    for lang in LANGUAGES:
        text = (LOCALE / f"{lang}.ftl").read_text(encoding="utf-8")
        found = re.findall(r"^(coach-[a-z-]+) =((?:.*\n)(?:[ }].*\n)*)", text, re.MULTILINE)
        gaps[lang] = {name: set(re.findall(r"\$([a-z]+)", body)) for name, body in found}
    assert gaps["de"] == gaps["en"] == gaps["it"]
    source = "".join(
        (Path(coach.__file__).parent / name).read_text(encoding="utf-8")
        for name in ("__init__.py", "reasons.py")
    )
    named = set(re.findall(r'"(coach-[a-z-]+)"', source))
    chances = {f"coach-chance-{why}" for why in ("ready", "known", "worlds", "hurry", "none")}
    assert named | chances == gaps["en"].keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_words(lang: str) -> None:
    text = text_for(lang, GAME)
    for words, action in {
        "Nelson": Start("nelson"),
        "Taupō": Move("taupo"),
        "Taupō 1856": TurnIn("taupo-1856"),
        "Ben": Offer(1, "waitangi-1840", "nelson-1842"),
        "Aroha": Accept(0),
        "Clara": Decline(2),
        "": Skip(),
        " ": Ready(),
    }.items():
        assert words in in_words(coach.name_action(action, Options()), text, PEOPLE)


def test_what_it_says_about_the_next_card() -> None:
    table = new_game(hands="waitangi-1840 / nelson-1870")
    assert advise_for(table, "Aroha").best == Start("whangarei")
    assert advice_in_words(table, "Aroha").startswith(
        "From Whangārei it is 1 step to Waitangi 1840, your first card, and you have 10 years."
    )
    start_race(table, "auckland", "nelson")
    assert advice_in_words(table, "Aroha").startswith(
        "Your next card is Waitangi 1840: 2 steps from here, with 10 years left."
    )
    assert advice_in_words(table, "Ben").startswith("It is Aroha’s turn.")
    move_one_player(table, "Aroha", "whangarei", "waitangi", first=1830)
    assert advice_in_words(table, "Aroha", clock_ms_of_year(table, 1838)).startswith(
        "You are where Waitangi 1840 is due in 2 years."
    )
    assert advice_in_words(table, "Aroha", clock_ms_of_year(table, 1840)).startswith("Its year has come")


def test_what_it_says_about_trades() -> None:
    table = new_game(hands="waitangi-1840 auckland-1840 / napier-1931 nelson-1870")
    play_lines(table, "Aroha: start napier", "Ben: start napier")
    assert isinstance(advise_for(table, "Aroha").best, Offer)
    clash = "Waitangi 1840 and Auckland 1840 are too much for Aroha alone: 2 steps in the same year."
    assert advice_in_words(table, "Aroha").startswith(clash)
    play_lines(table, "Aroha: offer 1 auckland-1840 nelson-1870")
    assert advise_for(table, "Ben").best == Accept(0)
    assert advice_in_words(table, "Ben").startswith(clash)
    table = new_game(hands="waitangi-1840 napier-1931 / auckland-1840 nelson-1870")
    play_lines(
        table, "Aroha: start auckland", "Ben: start auckland", "Ben: offer 0 auckland-1840 napier-1931"
    )
    assert advise_for(table, "Aroha").best == Decline(1)
    assert "spoil the team’s plan" in advice_in_words(table, "Aroha")


def estimate_team_chance(table: Match, at: int | None = None, move: tuple[int, int] | None = None) -> float:
    now = table.now if at is None else at
    found = coach.estimate_chances(table.options, table.state, now, random.Random(1), move)
    assert found == [found[0]] * table.seats
    return found[0]


def test_the_team_wins_or_loses_as_one() -> None:
    table = new_game(hands="waitangi-1840 / auckland-1840")
    assert 0.4 < estimate_team_chance(table) < 1, "there is a plan, but people may dawdle"
    start_race(table, "whangarei", "auckland")
    play_lines(table, "Aroha: move waitangi", "Ben: skip")
    skip = GAME.actions.encode(table.state, table.options, Skip())
    assert (
        estimate_team_chance(table, clock_ms_of_year(table, 1840.9), (0, skip)) == 0
    )  # the year is nearly over
    play_lines(table, "Aroha: turn-in waitangi-1840 @1840", "Ben: turn-in auckland-1840")
    assert table.over
    assert estimate_team_chance(table) == 1


def test_a_lost_deal_is_lost_from_the_beginning_and_at_the_end() -> None:
    table = new_game(hands="waitangi-1840 auckland-1840 / st-arnaud-1843")
    assert estimate_team_chance(table) < 1
    start_race(table, "auckland", "nelson")
    table.tick(clock_ms_of_year(table, 1841))
    assert table.over
    assert estimate_team_chance(table) == 0


def test_a_card_face_down_is_weighed_by_what_it_may_be() -> None:
    """Aroha has to be in Bluff in 1971: too far from Te Hāpua 1975, but not from what else it may be."""
    table = new_game(hands="masterton-1961 bluff-1971 / ", late="queenstown-1988 / te-hapua-1975")
    found = estimate_team_chance(table)
    assert 0 < found < 1
    other = copy(table.state)
    rules.resample(other, 0, Chance("as likely"))
    assert coach.estimate_chances(table.options, other, 0, random.Random(1)) == [found, found]


def test_a_team_that_dawdles_is_told_what_it_risks() -> None:
    """Two take turns; from some year on they use only every other one of them."""
    hands = "waitangi-1840 nelson-1870 / auckland-1840 napier-1931"
    chances, told = [], []
    for years_per_turn in (1, 2):
        table = new_game(hands=hands, lead_years=20)
        start_race(table, "whangarei", "auckland")
        for turn in range(6):
            year = table.state.start_year + turn * years_per_turn / 2
            play_lines(table, f"{PEOPLE[turn % 2]}: skip @{year}")
        at = clock_ms_of_year(table, table.state.start_year + 3 * years_per_turn)
        advice = advise(table.situation(0, at), random.Random(1))
        past = table.moves[:]
        seen = coach.estimate_chances(table.options, table.state, at, random.Random(1), None, past)[0]
        chances.append((advice.rated[0].chance, seen))
        told.append(advice.reasons[-1].id)
    for quick, slow in zip(*chances, strict=True):
        assert 0.6 < quick < 1
        assert 0 < slow < quick - 0.2
    assert told == ["coach-chance-pace", "coach-chance-slow"]


def test_nobody_is_told_to_swap_cards_at_whose_places_both_stand() -> None:
    """Two of Aroha's cards clash. What she gives away is not the one whose place she stands at."""
    table = new_game(hands="new-plymouth-1860 lawrence-1861 / parihaka-1881 whanganui-1995", start_year=1830)
    start_race(table, "new-plymouth", "new-plymouth")
    play_lines(table, "Aroha: skip @1830", "Ben: move parihaka @1830")
    at = clock_ms_of_year(table, 1831)
    assert advise_for(table, "Aroha", at).best == Offer(1, "lawrence-1861", "whanganui-1995")
    assert advise_for(table, "Ben", at).best == Offer(0, "whanganui-1995", "lawrence-1861")


def test_a_card_that_is_due_is_turned_in_before_anything_is_offered() -> None:
    table = new_game(
        hands="new-plymouth-1860 rotorua-1886 reefton-1888 / parihaka-1881 whanganui-1995", lead_years=5
    )
    start_race(table, "new-plymouth", "new-plymouth")
    play_lines(table, "Aroha: skip @1855", "Ben: move parihaka @1855")
    assert isinstance(advise_for(table, "Aroha", clock_ms_of_year(table, 1859)).best, Offer), (
        "there is something to trade"
    )
    assert advise_for(table, "Aroha", clock_ms_of_year(table, 1860)).best == TurnIn("new-plymouth-1860")


def test_starts_that_all_can_win_are_told_apart_by_the_time_they_leave() -> None:
    table = new_game(hands="waitangi-1840 / auckland-1840")
    found = advise_for(table, "Aroha")
    assert not any(rated.is_told_apart(found.rated[0]) for rated in found.rated)
    notes = [rated.note for rated in found.rated if rated.note is not None]
    assert len(notes) == len(found.rated)
    spare = [note.args["years"] for note in notes]
    assert max(spare) == 9, "from Whangarei it is one step in ten years"
    assert "Whangārei leaves you the most time" in advice_in_words(table, "Aroha")
