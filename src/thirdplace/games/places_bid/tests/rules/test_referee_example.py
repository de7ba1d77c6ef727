"""The first example of PLACES Bid, played through the referee."""

from support.referee_caller import Caller

from thirdplace.games.places_bid import GAME


def test_example_1_over_json() -> None:
    ask = Caller()
    setup = {
        "first": 0,
        "projects": ["P", "L", "A", "C"],
        "deck": ["hotel", "city-hall", "amusement-park", "pool"],
    }
    state = ask("new", game=GAME.id, seats=4, seed="any text", setup=setup)["state"]
    assert state["market"] == ["hotel", "city-hall", "amusement-park"]
    assert state["deck"] == ["pool"]
    assert [seat["project"] for seat in state["seats"]] == ["P", "L", "A", "C"]
    for seat, amount in [(0, 3), (1, 4), (2, 5), (3, 6)]:
        assert ask("do", seat=seat, action={"type": "bid", "amount": amount})["ok"]
    assert ask.code("do", seat=0, action={"type": "bid", "amount": 6}) == "bid-too-low"
    assert ask.code("do", seat=0, action={"type": "bid", "amount": 16}) == "not-enough-tokens"
    assert ask.code("do", seat=0, action={"type": "choose", "card": "hotel"}) == "wrong-phase"
    assert ask.code("do", seat=1, action={"type": "pass"}) == "not-your-turn"
    ask("do", seat=0, action={"type": "pass"})
    assert ask.code("do", seat=0, action={"type": "bid", "amount": 7}) == "already-passed"
    for seat, action in [(1, 7), (2, None), (3, 8), (1, 9), (3, None)]:
        told = {"type": "pass"} if action is None else {"type": "bid", "amount": action}
        answer = ask("do", seat=seat, action=told)
    assert answer["events"][-1] == {"type": "bidding-over", "seat": 1, "amount": 9}
    assert ask.code("do", seat=1, action={"type": "choose", "card": "pool"}) == "card-not-available"
    assert ask("legal", seat=1)["actions"] == [
        {"type": "choose", "card": card} for card in ("amusement-park", "hotel", "city-hall")
    ]
    ask("do", seat=1, action={"type": "choose", "card": "city-hall"})
    ask("do", seat=3, action={"type": "choose", "card": "amusement-park"})
    answer = ask("do", seat=2, action={"type": "choose", "card": "hotel"})
    assert answer["events"] == [
        {"type": "bought", "seat": 2, "card": "hotel", "paid": 3},
        {"type": "empty-handed", "seat": 0, "received": 2},
        {"type": "round", "round": 2, "starter": 1, "market": ["pool"]},
    ]
    assert [seat["tokens"] for seat in answer["state"]["seats"]] == [17, 6, 12, 11]
