"""Several nodes on one database under attack, a handful of each fault; `make torture` does hundreds."""

import pytest
from support.reliability.cluster import find_faketime
from support.reliability.nemesis_run import run_nemesis

FEW = {
    "kill": 2,
    "database-kill": 1,
    "stop": 1,
    "partition": 1,
    "notices": 1,
    "slow": 1,
    "lost-answer": 2,
}


@pytest.mark.long
def test_several_nodes_lose_double_and_confuse_nothing() -> None:
    result = run_nemesis(3, FEW, seed=8017, has_skew=find_faketime() is not None, plays_to_end=False)
    assert result.is_clean, "\n".join(result.findings.sentences)
    assert len(result.faults) == sum(FEW.values())
    assert result.findings.seen["acknowledged"] > 100, result.findings.seen
