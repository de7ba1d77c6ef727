"""Moves that forks share: whatever is done with one list, the others stay as they were."""

import pickle

from hypothesis import given
from hypothesis import strategies as st

from thirdplace.core.move_list import MoveList
from thirdplace.core.step import Move

steps = st.lists(st.tuples(st.sampled_from(["append", "append", "pop", "fork", "drop"]), st.integers(0, 9)))


@given(steps)
def test_forks_are_like_copies(chosen: list[tuple[str, int]]) -> None:
    ours, plain = [MoveList()], [list[Move]()]
    for number, (step, which) in enumerate(chosen):
        one, other = ours[which % len(ours)], plain[which % len(ours)]
        if step == "append":
            one.append(Move(number, None))
            other.append(Move(number, None))
        elif step == "pop" and other:
            assert one.pop() == other.pop()
        elif step == "fork":
            ours.append(one.fork())
            plain.append(other[:])
        elif step == "drop" and len(ours) > 1:
            del ours[which % len(ours)], plain[which % len(plain)]
        assert ours == plain
        assert [len(moves) for moves in ours] == list(map(len, plain))
        assert [moves[:2] + moves[-1:] for moves in ours] == [moves[:2] + moves[-1:] for moves in plain]
        assert [moves[-1] for moves in ours if moves] == [moves[-1] for moves in plain if moves]
    assert pickle.loads(pickle.dumps(ours)) == plain
