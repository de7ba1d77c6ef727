"""Servers at one PostgreSQL database that notify each other through Redis."""

import queue
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.command_line import run
from support.postgres import make_database
from support.redis_server import RedisServer
from support.watched_store import PATIENCE_S, WatchedStore

from thirdplace.store import redis_notices
from thirdplace.store.interface import Append, UnusableStore
from thirdplace.store.open_store import open_store

SILENCE_S = 0.6


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    with RedisServer() as server:
        yield server


def test_one_hears_of_others_and_not_of_oneself(redis: RedisServer) -> None:
    address = make_database()
    one, other = (WatchedStore(address, redis.address) for _ in range(2))
    for watched in (one, other):
        watched.wait_for_silence(SILENCE_S)
    one.make_table("a")
    one.append(Append("a", 2, [b"entry"]))
    other.hear_of_change("a")
    assert one.outside_changes.empty()
    one.store.publish(b'{"hello":1}')
    assert other.messages.get(timeout=60) == b'{"hello":1}'
    assert one.messages.empty()
    one.store.close()
    other.store.close()


def test_another_database_hears_nothing(redis: RedisServer) -> None:
    one, other = (WatchedStore(make_database(), redis.address) for _ in range(2))
    for watched in (one, other):
        watched.wait_for_silence(SILENCE_S)
    one.make_table("a")
    one.append(Append("a", 2, [b"entry"]))
    other.wait_for_silence(SILENCE_S)
    assert not other.store.has_other_nodes
    one.store.close()
    other.store.close()


def test_without_redis_everything_is_kept_and_found_later() -> None:
    address = make_database()
    with RedisServer() as redis:
        one, other = (WatchedStore(address, redis.address) for _ in range(2))
        one.make_table("a")
        redis.stop()
        ((_, wrong),) = one.append(Append("a", 2, [b"entry"]))
        assert wrong is None
        assert other.store.find_changed_tables({"a": (1, 0)}) == ["a"]
        other.wait_for_silence(SILENCE_S)
        redis.start()
        assert other.outside_changes.get(timeout=60) is None, "something may have been missed"
        one.append(Append("a", 3, [b"entry"]))
        other.hear_of_change("a")
        one.store.close()
        other.store.close()


def test_a_redis_that_hangs_delays_nothing_that_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_notices, "TIMEOUT_S", 10 * PATIENCE_S)
    address = make_database()
    with RedisServer() as redis:
        one, other = (WatchedStore(address, redis.address) for _ in range(2))
        one.make_table("a")
        redis.hang()
        for seq in range(2, 5):
            ((_, wrong),) = one.append(Append("a", seq, [b"entry"]))
            assert wrong is None
            one.store.save_connections({"a": b"%d" % seq})
        released: queue.Queue[bool] = queue.Queue()
        one.store.release_tables(["a"], released.put)
        assert released.get(timeout=PATIENCE_S)
        assert list(other.store.claim_tables(["a"])) == ["a"]
        redis.go_on()
        other.hear_of_change("a")
        one.store.close()
        other.store.close()


@pytest.mark.parametrize("address", ["unix:///nowhere/socket", "redis://127.0.0.1:1"])
def test_a_server_that_is_not_there_is_named(address: str) -> None:
    with pytest.raises(UnusableStore, match="notices"):
        open_store(make_database(), lambda told: None, lambda tables: None, keep_days=30, notices=address)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--notices", "mysql://secret:word@host/x"], "the address of a Redis or Valkey server"),
        (["--notices", "redis://host"], "give --store"),
    ],
)
def test_bad_options_are_explained(tmp_path: Path, options: list[str], message: str) -> None:
    done = run(tmp_path, "serve", "--data", str(tmp_path / "tables"), *options)
    assert done.returncode == 2
    assert message in done.stderr
    assert "word" not in done.stderr
    assert "Traceback" not in done.stderr
