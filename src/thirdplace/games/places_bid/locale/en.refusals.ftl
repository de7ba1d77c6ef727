### Why an action is refused, where no other game has the same reason (refusals.py).

error-bid-too-low = That bid is too low: it has to be at least 1 and higher than every bid so far.
error-not-enough-tokens = You do not have that many tokens.
error-already-passed = You have already passed this round.
error-card-not-available = That building is not in the market.

error-bad-options-first = The seats are numbered { $value }: choose one of them to begin.
error-bad-options-custom_buildings = Each of your buildings needs a name that contains letters or digits and that no other card has.
error-bad-options-no-buildings = There are no buildings of yours to print.
