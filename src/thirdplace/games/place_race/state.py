"""Place Race NZ: the fields of a game, and what its numbers mean."""

from typing import Annotated, Final

from thirdplace.core.state import FIXED, state
from thirdplace.games.place_race.board import BOARD, HISTORY

SEATS: Final = 4
PLACES: Final = len(BOARD)
CARDS: Final = len(HISTORY)

PLANNING: Final = 0
RACING: Final = 1
OVER: Final = 2

OUT: Final = 0  # kinds of cards: not in this game,
DAY: Final = 1  # dealt face up,
LATE: Final = 2  # of the late deck, dealt or set aside

# Actions as numbers. The card and the place after the last have one too: they are never legal.
READY: Final = 0
SKIP: Final = 1
TURN_IN: Final = 2
MOVE: Final = TURN_IN + CARDS + 1
START: Final = MOVE + PLACES + 1
UNREADY: Final = START + PLACES + 1
ACCEPT: Final = UNREADY + 1
DECLINE: Final = ACCEPT + SEATS
WITHDRAW: Final = DECLINE + SEATS
OFFER: Final = WITHDRAW + SEATS
PAIRS: Final = (CARDS + 1) * (CARDS + 1)  # of a card to give and one to take

NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1
NEVER: Final = -1

BySeat = Annotated[list[int], SEATS]
ByPair = Annotated[list[int], SEATS * SEATS]
ByCard = Annotated[list[int], CARDS]


@state
class State:
    # What the options say.
    seats: int
    deck: int
    day_each: int
    late_each: int
    year_ms: int  # how long a year lasts, in milliseconds
    fixed_start: int  # PR5: the year in which the clock begins, or NEVER: lead_years before the first card
    lead_years: int
    removed: Annotated[list[int], CARDS, FIXED]  # 1: taken out of the deck
    # The table.
    phase: int
    start_year: int
    turn: int
    late_open: int  # PR2: 1 once the late cards have been flipped
    day_left: int  # cards not turned in yet
    all_left: int
    due: int  # the first open card that is not turned in
    lost_at: int  # PR9: when the year moves past that card, or NEVER while no clock runs
    won: int
    last_year: int  # the year in which the game ended
    # The seats.
    place: BySeat
    ready: BySeat
    locked: BySeat  # PR3: has traded, so the start is fixed
    left: BySeat  # own cards not turned in yet, face down or not
    finished: BySeat  # own cards turned in
    # Offers, by giver * SEATS + taker.
    offers: int  # how many there are
    give: ByPair  # a card of the giver, or NOTHING
    wish: ByPair  # a card of the taker
    # The cards.
    kind: ByCard
    owner: ByCard
    done: ByCard
    traded: ByCard
    pool: ByCard  # the late deck: what may lie face down
    pool_size: int
    loose: Annotated[list[int], CARDS + SEATS]  # cards that may still be traded (PR4): seat by seat,
    loose_from: BySeat  # from here on, each seat's cards rising and ended by NOTHING
