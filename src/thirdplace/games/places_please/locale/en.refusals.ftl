### Why an action is refused, where no other game has the same reason (refusals.py).

error-slot-taken = There is already a digit in that space.
error-unknown-slot = There is no such space on the board.
error-already-written = You have already written this digit.

error-bad-options-target = The target has to be a number from 0 to { $most }.
error-bad-options-target-unused = A target is only for the goal “the number closest to a target”.
error-bad-options-solve = A game can be solved only without open boards, with more points for the best number than for the second best, and with at most six spaces (five with the ten-sided die).
