"""What counts as a takeover in the report of the nemesis."""

import pytest
from support.reliability.cluster import OwnerChange
from support.reliability.faults import FaultRecord
from support.reliability.takeovers import ClaimAfterFault, Takeover, find_claim

STOP = FaultRecord("stop", "node0", 100.0, 104.0)
SHORT_PARTITION = FaultRecord("partition", "node0", 100.0, 101.0)
KILL = FaultRecord("kill", "node0", 100.0, 100.5)


@pytest.mark.parametrize(
    ("fault", "changes", "outcome", "seconds"),
    [
        (STOP, [(None, 101.8, True), ("node1", 102.0)], "taken over", 2.0),
        (
            STOP,
            [(None, 101.8, True), ("node1", 102.0), (None, 110.0, True), ("node2", 111.0)],
            "taken over",
            2.0,
        ),
        # Nobody was elsewhere: it had no owner until its own node was back, or another took it.
        (
            STOP,
            [(None, 101.8, False), ("node0", 104.5), (None, 109.0, True), ("node1", 111.1)],
            "awaited",
            4.5,
        ),
        (STOP, [(None, 101.8, False), ("node1", 106.5)], "awaited", 6.5),
        # Its lease went on; what happened later has another reason.
        (SHORT_PARTITION, [(None, 113.0, True), ("node1", 114.2)], "kept", 0.0),
        (SHORT_PARTITION, [], "kept", 0.0),
        # After a kill, the same node is another process.
        (KILL, [(None, 102.0, True), ("node0", 102.4)], "taken over", 2.4),
        (KILL, [(None, 102.0, True)], "left", 0.0),
    ],
)
def test_a_claim_is_told_from_what_happened_later(
    fault: FaultRecord, changes: list[tuple[str | None, float]], outcome: str, seconds: float
) -> None:
    before = OwnerChange("node0", 50.0)
    claim: ClaimAfterFault = find_claim(fault, [before, *(OwnerChange(*one) for one in changes)])
    assert claim.outcome == outcome
    assert claim.seconds == pytest.approx(seconds)


@pytest.mark.parametrize(
    ("other", "is_disturbed"),
    [
        (FaultRecord("database-kill", None, 101.0, 102.0), True),
        (FaultRecord("database-kill", None, 98.0, 99.5), True),  # nodes are still connecting again
        (FaultRecord("database-kill", None, 96.0, 97.0), False),
        (FaultRecord("database-kill", None, 102.5, 103.0), False),  # it has had an owner since 102.0
        (FaultRecord("stop", "node1", 95.0, 99.9), False),
        (FaultRecord("stop", "node1", 101.0, 105.0), True),
    ],
)
def test_faults_that_delay_a_takeover(other: FaultRecord, is_disturbed: bool) -> None:
    takeover = Takeover(KILL, ClaimAfterFault("taken over", 2.0, 102.0), 2.2)
    assert takeover.find_other_faults([KILL, other]) == [other] * is_disturbed
