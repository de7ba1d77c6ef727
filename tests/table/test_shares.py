"""The shares that a seed is mixed from, at a table without a server."""

from hashlib import sha256

import pytest
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME
from support.scripted_table import ScriptedTable

from thirdplace.core.records.record import record_of, verify
from thirdplace.core.records.shares import SeatShare
from thirdplace.table import commands, entries
from thirdplace.table.table import Table

TRIO = ("Ann", "Bob", "Cleo")
SERVER = "5" * 64


def share_of(name: str) -> str:
    return sha256(name.encode()).hexdigest()


def commitment_of(name: str) -> str:
    return sha256(share_of(name).encode()).hexdigest()


def seat_of(party: ScriptedTable, name: str) -> int:
    return party.names.index(name)


def commit(party: ScriptedTable, *names: str) -> None:
    for name in names:
        party.run_accepted(commands.Commit(seat=seat_of(party, name), commitment=commitment_of(name)), name)


def reveal(party: ScriptedTable, *names: str) -> None:
    for name in names:
        party.run_accepted(commands.Reveal(seat=seat_of(party, name), share=share_of(name)), name)


def seal(party: ScriptedTable) -> None:
    party.run_accepted(commands.Seal(SERVER), "host")


def start(party: ScriptedTable) -> None:
    assert party.table.shares is not None
    party.run_accepted(commands.StartWithDeal(party.table.shares.seed(), is_mixed=True), "host")


def gather(*people: str) -> ScriptedTable:
    party = ScriptedTable(TURN_GAME, *people)
    party.connect(*(name for name in people if name != "bot"))
    return party


def test_the_seed_is_mixed_from_all_shares_in_the_written_way() -> None:
    party = gather(*TRIO)
    commit(party, *TRIO)
    seal(party)
    reveal(party, "Cleo", "Ann", "Bob")
    start(party)
    lines = ["thirdplace chance", f"server {SERVER}"]
    lines += [f"seat {seat} {share_of(name)}" for seat, name in enumerate(TRIO)]
    assert party.match.seed == sha256("\n".join(lines).encode()).hexdigest()
    verify(record_of(party.match))


def test_everyone_is_shown_the_commitments_and_no_share_before_the_deal() -> None:
    party = gather(*TRIO)
    commit(party, *TRIO)
    assert party.view_json(None)["table"]["sealed"] is None
    seal(party)
    reveal(party, "Ann")
    for viewer in (None, 0, 1):
        shown = party.view_json(viewer)["table"]["sealed"]
        assert [seat["commitment"] for seat in shown["seats"]] == [commitment_of(name) for name in TRIO]
        assert shown["commitment"] == sha256(SERVER.encode()).hexdigest()
        told = str(party.view_json(viewer))
        assert SERVER not in told
        assert share_of("Ann") not in told


def test_nobody_is_told_who_commits_or_reveals() -> None:
    """They would be as many messages as people times people: the list tells it once."""
    party = gather(*TRIO)
    version = party.table.version
    commit(party, *TRIO)
    assert party.table.version == version


def test_who_has_no_share_is_named_with_the_reason() -> None:
    party = ScriptedTable(TURN_GAME, "Ann", "Bob", "Cleo", "bot")
    party.connect("Ann", "Cleo")
    commit(party, "Ann", "Bob")
    seal(party)
    reveal(party, "Ann")
    start(party)
    assert party.match.shares is not None
    assert [seat.why for seat in party.match.shares.seats] == [None, "away", "none", "computer"]
    verify(record_of(party.match))


def test_without_commitments_the_server_draws_alone() -> None:
    party = gather(*TRIO)
    seal(party)
    assert party.table.shares is None
    party.start(seed="any text")
    assert party.match.seed == "any text"
    assert party.match.shares is None


def test_who_is_silent_is_left_out_for_good() -> None:
    party = gather(*TRIO)
    commit(party, *TRIO)
    seal(party)
    reveal(party, "Ann", "Cleo")
    assert party.table.shares is not None
    early = commands.StartWithDeal(party.table.shares.seed(), is_mixed=True)
    assert party.refusal_of(early, "host") == "wrong-phase"
    party.run_accepted(commands.CloseShares())
    assert party.refusal_of(commands.Reveal(seat=1, share=share_of("Bob")), "Bob") == "wrong-phase"
    start(party)
    assert party.match.shares is not None
    assert party.match.shares.seats[1] == SeatShare(commitment_of("Bob"), why="silent")
    verify(record_of(party.match))


def test_a_closed_list_takes_no_other_commitment_and_no_other_share() -> None:
    party = gather(*TRIO)
    commit(party, "Ann")
    seal(party)
    assert party.refusal_of(commands.Commit(seat=1, commitment="0" * 64), "Bob") == "wrong-phase"
    assert party.refusal_of(commands.Reveal(seat=0, share="0" * 64), "Ann") == "bad-request"
    assert party.refusal_of(commands.Reveal(seat=0, share=share_of("Ann")), "Bob") == "not-your-seat"
    assert party.refusal_of(commands.Reveal(seat=1, share=share_of("Bob")), "Bob") == "wrong-phase"
    assert party.table.shares is not None
    another = commands.StartWithDeal("another seed", is_mixed=True)
    reveal(party, "Ann")
    assert party.refusal_of(another, "host") == "wrong-phase"


def test_starting_again_goes_on_with_the_same_list() -> None:
    """A server that stops between the list and the deal must not have a second try."""
    party = gather(*TRIO)
    commit(party, *TRIO)
    seal(party)
    before = party.table.shares
    party.run_accepted(commands.Seal("6" * 64), "host")
    assert party.table.shares == before


@pytest.mark.parametrize("change", ["sit", "leave", "arrange"])
def test_a_list_that_no_longer_fits_is_dropped_and_counted(change: str) -> None:
    party = gather(*TRIO, "Dora")
    commit(party, *TRIO)
    seal(party)
    reveal(party, "Ann")
    if change == "sit":
        party.take_seat("Eve")
    elif change == "leave":
        party.run_accepted(commands.Leave(seat=3), "Dora")
    else:
        party.run_accepted(commands.Arrange(options={}), "host")
    assert party.table.shares is None
    assert party.table.list_awaited_commitments()
    party.run_accepted(commands.Commit(seat=0, commitment=commitment_of("Ann again")), "Ann")
    seal(party)
    check_second_round(party)


def check_second_round(party: ScriptedTable) -> None:
    assert party.table.shares is not None
    assert party.table.shares.round == 2
    assert party.table.shares.seats[0].commitment == commitment_of("Ann again")
    assert party.table.shares.seats[1].commitment is None


def ask_early(party: ScriptedTable, *names: str) -> None:
    party.run_accepted(commands.AskEarly(SERVER, [seat_of(party, name) for name in names]))


def test_who_is_asked_early_is_shown_to_all_and_the_start_asks_everybody() -> None:
    party = gather(*TRIO)
    commit(party, *TRIO)
    ask_early(party, "Bob")
    shown = party.view_json(0)["table"]
    assert shown["asked"] == [1]
    reveal(party, "Bob")
    ask_early(party, "Bob")
    assert party.view_json(0)["table"]["asked"] == [1]
    seal(party)
    assert party.view_json(0)["table"] == shown | {"asked": [0, 1, 2]}
    reveal(party, "Ann", "Cleo")
    start(party)
    assert party.match.shares is not None
    assert party.match.shares.round == 1
    verify(record_of(party.match))


def test_after_a_dropped_list_only_those_make_new_shares_who_were_asked() -> None:
    party = gather(*TRIO)
    commit(party, *TRIO)
    ask_early(party, "Bob")
    party.take_seat("Dora")
    assert [bool(chair and chair.commitment) for chair in party.table.chairs] == [True, False, True, False]
    assert party.table.list_awaited_commitments() == [1]
    assert party.view_json(0)["table"]["asked"] == []
    seal(party)
    assert party.table.shares is not None
    assert [seat.why for seat in party.table.shares.seats] == [None, "none", None, "none"]


def test_who_reveals_without_being_asked_makes_a_new_share_as_well() -> None:
    """As an older page does when it is shown the list."""
    party = gather(*TRIO)
    commit(party, *TRIO)
    ask_early(party, "Bob")
    reveal(party, "Ann")
    party.take_seat("Dora")
    assert [bool(chair and chair.commitment) for chair in party.table.chairs] == [False, False, True, False]


@pytest.mark.parametrize("was_there", [True, False])
def test_who_comes_back_before_the_start_has_a_part_in_a_new_list(was_there: bool) -> None:
    party = ScriptedTable(TURN_GAME, *TRIO)
    party.connect("Ann", "Bob")
    commit(party, *(TRIO if was_there else TRIO[:2]))
    ask_early(party, "Bob")
    reveal(party, "Bob")
    party.connect("Cleo")
    commit(party, "Cleo")
    assert party.table.list_awaited_commitments() == [1]
    assert party.view_json(0)["table"]["sealed"] is None
    party.run_accepted(commands.Commit(seat=1, commitment=commitment_of("Bob again")), "Bob")
    ask_early(party, "Bob")
    assert party.table.shares is not None
    assert [seat.why for seat in party.table.shares.seats] == [None] * 3
    assert party.table.shares.round == 2
    written = [entries.decode_entry(entries.encode_entry(entry)) for entry in party.log]
    assert Table.fold("a table", written, party.now).shares == party.table.shares


def test_once_the_host_has_started_nobody_comes_too_late_for_the_list() -> None:
    party = ScriptedTable(TURN_GAME, *TRIO)
    party.connect(*TRIO)
    commit(party, "Ann")
    ask_early(party, "Ann")
    seal(party)
    late = commands.Commit(seat=2, commitment=commitment_of("Cleo"))
    assert party.refusal_of(late, "Cleo") == "wrong-phase"


def test_the_seed_of_a_dropped_list_is_not_taken() -> None:
    party = gather(*TRIO)
    commit(party, "Ann")
    seal(party)
    reveal(party, "Ann")
    assert party.table.shares is not None
    seed = party.table.shares.seed()
    party.run_accepted(commands.Arrange(options={}), "host")
    assert party.refusal_of(commands.StartWithDeal(seed, is_mixed=True), "host") == "wrong-phase"


def test_a_second_device_of_a_seat_does_not_replace_the_share_of_the_first() -> None:
    party = gather(*TRIO)
    commit(party, "Ann")
    other = commands.Commit(seat=0, commitment="0" * 64)
    party.connect("Ann")
    assert party.refusal_of(other, "Ann") == "still-here"
    party.disconnect("Ann")
    party.run_accepted(other, "Ann")  # it is the only one now


def test_seats_that_close_up_keep_their_shares() -> None:
    party = gather(*TRIO, "Dora")
    party.run_accepted(commands.Leave(seat=1), "Bob")
    commit(party, "Ann", "Cleo", "Dora")
    seal(party)
    reveal(party, "Dora", "Cleo", "Ann")
    start(party)
    assert party.match.shares is not None
    assert [seat.share for seat in party.match.shares.seats] == [share_of(n) for n in ("Ann", "Cleo", "Dora")]


@pytest.mark.parametrize("game", [TURN_GAME, LED_GAME, CLOCK_GAME])
def test_a_log_with_shares_is_read_as_it_was_written(game: str) -> None:
    people = TRIO
    party = ScriptedTable(game, *people)
    party.connect(*people)
    commit(party, *people)
    seal(party)
    reveal(party, *people)
    start(party)
    written = [entries.decode_entry(entries.encode_entry(entry)) for entry in party.log]
    again = Table.fold("a table", written, party.now)
    assert again.match is not None
    assert record_of(again.match) == record_of(party.match)


def test_the_server_s_share_is_told_only_when_all_is_over() -> None:
    party = gather(*TRIO)
    commit(party, *TRIO)
    seal(party)
    reveal(party, *TRIO)
    start(party)
    for viewer in (None, 0):
        running = record_of(party.match, viewer)
        assert running.shares
        assert running.shares.server is None
        assert running.shares.seats[0].share == share_of("Ann")
        assert SERVER not in str(party.view_json(viewer))
    whole = record_of(party.match)
    assert whole.shares
    assert whole.shares.server == SERVER
