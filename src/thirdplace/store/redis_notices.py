"""Notices by Redis or Valkey, for houses where PostgreSQL's NOTIFY, which locks globally, is too slow."""

from collections.abc import Callable, Collection
from contextlib import suppress

from redis.asyncio import Redis

from thirdplace.store.interface import UnusableStore
from thirdplace.store.notices import OnChanges, OnNodeMessage

__all__ = ["RedisNotices"]

TIMEOUT_S = 2.0


class RedisNotices:
    is_in_database = False

    def __init__(self, address: str) -> None:
        """Raises ValueError if this is no address."""
        address = address.replace("valkey", "redis", 1) if address.startswith("valkey") else address
        self._redis = Redis.from_url(
            address,
            decode_responses=True,
            socket_timeout=TIMEOUT_S,
            socket_connect_timeout=TIMEOUT_S,
            health_check_interval=1,
        )
        self._channel = self._message_channel = ""

    async def open(self, identity: str) -> None:
        self._channel = f"thirdplace:{identity}"
        self._message_channel = f"{self._channel}:messages"
        try:
            await self._redis.ping()
        except Exception as wrong:
            raise UnusableStore(f"notices: {wrong}") from wrong

    async def listen(
        self, on_changes: OnChanges, on_message: OnNodeMessage, on_ready: Callable[[], None]
    ) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as subscription:
            await subscription.subscribe(self._channel, self._message_channel)
            on_ready()
            while True:
                notice = await subscription.get_message(timeout=TIMEOUT_S / 2)
                if notice is None:
                    continue
                sender, _, content = notice["data"].partition(" ")
                if notice["channel"] == self._channel:
                    on_changes(sender, content.split())
                else:
                    on_message(sender, content.encode())

    async def publish_changes(self, sender: str, tables: Collection[str]) -> None:
        await self._redis.publish(self._channel, " ".join([sender, *tables]))

    async def publish_message(self, sender: str, message: bytes) -> None:
        await self._redis.publish(self._message_channel, f"{sender} {message.decode()}")

    async def close(self) -> None:
        with suppress(Exception):
            await self._redis.aclose()
