"""The messages that each subscriber of a table is sent after a transition, as bytes."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from thirdplace.server.play.subscriber import Subscriber
from thirdplace.server.wire_messages import Intention
from thirdplace.table import entries
from thirdplace.table.table import AppliedEntry, Table
from thirdplace.table.update_builder import UpdateBuilder, build_missed_update

__all__ = ["Arrival", "SubscriberUpdates", "encode_message", "render_updates"]

encode_message = msgspec.json.Encoder().encode
Seats = Sequence[int | None]


class Arrival(msgspec.Struct, eq=False):
    """A subscriber that has just come, and what it knows already."""

    subscriber: Subscriber
    version: int | None = None
    written: Sequence[bytes] = ()
    """The log, for one who has been here before."""


class SubscriberUpdates(msgspec.Struct, eq=False):
    """Messages that are rendered before a transition is durable, and sent when it is."""

    messages: list[tuple[Subscriber, bytes]] = []
    seats: dict[Subscriber, Seats] = {}
    """The seats of each subscriber after the transition, if they may have changed."""

    def send(self) -> None:
        for subscriber, seats in self.seats.items():
            subscriber.seats = seats
        for subscriber, text in self.messages:
            subscriber.send(text)


def _seats_of(table: Table, subscriber: Subscriber) -> Seats:
    """The seats it holds; (None,) for an onlooker."""
    return table.seats_held_by(subscriber.keys) or (None,)


def render_updates(
    table: Table,
    subscribers: Iterable[Subscriber],
    happened: list[AppliedEntry],
    since: int,
    now: int,
    arrivals: Sequence[Arrival] = (),
    intentions: Sequence[Intention] = (),
) -> SubscriberUpdates:
    """Render what is new since version `since`; for subscribers that have just come, everything."""
    updates = SubscriberUpdates()
    if table.table_info_dirty:
        updates.seats = {one: _seats_of(table, one) for one in subscribers}
    if happened or table.table_info_dirty:
        told = (
            subscribers
            if table.version != since or table.table_info_dirty
            else _subscribers_of_private_entries(subscribers, happened)
        )
        if arrivals:
            come = {arrival.subscriber for arrival in arrivals}
            told = [one for one in told if one not in come]
        to = [
            (one, seat)
            for one in told
            for seat in (updates.seats[one] if table.table_info_dirty else one.seats)
        ]
        telling = UpdateBuilder(table, [seat for _, seat in to], now, happened, since)
        updates.messages = [(one, encode_message(telling.build_update(seat, one.keys))) for one, seat in to]
    for arrival in arrivals:
        updates.messages += _render_arrival(table, arrival, now, intentions)
    return updates


def _subscribers_of_private_entries(
    subscribers: Iterable[Subscriber], happened: list[AppliedEntry]
) -> Iterable[Subscriber]:
    """The subscribers with a seat of these entries: others are not told of a standing order."""
    seats = {
        happening.entry.seat for happening in happened if isinstance(happening.entry, entries.PRIVATE_ENTRIES)
    }
    return [one for one in subscribers if seats.intersection(one.seats)]


def _render_arrival(
    table: Table, arrival: Arrival, now: int, intentions: Sequence[Intention]
) -> Iterator[tuple[Subscriber, bytes]]:
    subscriber = arrival.subscriber
    for seat in _seats_of(table, subscriber):
        if arrival.version is not None and len(arrival.written) == table.entry_count:
            written = map(entries.decode_entry, arrival.written)
            update = build_missed_update(table, written, arrival.version, seat, subscriber.keys, now)
        else:
            update = UpdateBuilder(table, [seat], now).build_update(seat, subscriber.keys)
        yield subscriber, encode_message(update)
    for intention in intentions:
        yield subscriber, encode_message(intention)
