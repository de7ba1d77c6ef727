"""`transition`: several commands together, each of them done whole or not at all.

(That the table they were asked of stays as it was is checked in support/scripted_table.py, for every
command of all tests.)
"""

import pytest
from support.games import LED_GAME, TURN_GAME
from support.scripted_table import ScriptedTable, SentCommand, all_facts_of

from thirdplace.core.errors import Refused
from thirdplace.core.registry import find_game
from thirdplace.table import commands, entries
from thirdplace.table.transition import transition

rules = find_game(LED_GAME).rules
ANN, BOB, HOST = (frozenset([name]) for name in ("Ann", "Bob", "host"))


def start_led_table() -> ScriptedTable:
    party = ScriptedTable(LED_GAME, "Ann", "Bob", settings={"led": True}).start()
    party.connect("Ann", "Bob")
    party.run_accepted(commands.Lead(action=entries.encode_action(party.match.legal(0)[0])), "host")
    return party


def make_legal_command(party: ScriptedTable, seat: int) -> commands.Do:
    return commands.Do(seat=seat, action=party.legal_action(party.names[seat]), id=f"{seat}")


def test_commands_follow_each_other_on_one_fork() -> None:
    party = start_led_table()
    before = all_facts_of(party.table)
    made = transition(
        party.table,
        [
            SentCommand(make_legal_command(party, 0), ANN),
            SentCommand(make_legal_command(party, 1), ANN),
            SentCommand(make_legal_command(party, 1), BOB),
        ],
        party.now,
    )
    assert [outcome.refused and outcome.refused.code for outcome in made.outcomes] == [
        None,
        "not-your-seat",
        None,
    ]
    assert [type(one.entry) for one in made.applied] == [entries.Moved, entries.Moved]
    assert made.table.entry_count == party.table.entry_count + 2
    assert all_facts_of(party.table) == before


@pytest.mark.parametrize("broken", ["apply", "is_undoable", "legal", "refusal"])
def test_a_command_that_fails_halfway_is_refused_and_the_others_are_done(
    broken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Going on without Ann and Bob is two moves; the game fails in the second."""
    party = start_led_table()
    before = all_facts_of(party.table)
    sound, calls, errors = getattr(rules, broken), 0, list[Exception]()

    def fail_for_bob(*given: object) -> object:
        nonlocal calls
        calls += 1
        if 1 in given[1:3]:
            raise ZeroDivisionError
        return sound(*given)

    monkeypatch.setattr(rules, broken, fail_for_bob)
    requests = [SentCommand(commands.GoOn(), HOST), SentCommand(commands.Pause(), HOST)]
    made = transition(party.table, requests, party.now, on_error=errors.append)
    monkeypatch.undo()
    assert calls
    assert [outcome.refused and outcome.refused.code for outcome in made.outcomes] == ["internal", None]
    assert [type(one.entry) for one in made.applied] == [entries.Paused]
    assert [type(wrong) for wrong in errors] == [ZeroDivisionError]
    assert all_facts_of(party.table) == before
    assert made.table.match is not None
    assert len(made.table.match.moves) == len(party.match.moves)


def test_a_refusal_halfway_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer player makes way for a person of the same name, who then cannot sit down."""
    party = ScriptedTable(TURN_GAME, "bot")
    name = party.names[0]
    monkeypatch.setattr(
        "thirdplace.table.command_handlers.seat_commands._choose_free_chair",
        lambda *given: (_ for _ in ()).throw(Refused("table-full")),
    )
    made = transition(party.table, [SentCommand(commands.TakeSeat(name, key="x"), frozenset())], party.now)
    assert made.outcomes[0].refused is not None
    assert made.applied == []
    assert made.table.entry_count == party.table.entry_count
    assert party.names == [name]


def test_what_a_computer_player_decided_is_not_done_once_its_seat_is_handed_back() -> None:
    party = ScriptedTable(TURN_GAME, "Ann", "Bob", "Cleo").start(first=0)
    party.run_accepted(commands.Hand(seat=0, level="easy"), "host")
    play = party.automatic_action("Ann", number=1)
    party.run_accepted(commands.Hand(seat=0, level=None), "host")
    assert party.refusal_of(play) == "not-your-seat"
    assert party.refusal_of(party.automatic_action("Ann", "order")) == "not-your-seat"
    assert len(party.act_legally("Ann", number=1)) == 1
