"""What every store does, in SQLite and in PostgreSQL: what is committed together, who is first, who hears."""

import queue
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.games import TURN_GAME
from support.postgres import make_database
from support.watched_store import WatchedStore

from thirdplace.store.interface import NOTHING_KNOWN, Append, Conflict, NewTable

Location = Path | str
SILENCE_S = 0.6


@pytest.fixture(params=["sqlite", "postgres"])
def location(request: pytest.FixtureRequest, tmp_path: Path) -> Location:
    return tmp_path if request.param == "sqlite" else make_database()


@pytest.fixture
def watched(location: Location) -> Iterator[WatchedStore]:
    opened_store = WatchedStore(location)
    yield opened_store
    opened_store.store.close()


def test_what_gathers_is_committed_together(watched: WatchedStore) -> None:
    for name in "abc":
        watched.make_table(name)
    wanted = [Append(name, 2, [b"one", b"two"]) for name in "abc"]
    watched.store.append(*wanted)
    assert watched.reports.get(timeout=60) == [(one, None) for one in wanted]
    assert [watched.store.read_entries(name) for name in "abc"] == [[b"made", b"one", b"two"]] * 3


def test_the_first_wins_and_a_conflict_is_nobody_elses(watched: WatchedStore) -> None:
    for name in "abc":
        watched.make_table(name)
    watched.append(Append("b", 2, [b"first"]))
    told = watched.append(*(Append(name, 2, [b"second"]) for name in "abc"))
    outcomes = {append.table: wrong for append, wrong in told}
    assert outcomes["a"] is outcomes["c"] is None
    assert isinstance(outcomes["b"], Conflict)
    assert [watched.store.read_entries(name, after=1) for name in "abc"] == [
        [b"second"],
        [b"first"],
        [b"second"],
    ]


def test_an_append_is_kept_whole_or_not_at_all(watched: WatchedStore) -> None:
    watched.make_table("a", "CODE")
    taken = NewTable("b", "CODE", TURN_GAME, [b"made"])
    ((_, wrong),) = watched.append(Append("a", 2, [b"over"], record=(TURN_GAME, b"{}"), new_tables=(taken,)))
    assert isinstance(wrong, Conflict)
    assert watched.store.read_entries("a") == [b"made"]
    assert watched.store.read_entries("b") == []
    assert watched.store.read_record("a") is None
    assert watched.store.find_table_by_code("CODE") == "a"


def test_entries_follow_each_other_without_a_gap(watched: WatchedStore) -> None:
    for name in "ab":
        watched.make_table(name)
    told = watched.append(Append("a", 3, [b"third"]), Append("b", 2, [b"second"]))
    outcomes = {append.table: wrong for append, wrong in told}
    assert isinstance(outcomes["a"], Conflict)
    assert outcomes["b"] is None
    assert watched.store.read_entries("a") == [b"made"]
    watched.append(Append("a", 2, [b"second", b"third"]))
    assert watched.store.read_entries("a") == [b"made", b"second", b"third"]


def test_a_record_is_kept_once(watched: WatchedStore) -> None:
    watched.make_table("a")
    watched.append(Append("a", 2, [b"over"], record=(TURN_GAME, b"first")))
    watched.append(Append("a", 3, [b"more"], record=(TURN_GAME, b"second")))
    assert watched.store.read_record("a") == b"first"


def test_closing_finishes_what_was_handed_in(location: Location) -> None:
    watched = WatchedStore(location)
    watched.make_table("a")
    for seq in range(2, 102):
        watched.store.append(Append("a", seq, [b"entry"]))
    watched.store.close()
    again = WatchedStore(location)
    assert len(again.store.read_entries("a")) == 101
    again.store.close()


def test_one_hears_of_others_and_not_of_oneself(watched: WatchedStore, location: Location) -> None:
    other = WatchedStore(location)
    if isinstance(location, str):  # whoever begins to listen may have missed something
        assert other.outside_changes.get(timeout=60) is watched.outside_changes.get(timeout=60) is None
    watched.make_table("a")
    other.hear_of_change("a")
    other.append(Append("a", 2, [b"entry"]))
    watched.hear_of_change("a")
    other.store.close()
    watched.wait_for_silence(SILENCE_S)  # it is told that somebody has gone
    watched.append(Append("a", 3, [b"entry"]))
    with pytest.raises(queue.Empty):
        watched.outside_changes.get(timeout=SILENCE_S)


def test_changes_are_found_without_a_notice(watched: WatchedStore) -> None:
    for name in "abc":
        watched.make_table(name)
    watched.append(Append("b", 2, [b"two", b"three"]))
    known = {"a": (1, 0), "b": (3, 0), "c": (0, 0), "gone": (4, 0)}
    assert sorted(watched.store.find_changed_tables(known)) == ["c", "gone"]


def test_the_news_of_many_tables_are_read_at_once(watched: WatchedStore, location: Location) -> None:
    """Of each what is not known; who is connected elsewhere only if something besides the log is new."""
    other = WatchedStore(location)
    for name in "ab":
        watched.make_table(name)
    watched.append(Append("a", 2, [b"two", b"three"]), Append("b", 2, [b"two"]))
    other.store.save_connections({"b": b"[]"})
    while not watched.store.find_changed_tables({"b": (2, 0)}):
        time.sleep(0.01)
    news = watched.store.read_news({"a": (1, 0), "b": (2, 0), "gone": NOTHING_KNOWN})
    assert news.keys() == {"a", "b"}
    assert (news["a"].entries, news["b"].entries) == ([b"two", b"three"], [])
    assert [len(one.ages_ms) for one in news.values()] == [2, 0]
    assert {one.owner for one in news.values()} == {watched.store.node}
    assert news["a"].connections is None
    assert news["b"].connections == {other.store.node: b"[]"}
    again = watched.store.read_news({"b": (0, news["b"].change_count)})["b"]
    assert (again.entries, again.connections) == ([b"made", b"two"], None)
    assert watched.store.read_news({"b": NOTHING_KNOWN})["b"].connections == news["b"].connections
    other.store.close()


def test_two_stores_append_to_the_same_tables_at_once(watched: WatchedStore, location: Location) -> None:
    """Every number is taken once, nothing hangs, and each store is told the truth about its own entries."""
    tables = [f"t{number}" for number in range(8)]
    for name in tables:
        watched.make_table(name)
    other = WatchedStore(location)
    written: dict[str, list[bytes]] = {name: [b"made"] for name in tables}

    def write(store: WatchedStore, mark: bytes, order: list[str]) -> None:
        for _ in range(20):
            batch = [Append(name, len(store.store.read_entries(name)) + 1, [mark]) for name in order]
            for append, wrong in store.append(*batch):
                assert wrong is None or isinstance(wrong, Conflict)
                if wrong is None:
                    written[append.table].append(mark)

    threads = [
        threading.Thread(target=write, args=(watched, b"one", tables)),
        threading.Thread(target=write, args=(other, b"two", tables[::-1])),
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    other.store.close()
    for name in tables:
        assert sorted(watched.store.read_entries(name)) == sorted(written[name])


def test_a_table_is_visited_forsaken_and_cleared(watched: WatchedStore) -> None:
    for name in "abc":
        watched.make_table(name)
    watched.append(Append("b", 2, [b"over"], record=(TURN_GAME, b"finished")))
    assert watched.store.count_tables() == 3
    assert watched.store.list_abandoned_tables(30) == []
    watched.store.mark_visited("abc")
    for name, record in (("a", b"so far"), ("b", None), ("c", None)):
        cleared = threading.Event()
        watched.store.delete_table(name, TURN_GAME, record, cleared.set, forget_record=name == "c")
        assert cleared.wait(60)
    assert watched.store.count_tables() == 0
    assert [watched.store.read_entries(name) for name in "abc"] == [[], [], []]
    assert [watched.store.read_record(name) for name in "abc"] == [b"so far", b"finished", None]


def test_a_store_that_can_write_says_so(watched: WatchedStore) -> None:
    answers: queue.Queue[bool] = queue.Queue()
    watched.store.check_writable(answers.put)
    assert answers.get(timeout=60)
