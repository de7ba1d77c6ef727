"""For how long a start waits for shares: as long as a slow network needs, but not for a phone that sleeps."""

from thirdplace.server.play.answer_times import MAX_WAIT_S, MIN_WAIT_S, AnswerTimes


def test_nobody_notices_a_wait_for_devices_that_answer_at_once_or_never_did() -> None:
    times = AnswerTimes()
    times.note(["ann"], 0.02)
    assert times.choose_wait_s(["ann", "bob"]) == MIN_WAIT_S <= 0.1


def test_a_slow_device_is_given_more_time_than_it_took() -> None:
    times = AnswerTimes()
    times.note(["ann"], 0.3)
    assert 0.3 < times.choose_wait_s(["ann", "bob"]) < MAX_WAIT_S
    assert times.choose_wait_s(["bob"]) == MIN_WAIT_S


def test_the_last_answer_counts() -> None:
    times = AnswerTimes()
    times.note(["ann"], 0.3)
    times.note(["ann"], 0.01)
    assert times.choose_wait_s(["ann"]) == MIN_WAIT_S


def test_there_is_a_limit() -> None:
    times = AnswerTimes()
    times.note(["ann"], 60)
    assert times.choose_wait_s(["ann"]) == MAX_WAIT_S
