"""PLACES Bid: what the coach says can be done, read and relied on."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.coach import Advice, Reason, advise
from thirdplace.core.match import Match
from thirdplace.core.reason_text import in_words
from thirdplace.core.state import copy
from thirdplace.games.places_bid import GAME, coach, reasons
from thirdplace.games.places_bid.actions import Choose
from thirdplace.games.places_bid.bots.search_runner import SearchEffort
from thirdplace.games.places_bid.state import SEATS
from thirdplace.games.places_bid.tests.bid_table import (
    SET,
    choose_at_random,
    new_game,
    parse_line,
    play_lines,
)
from thirdplace.text import LANGUAGES, text_for

rules = GAME.rules
CUSTOM = [
    {"name": "@home", "category": "P", "points": 50, "players": 3},
    {"name": "Lighthouse", "category": "S", "points": 30, "players": 3},
]
ALL_REASONS = {
    "coach-only",
    *(f"coach-pass-{why}" for why in ("tokens", "behind", "empty")),
    *(f"coach-bid-{why}" for why in ("alone", "half", "least", "jump")),
    "coach-suspect",
    *(f"coach-take{why}" for why in ("", "-set", "-both", "-deny")),
    "coach-chance",
    *(f"coach-instead-{what}" for what in ("pass", "bid", "take")),
    *(f"coach-alike-{what}" for what in ("pass", "bid", "take")),
}


@pytest.fixture
def use_fewer_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer games: what is said is asked for here, not how well it is known."""
    monkeypatch.setattr(coach, "ADVICE_EFFORT", SearchEffort(150, infers_projects=True))
    monkeypatch.setattr(coach, "GAMES_PER_ACTION", 60)
    monkeypatch.setattr(coach, "GAMES_PER_WEIGHING", 100)


def advise_whole_game(seats: int, seed: str, **options: Any) -> Iterator[tuple[Match, int, Advice]]:
    """The coach's word on every action of a game in which people now follow it, now do anything."""
    table, chance = new_game(seats, seed=seed, options=options), Chance(seed)
    while not table.over:
        seat = table.active[0]
        advice = advise(table.situation(seat), Random(seed))
        yield table, seat, advice
        if chance.below(3):
            table.do(seat, advice.best)
        else:
            table.do(*choose_at_random(table, chance))


@pytest.mark.usefixtures("use_fewer_games")
def test_advice_is_legal_and_can_be_read_in_every_language() -> None:
    seen: set[str] = set()
    for seats in (3, 4, 5, 6):
        options = {"bank": "box", "custom_buildings": CUSTOM} if seats % 2 else {}
        for table, seat, advice in advise_whole_game(seats, f"read {seats}", **options):
            assert advice.best == advice.rated[0].action
            best, *others = advice.rated
            chances = [rated.chance for rated in others]
            assert chances == sorted(chances, reverse=True)
            assert all(rated.chance <= best.chance + rated.margin for rated in others)
            assert all(rated.action in table.legal(seat) for rated in advice.rated)
            for reason in (*advice.reasons, *(rated.words for rated in advice.rated)):
                assert reason is not None
                seen.add(reason.id)
                for lang in LANGUAGES:
                    said = in_words(reason, text_for(lang, GAME), table.names)
                    assert said.strip()
                    assert "@" not in said
    assert seen <= ALL_REASONS | {"coach-bid", "coach-pass", "coach-choose"}


@pytest.mark.usefixtures("use_fewer_games")
def test_the_same_advice_whichever_hidden_cards_are_real() -> None:
    for number, (table, seat, advice) in enumerate(advise_whole_game(4, "hidden")):
        if number % 10:
            continue
        real = table.state
        table.state = copy(real)
        rules.resample(table.state, seat, Chance("another world"))
        assert table.state != real
        assert advise(table.situation(seat), Random("hidden")) == advice
        table.state = real


def test_every_reason_has_a_message() -> None:
    for lang in LANGUAGES:
        assert all(reason in text_for(lang, GAME) for reason in ALL_REASONS)


def reason_for(table: Match, line: str) -> Reason:
    """The reason for an action, whether or not it is the best."""
    seat, message = parse_line(line)
    action = GAME.actions.encode(table.state, table.options, message)
    assert action in table.numbers(seat)
    return reasons.explain_action(table.situation(seat), action)[0]


def test_reasons_to_pass() -> None:
    table = new_game(4, first=0, projects="SLAC", deck="stadium hotel gym " + SET)
    told = reason_for(table, "Pierre: pass")
    assert told.id == "coach-pass-tokens"
    assert told.args["tokens"] == 5
    play_lines(table, "Pierre: bid 3", "Lizzi: bid 4", "Clara: pass", "Hakeem: bid 5")
    told = reason_for(table, "Pierre: pass")
    assert told.id == "coach-pass-behind"
    assert (told.args["card"], told.args["ahead"], told.args["price"]) == ("@card-gym", 2, 2)
    play_lines(table, "Pierre: bid 6", "Lizzi: bid 7", "Hakeem: pass", "Pierre: pass")
    crowded = new_game(4, first=0, projects="SLAC", deck="stadium hotel gym " + SET)
    play_lines(crowded, "Pierre: bid 1", "Lizzi: bid 2", "Clara: bid 3", "Hakeem: bid 4")
    assert reason_for(crowded, "Pierre: pass").id == "coach-pass-empty"


def test_reasons_to_bid() -> None:
    table = new_game(4, first=0, projects="PLAC", deck="stadium hotel gym " + SET)
    least, jump, much = (reason_for(table, f"Pierre: bid {amount}") for amount in (1, 3, 15))
    assert (least.id, jump.id, much.id) == ("coach-bid-least", "coach-bid-jump", "coach-bid-half")
    assert least.args["card"] == "@card-stadium"
    assert least.args["worth"] >= 24 + 5, "the points and the project"  # type: ignore[operator]
    assert 24 <= least.args["rival"] < 29, "nobody knows another's project"  # type: ignore[operator]
    play_lines(table, "Pierre: pass", "Lizzi: pass", "Clara: pass")
    assert reason_for(table, "Hakeem: bid 1").id == "coach-bid-alone"


def test_reasons_to_take() -> None:
    table = new_game(4, first=0, projects="PLAC", deck="stadium hotel gym " + SET)
    play_lines(table, "Pierre: bid 1", "Lizzi: pass", "Clara: pass", "Hakeem: pass")
    told = reason_for(table, "Pierre: choose stadium")
    assert told.id == "coach-take"
    assert (told.args["printed"], told.args["project"]) == (24, 5)
    for category in range(1, SEATS):
        table.state.held[category] = 1
    assert reason_for(table, "Pierre: choose stadium").id == "coach-take-set"
    contested = new_game(4, first=0, projects="PLAC", deck="stadium hotel gym " + SET)
    play_lines(contested, "Pierre: bid 1", "Lizzi: bid 2", "Clara: pass", "Hakeem: pass", "Pierre: pass")
    both, deny = reason_for(contested, "Lizzi: choose stadium"), reason_for(contested, "Lizzi: choose gym")
    assert (both.id, deny.id) == ("coach-take-both", "coach-take-deny")
    assert both.args["next"] == deny.args["next"] == "@seat-0"
    assert deny.args["other"] == "@card-stadium"


@pytest.mark.usefixtures("use_fewer_games")
def test_chances_add_up_to_one() -> None:
    for table, seat, advice in advise_whole_game(5, "chances"):
        action = GAME.actions.encode(table.state, table.options, advice.best)
        for move in (None, (seat, action)):
            chances = coach.estimate_chances(table.options, table.state, 0, Random(1), move)
            assert len(chances) == 5
            assert sum(chances) == pytest.approx(1)
    assert table.over
    weighed = coach.estimate_chances(table.options, table.state, 0, Random(1))
    assert [seat for seat, chance in enumerate(weighed) if chance > 0] == table.winners


def test_a_decided_game() -> None:
    """Last round, one building left for the one who chooses: nothing is open."""
    table = new_game(3, first=0, projects="PLA", deck="stadium art-studio")
    play_lines(table, "Pierre: bid 2", "Lizzi: pass", "Clara: pass")
    take = GAME.actions.encode(table.state, table.options, Choose("stadium"))
    leave = GAME.actions.encode(table.state, table.options, Choose("art-studio"))
    weigh = coach.estimate_chances
    assert weigh(table.options, table.state, 0, Random(1), (0, take)) == pytest.approx([1, 0, 0])
    assert weigh(table.options, table.state, 0, Random(1), (0, leave)) == pytest.approx([0, 0.5, 0.5])
    assert advise(table.situation(0), Random(1)).best == Choose("stadium")


@pytest.mark.parametrize(("projects", "chances"), [("LPA", [1, 0, 0]), ("PLA", [0, 0.5, 0.5])])
def test_who_weighs_sees_all_projects(projects: str, chances: list[float]) -> None:
    """Pierre keeps 2 tokens and takes 14 points of Live: more than 20 only if that is the project."""
    table = new_game(3, first=0, projects=projects, deck="hotel art-studio")
    play_lines(table, "Pierre: bid 13", "Lizzi: pass", "Clara: pass")
    assert coach.estimate_chances(table.options, table.state, 0, Random(1)) == pytest.approx(chances)


def test_chance_has_not_answered_yet() -> None:
    """What a choice that ends a round is worth does not depend on the cards that come next."""
    table = new_game(4, seed="next cards", first=0)
    play_lines(table, "Pierre: pass", "Lizzi: pass", "Clara: pass", "Hakeem: bid 1")
    seat, action = 3, table.numbers(3)[0]
    other = copy(table.state)
    rules.resample(other, seat, Chance("other cards"))
    other.project = table.state.project
    assert other != table.state
    weighed = [
        coach.estimate_chances(table.options, s, 0, Random(1), (seat, action)) for s in (table.state, other)
    ]
    assert weighed[0] == weighed[1]
