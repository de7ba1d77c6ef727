"""Messages whose grammar is still being mended; nothing may be added, and it ends empty."""

__all__ = ["KNOWN_MISTAKES"]

KNOWN_MISTAKES = frozenset(
    line.strip()
    for line in """
    games/place_race/locale/en.board.web.ftl race-pace-times
    games/place_race/locale/en.ftl coach-chance-worlds
    games/place_race/locale/en.ftl coach-start-near
    games/places_bid/locale/en.board.web.ftl bid-pass-out
    games/places_bid/locale/en.board.web.ftl bid-won
    games/places_bid/locale/en.board.web.ftl bid-you-share
    games/places_bid/locale/en.board.web.ftl bid-you-won
    games/places_bid/locale/en.board.web.ftl bid-you-won-clearly
    games/places_bid/locale/en.cards.ftl card-doctors-office
    games/places_bid/locale/en.ftl ask-pass
    games/places_bid/locale/en.ftl ask-pass-only
    games/places_bid/locale/en.ftl bid-glance
    games/places_bid/locale/en.ftl bid-glance-total
    games/places_bid/locale/en.ftl coach-bid-alone
    games/places_bid/locale/en.ftl coach-bid-half
    games/places_bid/locale/en.ftl coach-bid-jump
    games/places_bid/locale/en.ftl coach-bid-least
    games/places_bid/locale/en.ftl coach-chance
    games/places_bid/locale/en.ftl coach-instead-bid
    games/places_bid/locale/en.ftl coach-instead-pass
    games/places_bid/locale/en.ftl coach-instead-take
    games/places_bid/locale/en.ftl coach-pass-behind
    games/places_bid/locale/en.ftl coach-pass-empty
    games/places_bid/locale/en.ftl coach-pass-tokens
    games/places_bid/locale/en.ftl coach-suspect
    games/places_bid/locale/en.ftl coach-take
    games/places_bid/locale/en.ftl coach-take-both
    games/places_bid/locale/en.ftl coach-take-deny
    games/places_bid/locale/en.ftl tie
    games/places_bid/locale/en.ftl won
    games/places_bid/locale/en.ftl won-clearly
    games/places_please/locale/en.ftl coach-chance
    games/places_please/locale/en.ftl coach-copy
    games/places_please/locale/en.ftl coach-differ
    games/places_please/locale/en.ftl coach-miss
    games/places_please/locale/en.ftl coach-miss-alike
    games/places_please/locale/en.ftl coach-miss-close
    games/places_please/locale/en.ftl coach-none-better
    games/places_please/locale/en.ftl coach-numbers
    games/places_please/locale/en.ftl coach-numbers-alike
    games/places_please/locale/en.ftl coach-numbers-close
    games/places_please/locale/en.ftl coach-rolling
    games/places_please/locale/en.ftl please-class-times
    games/places_please/locale/en.ftl solved-against
    games/places_please/locale/en.ftl solved-exploitability
    games/places_please/locale/en.ftl solved-percent
    games/places_please/locale/en.pad.ftl pad-digit
    locale/en.ftl advice-chance-to-win
    locale/en.ftl advice-points
    locale/en.ftl ladder-differences-note
    locale/en.ftl ladder-note
    locale/en.ftl ladder-pairs
    locale/en.ftl ladder-pairs-note
    locale/en.ftl ladder-percent
    locale/en.ftl ladder-rating-note
    locale/en.ftl ladder-slow
    locale/en.ftl review-cost
    locale/en.ftl review-from-to
    locale/en.more.web.ftl web-review-swing
    locale/en.more.web.ftl web-review-way
    locale/en.web.ftl web-percent
    """.splitlines()
)
