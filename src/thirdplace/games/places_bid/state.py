"""PLACES Bid: the fields of a game, and what its numbers mean."""

from typing import Annotated, Final

from thirdplace.core.state import FIXED, state

SEATS: Final = 6
CATEGORIES: Final = "PLACES"
BOX_CARDS: Final = 48
BLANK_CARDS: Final = 6
CARDS: Final = BOX_CARDS + BLANK_CARDS
MARKET: Final = 4

BIDDING: Final = 0
CHOOSING: Final = 1
OVER: Final = 2

NOBODY: Final = -1

BySeat = Annotated[list[int], SEATS]
ByCard = Annotated[list[int], CARDS]
Printed = Annotated[list[int], CARDS, FIXED]


@state
class State:
    # What the options say.
    seats: int
    boxed: int  # PB18: 1 if the bank holds only what is in the box
    fixed_first: int  # PB1: the first seat, or NOBODY: the seed picks one
    start_tokens: int
    never_bid: int  # tokens for passing without a bid (PB7)
    empty_handed: int  # tokens for a bidder for whom no building is left (PB12)
    outbid_quarters: int  # what a bidder who is not the highest pays, in quarters of the bid (PB11)
    project_building: int  # points for each building of one's project (PB16)
    full_set: int  # points for buildings of all categories (PB16)
    face_up: int  # cards turned up each round (PB2)
    points: Printed
    category: Printed  # 0-5, in PLACES order
    players: Printed  # used from this many players on; 0: no such card, or one that was taken out
    # The table.
    phase: int
    number: int  # of the round, from 1
    starter: int
    turn: int
    deck: ByCard  # the order of turning up
    deck_size: int
    turned: int  # how many cards of the deck have been turned up
    market: Annotated[list[int], MARKET]
    market_size: int
    bank: int
    high: int  # the highest bid of the round, 0 if there is none
    high_seat: int
    standing: int  # players who have not passed this round
    # The seats.
    tokens: BySeat
    bid: BySeat  # the last bid of the round, 0 if there is none
    passed: BySeat
    served: BySeat  # has chosen a building this round
    project: BySeat  # all six cards; those beyond the seats stay in the box
    owner: ByCard
    worth: BySeat  # points of one's buildings
    held: Annotated[list[int], SEATS * SEATS]  # buildings by seat and category
