"""Place Race for programs that learn: a few hundred ids, offers in two parts, and the clock."""

from collections import Counter
from random import Random

import pytest

from thirdplace.core.chance import Chance
from thirdplace.core.environments.environment import NO_ACTION
from thirdplace.core.errors import Refused
from thirdplace.envs.batch import TableBatch
from thirdplace.envs.table import EnvTable
from thirdplace.games.place_race import bots, environment, environment_players, rules
from thirdplace.games.place_race.actions import Offer, Start
from thirdplace.games.place_race.board import HISTORY, PLACE_NUMBER
from thirdplace.games.place_race.bots import own_cards_bot
from thirdplace.games.place_race.opening import Options
from thirdplace.games.place_race.state import RACING, State


def racing_table(tempo: int | None = None) -> EnvTable:
    """Everybody has started, and it is the turn of the seat that is asked."""
    table = EnvTable("place-race", 3, tempo=tempo)
    table.reset(1)
    while table.match.state.phase != RACING or table.turn != table.match.state.turn:
        table.step(table.turn, table.late_id(table.turn))
    return table


def test_a_few_hundred_ids_do_for_thousands_of_actions() -> None:
    assert environment.IDS <= 400 < rules.ACTIONS


def test_an_offer_is_chosen_in_two_parts_and_takes_no_time() -> None:
    table = racing_table()
    seat, now = table.turn, table.now
    offer = next(action for action in table.match.legal(seat, now) if isinstance(action, Offer))
    give, take = table.ids_of(seat, offer)
    assert table.is_part(seat, give)
    table.step(seat, give)
    assert (table.turn, table.now, len(table.match.moves)) == (seat, now, len(racing_table().match.moves))
    assert table.observe_by_name(seat)["half_offer"] == 1 + [card.id for card in HISTORY].index(offer.give)
    assert table.message(seat, take) == offer
    table.step(seat, take)
    assert table.match.moves[-1].action == offer
    assert table.now == now


def test_the_one_who_is_offered_a_card_is_asked_before_the_turn_ends() -> None:
    table = racing_table()
    seat = table.turn
    offer = next(action for action in table.match.legal(seat, table.now) if isinstance(action, Offer))
    for id in table.ids_of(seat, offer):
        table.step(seat, id)
    asked = []
    while table.turn != seat:
        asked.append(table.turn)
        table.step(table.turn, environment.WAIT_ID)
    assert offer.to in asked


def test_offers_without_end_let_time_pass_after_a_while() -> None:
    table = racing_table()
    seat, decisions = table.turn, 0
    while table.now == 0:
        if table.turn == seat:
            legal = table.legal(seat)
            trades = [id for id in legal if id >= environment.GIVE_ID]
            table.step(seat, trades[decisions % len(trades)])
            decisions += 1
        else:
            table.step(table.turn, environment.WAIT_ID)
        assert decisions < 100


@pytest.mark.parametrize("tempo", [250, 4000])
def test_a_decision_takes_the_tempo(tempo: int) -> None:
    table = racing_table(tempo)
    table.step(table.turn, environment.SKIP_ID)
    assert table.now == tempo


def test_compiled_tables_refuse_to_look_for_winnable_deals() -> None:
    for options in ({"deal": "winnable"}, Options(deal="winnable")):
        with pytest.raises(Refused, match="deal"):
            TableBatch("place-race", 2, 4, options=options)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_compiled_team_mate_is_the_level_easy(seats: int) -> None:
    """Whatever others do: it and `bots.choose` decide alike in the same situations."""
    table, rng = EnvTable("place-race", seats), Random(seats)
    knowledge = environment_players.make_knowledge(seats, Options())
    kinds: Counter[str] = Counter()
    for game in range(3):
        table.reset(100 * seats + game)
        for _ in range(300):
            if table.over:
                break
            seat, s, now = table.turn, table.match.state, table.now
            if table.part(seat) == 0:
                situation = table.match.situation(seat, now)
                chosen = bots.choose("easy", situation, Random(0))
                action = environment_players.choose(s, seat, now, 0, knowledge, Chance("start"))
                message = None if action == NO_ACTION else situation.message(action)
                if isinstance(chosen, Start) and isinstance(message, Start):
                    assert far_from_first_card(s, seat, message) == far_from_first_card(s, seat, chosen)
                else:
                    assert message == chosen
                kinds[type(chosen).__name__] += 1
            toward = environment.id_toward(s, seat, action, 0)
            legal = table.legal(seat)
            table.step(seat, toward if toward in legal and rng.random() < 0.95 else rng.choice(legal))
    assert environment_players.SPARE_YEARS == own_cards_bot.SPARE_YEARS
    assert kinds.keys() >= {"Start", "Ready", "Move", "Skip", "Decline", "TurnIn", "NoneType"}


def far_from_first_card(s: State, seat: int, start: Start) -> int:
    return environment_players.steps_to(
        PLACE_NUMBER[start.place], environment_players.find_next_card(s, seat)
    )
