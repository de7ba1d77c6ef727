### What people read who learn PLACES Bid: the game at a glance, and what its lessons say.

glance-1 = Everyone has 15 tokens and a secret project: one category whose buildings bring 5 extra points each.
glance-2 = Each round a few buildings are turned face up. Bid higher than the last bid, or pass.
glance-3 = The highest bidder chooses first and pays the whole bid. The other bidders choose next and pay half of their own bids.
glance-4 = If you pass without a bid, you take 5 tokens. If you bid and no building is left, you take 2.
glance-5 = It ends when somebody has all six letters of PLACES, or when the cards run out.
glance-6 = Buildings, project, tokens, and 10 for all six letters: whoever has the most points wins.

lesson-bid-all = Example 1: everyone bids
    .text = Pierre, Lizzi, Clara and Hakeem bid for three buildings. Take Hakeem’s seat: how do you get a good one for half the price?
lesson-bid-all-goal = You are Hakeem, the last of four to bid. Three buildings are for sale, and everyone has 15 tokens. Your goal: a good building at a small price.
lesson-bid-all-raise = Pierre, Lizzi and Clara have bid 3, 4 and 5. Stay in: bid 6, the least you may.
    .hint = There will be time for that. To stay in, you only have to beat the 5: bid 6.
    .done = You bid 6, just as Hakeem did. Small steps keep the price down. Now the others answer.
lesson-bid-all-again = Pierre and Clara are out, and Lizzi says 7. Go up to 8.
    .hint = Lizzi has said 7, so 8 is enough. Bid 8.
    .done = 8, as in the example. Remember: whoever ends up second pays only half, and half of 8 is 4.
lesson-bid-all-pass = Lizzi says 9. Now being second is a bargain: you get a building for half of your 8. Pass.
    .hint = You could, but being first would cost you 10 or more, being second only 4. Pass this time.
    .done = You are out, but your 8 still counts: you choose second, and pay 4.
lesson-bid-all-first = The highest bidder chooses first and pays the whole bid: Lizzi takes City Hall for 9.
lesson-bid-all-choose = Your choice. The Amusement Park is worth 19, and Play is your secret project: 5 more. Take it.
    .hint = The Hotel brings 14 points. The Amusement Park brings 19, and 5 more for your project.
    .done = It is yours for 4. Clara gets the Hotel for 3: half of her 5, rounded up.
lesson-bid-all-end = Nothing is left for Pierre. He did bid, so he gets 2 tokens. Lizzi bid highest and opens the next round.
lesson-bid-all-learned =
    - Bid higher than the last bid, or pass: then you are out until the next round.
    - The highest bidder chooses first and pays the whole bid.
    - The other bidders choose after that, the higher bid first, and pay half, rounded up.
    - A bidder for whom no building is left gets 2 tokens.

lesson-bid-early = Example 2: out early
    .text = Pierre and Clara pass at once and take 5 tokens each. Take Lizzi’s seat and find out how little City Hall can cost.
lesson-bid-early-goal = You are Lizzi. The same three buildings, but this time two players stay out. Your goal: City Hall, for as little as you can.
lesson-bid-early-early = Pierre is first, and passes at once. That brings him 5 tokens, and no building this round.
lesson-bid-early-open = You are next, and nobody has bid. Begin with 3.
    .hint = Also possible, but the example begins with 3: enough to count, and not too expensive.
    .done = 3 to begin with. Let us see who wants more.
lesson-bid-early-over = Clara passes for 5 tokens; Hakeem says 5. You may not bid the same: bid 6.
    .hint = You still want City Hall. Hakeem has said 5, so the least is 6.
    .done = 6. Only Hakeem and you are left, for three buildings: both of you will get one. The question is who chooses first.
lesson-bid-early-last = Hakeem says 7. City Hall is worth 21, and Community is your project. Go to 8.
    .hint = You came for City Hall: 21 points and 5 for your project. It is worth a bid of 8.
    .done = 8. That is too much for Hakeem.
lesson-bid-early-choose = You bid highest, so you choose first. Take City Hall.
    .hint = Any card may be taken. But City Hall is worth most, and it fits your project.
    .done = City Hall costs you the whole 8. Hakeem pays 4 for the Amusement Park: half of 7, rounded up.
lesson-bid-early-end = Nobody takes the Hotel: it is discarded. Pierre and Clara now have 20 tokens each. Beware of them in the next round!
lesson-bid-early-learned =
    - If you pass before bidding, you get 5 tokens at once, but no building.
    - A bid has to be higher than the last one; the same is not enough.
    - Buildings that nobody takes are discarded.
    - Tokens are points too: saving can be a plan.
