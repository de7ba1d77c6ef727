"""For whose share a start waits: for a slow network, but not for a phone that sleeps."""

from time import monotonic

from thirdplace.server.play.command_runner import AWAKE_S, is_any_awake
from thirdplace.server.play.subscriber import Subscriber


def device_of(*seats: int, silent_s: float = 0.0) -> Subscriber:
    device = Subscriber(lambda told: None, frozenset())
    device.seats = seats
    device.heard_s = monotonic() - silent_s
    return device


def test_a_device_that_was_heard_lately_is_awake() -> None:
    assert is_any_awake([device_of(0), device_of(1, silent_s=AWAKE_S + 5)], [0, 1])
    assert is_any_awake([device_of(0, 1, silent_s=AWAKE_S / 2)], [1])


def test_one_that_has_been_silent_for_long_is_not() -> None:
    assert not is_any_awake([device_of(0), device_of(1, silent_s=AWAKE_S + 5)], [1])


def test_of_two_devices_of_a_seat_one_is_enough() -> None:
    assert is_any_awake([device_of(1), device_of(1, silent_s=AWAKE_S + 5)], [1])


def test_a_device_at_another_node_may_be_awake() -> None:
    assert is_any_awake([device_of(0, silent_s=AWAKE_S + 5)], [0, 1])
