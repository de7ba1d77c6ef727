"""Places, Please: the fields of a game, and what its numbers mean."""

from typing import Annotated, Final

from thirdplace.core.state import FIXED, state

SEATS: Final = 60
ROUNDS: Final = 12

# Slots are numbered as they stand on paper. A game uses those around the line between ones and garbage.
SLOTS: Final = 9
GARBAGE: Final = 7  # the first slot that counts for nothing; the places end here
SLOT_NAMES: Final = (
    "millions",
    "hundred-thousands",
    "ten-thousands",
    "thousands",
    "hundreds",
    "tens",
    "ones",
    "garbage",
    "garbage-2",
)

NO_NUMBER: Final = -1

ROLLING: Final = 0
WRITING: Final = 1
OVER: Final = 2
WRITTEN: Final = 3  # in a lesson: the round is written, and nobody has asked to see it yet

BySeat = Annotated[list[int], SEATS]
BySeatAndSlot = Annotated[list[int], SEATS * SLOTS]
Awards = Annotated[list[int], 5, FIXED]
ByRoundAndSeat = Annotated[list[int], ROUNDS * SEATS]


@state
class State:
    # What the options say (PP6).
    seats: int
    rounds: int
    die: int  # 6 or 10 sides
    places: int
    garbage: int
    target: int  # the number to come close to; for the lowest 0, for the highest one out of reach
    open_boards: int  # PP2
    lesson: int  # seats may rest and return, and a round is shown when that is asked for
    awards: Awards  # PP4: points for the best number, the second, the third; for the others nothing
    # The table.
    phase: int
    played: int  # rounds that have been scored
    dice: Annotated[list[int], ROUNDS * SLOTS]  # every roll of the game, in order
    first: int  # where this round's rolls begin
    rolled: int  # how many of them there have been
    value: int  # the last of them: what is to be written
    roller: int
    due: int  # the seats that have to roll, write or show now, one bit each
    resting: int  # the seats that do not play this round, one bit each
    returning: int  # those of them that play from the next round on
    # For records: how many actions there have been in all, until this round began, until its last roll.
    acts: int
    acts_until_round: int
    acts_until_roll: int
    # The seats.
    free: BySeat  # the slots of a seat that are still empty, one bit each
    board: BySeatAndSlot  # what stands in the others
    wrote: BySeat  # the slot of a seat's latest digit
    total: BySeat
    # The score sheet: the rounds that have been scored, and the one in hand.
    made: ByRoundAndSeat  # numbers; this round's as far as they are written; NO_NUMBER of who rested
    points: ByRoundAndSeat
