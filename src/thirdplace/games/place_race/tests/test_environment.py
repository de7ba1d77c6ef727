"""Place Race for programs that learn: a few hundred ids, offers in two parts, and the clock."""

import pytest

from thirdplace.core.errors import Refused
from thirdplace.envs.batch import TableBatch
from thirdplace.envs.table import EnvTable
from thirdplace.games.place_race import environment, rules
from thirdplace.games.place_race.actions import Offer
from thirdplace.games.place_race.board import HISTORY
from thirdplace.games.place_race.opening import Options
from thirdplace.games.place_race.state import RACING


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
