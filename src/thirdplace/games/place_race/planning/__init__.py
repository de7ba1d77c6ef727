"""Place Race NZ: plans for the whole team. Who fetches which card, who trades, by which way.

Computer players, the coach and the check that a deal can be won all use these.
"""
