"""PLACES Bid: what the coach says can be done, read and relied on."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.match import Match
from thirdplace.core.parts.coach import Advice, Reason, advise
from thirdplace.core.parts.reason_text import in_words
from thirdplace.core.state import copy
from thirdplace.games.places_bid import GAME, bots, coach
from thirdplace.games.places_bid.actions import Bid, Choose
from thirdplace.games.places_bid.bots.search_runner import SearchEffort, get_search_runner
from thirdplace.games.places_bid.coach import reasons
from thirdplace.games.places_bid.simulation import imagine
from thirdplace.games.places_bid.state import SEATS
from thirdplace.games.places_bid.tests.bid_table import (
    SET,
    choose_at_random,
    new_game,
    parse_line,
    play_lines,
)
from thirdplace.games.places_bid.win_chances import action_chances
from thirdplace.games.places_bid.win_chances.action_chances import ActionShares, WeighingEffort, weigh_actions
from thirdplace.games.places_bid.win_chances.win_chance_calibration import (
    DECIDED,
    KNOTS,
    calibrate_known_shares,
    calibrate_shares,
)
from thirdplace.text import LANGUAGES, text_for

rules = GAME.rules
NOISE = 0.03
"""Chances that were found apart from each other differ by so much at the most."""
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
    *(f"coach-alike{what}" for what in ("", "-pass", "-bid", "-take")),
}


@pytest.fixture
def use_fewer_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer games: what is said is asked for here, not how well it is known."""
    monkeypatch.setattr(coach, "ADVICE_EFFORT", SearchEffort(150, infers_projects=True))
    monkeypatch.setattr(coach, "EFFORT_PER_ACTION", WeighingEffort(40, 40))
    monkeypatch.setattr(coach, "GAMES_PER_WEIGHING", 100)


def test_the_coach_is_compiled_with_the_players() -> None:
    """So that the first advice on a new machine does not wait for it."""
    action_chances.get_playout_runner.cache_clear()
    bots.warm_up()
    assert action_chances.get_playout_runner.cache_info().currsize == 1


def test_a_bid_of_a_size_that_is_not_tried_is_rated_like_its_neighbours() -> None:
    """Nobody has tried 3: it would count as badly as the worst action, which costs 24 points here."""
    table = new_game(4, seed="cost 0")
    asked = table.situation(table.active[0])
    usual = {one.action for one in advise(asked, Random(1)).rated}
    advice = advise(asked, Random(1), Bid(3))
    assert {one.action for one in advice.rated} == usual | {Bid(3)}
    chances = {one.action: one.chance for one in advice.rated}
    lower, higher = sorted(chances[Bid(bid)] for bid in (2, 4))
    assert lower - NOISE < chances[Bid(3)] < higher + NOISE
    assert advice.best == advice.rated[0].action


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
            assert all(rated.chance <= best.chance + (rated.margin or 0.0) for rated in others)
            assert all(rated.action in table.legal(seat) for rated in advice.rated)
            notes = [rated.note for rated in others if rated.note is not None]
            assert len(notes) == sum(not rated.is_told_apart(best) for rated in others)
            for reason in (*advice.reasons, *notes, *(rated.words for rated in advice.rated)):
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


def test_likely_projects_are_imagined_more_often() -> None:
    """Clara pays much for a Live building, so Live is often her project in imagined worlds."""
    table = new_game(4, first=0, projects="PSLA", deck="stadium hotel gym " + SET)
    play_lines(table, "Pierre: pass", "Lizzi: bid 1", "Clara: bid 9", "Hakeem: pass", "Lizzi: pass")
    play_lines(table, "Clara: choose hotel")
    situation = table.situation(0)
    likely = get_search_runner().estimate_projects(situation)[2]
    worlds = [imagine(situation, Chance(f"world {number}")) for number in range(400)]
    assert all(world.project[0] == situation.world.project[0] for world in worlds)
    assert all(sorted(world.project) == list(range(SEATS)) for world in worlds)
    drawn = [sum(world.project[2] == category for world in worlds) / 400 for category in range(SEATS)]
    assert drawn == pytest.approx(likely, abs=0.08)
    assert max(likely) > 0.25


# Numbers that are true: the large form is `thirdplace calibrate`.


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_what_playouts_say_keeps_its_order_and_its_sum(seats: int) -> None:
    shares = [(seat + 1) / (seats * (seats + 1) / 2) for seat in range(seats)]
    for stage in (0.0, 0.5, *KNOTS, 20.0):
        for mapped in (calibrate_known_shares(shares, stage), calibrate_shares(shares, stage, 0)):
            assert sum(mapped) == pytest.approx(1)
            assert mapped[1:] == sorted(mapped[1:])
        known = calibrate_known_shares(shares, stage)
        assert known == sorted(known)
        assert calibrate_known_shares([1 / seats] * seats, stage) == pytest.approx([1 / seats] * seats)
    assert calibrate_known_shares([1.0] + [0.0] * (seats - 1), DECIDED) == [1.0] + [0.0] * (seats - 1)
    assert calibrate_known_shares([1.0] + [0.0] * (seats - 1), 5.0)[0] < 1, "much may still happen"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_nobody_is_promised_more_than_a_fair_share_at_the_start(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever begins may have a small advantage, not one of a fifth of a share."""
    monkeypatch.setattr(coach, "ADVICE_EFFORT", SearchEffort(300, infers_projects=True))
    monkeypatch.setattr(coach, "EFFORT_PER_ACTION", WeighingEffort(40, 300))
    said = []
    for deal in range(10):
        table = new_game(seats, seed=f"fair {deal}")
        said.append(advise(table.situation(table.active[0]), Random(deal)).rated[0].chance)
        everyone = coach.estimate_chances(table.options, table.state, 0, Random(deal))
        assert sum(everyone) == pytest.approx(1)
    assert 0.8 / seats < sum(said) / len(said) < 1.2 / seats


def let_playouts_find(
    monkeypatch: pytest.MonkeyPatch, shares: list[float], error: float
) -> list[action_chances.ActionChance]:
    """What is made of these shares of wins after three actions, with this error of all differences."""

    class Playouts:
        def play_actions(self, situation: Any, actions: list[int], games: int, rng: Random) -> Any:
            return [
                ActionShares(action, [share, *([(1 - share) / 3] * 3)], 40.0, [error] * len(actions))
                for action, share in zip(actions, [*shares, shares[0]], strict=True)
            ]

    monkeypatch.setattr(action_chances, "get_playout_runner", Playouts)
    monkeypatch.setattr(action_chances, "_search_after", lambda *_: None)
    table = new_game(4, first=0, seed="weighed")
    effort = WeighingEffort(100, 100)
    return weigh_actions(table.situation(0), table.numbers(0)[: len(shares)], effort, Random(1))


def test_what_is_surely_better_is_best_and_no_difference_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    best, second, third = let_playouts_find(monkeypatch, [0.2, 0.35, 0.3], 0.001)
    assert best.chance > second.chance > third.chance
    assert best.chance - second.chance > second.margin
    assert third.chance < best.chance - 0.05


def test_what_cannot_be_told_apart_is_said_to_be_so(monkeypatch: pytest.MonkeyPatch) -> None:
    best, second, _ = let_playouts_find(monkeypatch, [0.25, 0.26, 0.1], 0.02)
    table = new_game(4, first=0, seed="weighed")
    favourite = table.numbers(0)[0]
    assert best.action == favourite, "the search's favourite, unless another is surely better"
    assert second.chance > best.chance, "nothing is capped"
    assert second.chance - best.chance < second.margin
    found = reasons.explain_in_numbers(table.situation(0), [best, second])
    assert found.id == "coach-alike-bid"
    assert found.args["second"] != found.args["chance"]
    for lang, words in (("en", "may be just as good"), ("de", "genauso gut"), ("it", "altrettanto")):
        assert words in in_words(found, text_for(lang, GAME), table.names)


def test_differences_are_drawn_towards_zero_by_their_error(monkeypatch: pytest.MonkeyPatch) -> None:
    claims = []
    for error in (0.001, 0.02, 0.1):
        best, *_, worst = let_playouts_find(monkeypatch, [0.3, 0.28, 0.2], error)
        claims.append(best.chance - worst.chance)
    assert claims == sorted(claims, reverse=True)
    assert claims[2] < 0.6 * claims[0]
