### PLACES Bid: the rules page, in our own words.

rules-goal = What it is about
    .text =
    Six letters, six sides of a town’s life: Play, Live, Academic, Community, Employ and Shop. Three to six of you invest, each in a town of your own. Every round a few buildings come up for auction, and never enough for everyone. Bid high and you choose first but pay in full; drop out in time and you choose later for half the money; stay out and your purse grows.

    Four things bring you points at the end:

    - the points on the buildings you own
    - a bonus for the buildings that suit your secret project
    - the tokens you have left
    - a bonus if you own at least one building of each of the six categories

    Whoever has the most points wins.

rules-components = What is in the game
    .text =
    - 48 building cards, eight in each of the six categories
    - 6 project cards, one for each category
    - 82 tokens: seventy worth 1 and twelve worth 5, together 130
    - 6 blank cards for buildings you invent yourselves

    No box at hand? Cards, tokens, a score sheet and this rulebook can be printed: see “Print” on the website, or `thirdplace print places-bid`.

rules-cards = How to read a building card
    .text =
    - **The number** is what the building scores at the end. It is not a price tag: the bidding sets the price.
    - **Letter, icon and colour** show the category: Play is green, Live red, Academic yellow, Community violet, Employ blue, Shop orange.
    - **The meeple mark** (3+, 4+ or 5+) shows the smallest number of players for which the card is used.
    - **Name and picture**, a watercolour sketch, show which building it is. They have no effect on the game, but you are welcome to fall in love with one, and to pay too much for it.

rules-tokens = Tokens
    .text =
    Tokens are your money during the game and points at the end of it. What counts is their total value, never which pieces make it up: one 5 and five 1s are the same, and change is given at any time. Wherever these rules say “8 tokens”, they mean a value of 8.

rules-setup = Setting up
    .text =
    - Everyone receives 15 tokens: ten 1s and one 5.
    - Shuffle the six project cards and deal one to each player. Look at yours and keep it to yourself. Those left over go back into the box unseen.
    - Take the building cards that suit your number of players. With three players these are the 24 cards marked 3+; with four, the 36 cards marked 3+ or 4+; with five or six, all 48. The rest stay in the box.
    - Shuffle these building cards into a face-down deck.

    In other words: with four players take out the 12 cards marked 5+, with three players also the 12 marked 4+, and put them back into the box.

rules-project = Your secret project
    .text =
    Your project card names one of the six categories. At the end, every building you own in that category is worth 5 points more. All the projects in a game are different, and nobody but you knows yours until the game is over. The projects that were not dealt are never part of anyone’s score.

rules-first-seat = Who starts?
    .text =
    At a kitchen table the youngest of you opens the first round. thirdplace asks nobody’s age: when you set up the table you can name the seat that starts (`first`), and otherwise it is chosen at random. From there play always goes clockwise, in the order of the seats.

rules-market = A round begins: the market
    .text =
    Turn cards from the deck face up. They are this round’s market:

    - with three players, 2 cards
    - with four players, 3 cards
    - with five or six players, 4 cards

    There are always fewer buildings than players.

rules-bidding = Bid or pass
    .text =
    The starting player speaks first, then it goes round clockwise. You never bid for a particular building: your bid is for the right to choose early. On your turn, do one of two things:

    - **Bid.** Name a whole number of tokens, at least 1, higher than every bid so far this round and no more than you own. Nothing is paid yet. At a real table, push the tokens of your bid a little way forward: everyone can see what you have bid, and you can see that you have enough.
    - **Pass.** You are out of the bidding until the next round.

    The starting player may pass too. The bidding may travel round the table as often as it needs to, and you can raise your own earlier bid whenever somebody has gone above it. What counts for you later is always your last bid.

rules-passing = Passing without a bid
    .text =
    If you pass before you have made any bid in this round, you take 5 tokens from the bank on the spot. You get no building this round, even if some are left over.

    If you pass after you have bid, you get nothing at once: you are one of the bidders and will have your turn at the market.

rules-bid-end = When the bidding stops
    .text =
    The bidding is over as soon as everyone but one has passed and that one has made a bid: this player is the highest bidder.

    If everyone else has passed without a single bid being made, the last player still has a choice: bid any amount, which ends the bidding at once, or pass as well.

    If really nobody bids, each of you has taken 5 tokens. The whole market is discarded, and the same player starts the next round.

rules-choosing = Pay and choose
    .text =
    All who bid now go to the market one after another, the highest last bid first.

    - **The highest bidder** takes any one of the face-up buildings and pays the whole bid.
    - **Every other bidder**, in falling order of their last bids, takes any one of the buildings still there and pays half of their own last bid, rounded up: 2 tokens for a bid of 4, 3 tokens for a bid of 5.
    - **Bidders who find the market empty** pay nothing and receive 2 tokens each as a consolation.

    You choose freely; it need not be the building with the most points, and one that suits your project may be worth more to you. But you cannot decline: if you have bid and a building is there when your turn comes, you must take one and pay for it.

    Lay your buildings out in front of you in the order P, L, A, C, E, S. Buildings that nobody took are discarded at the end of the round.

rules-next-round = The next round
    .text =
    Turn up a new market of the same size. Whoever was the highest bidder of the round just played speaks first. Everyone who passed is back in.

rules-open = What everyone may see
    .text =
    Tokens, bids and buildings lie open for all to see throughout the game. The only secrets are the project cards and the order of the deck. Nobody may hide a building they have bought. You may own as many buildings of one category as you like.

rules-end = The end of the game
    .text =
    When a round is completely settled, check two things. The game is over if

    - at least one player owns a building in each of the six categories, or
    - the deck is used up.

    Without buildings of your own making, that is after twelve rounds at the latest, however many of you play.

rules-scoring = Scoring
    .text =
    Reveal the projects and add up for each player:

    - **Buildings:** the points on all your building cards.
    - **Project:** 5 points for each of your buildings in the category of your project.
    - **Tokens:** their value: 1 point for a 1, 5 points for a 5.
    - **PLACES:** 10 points if you own at least one building in each of the six categories. If several of you have managed it, each of you gets the 10.

    The highest total wins, and an ice cream would not be out of place.

rules-ties = Ties
    .text =
    If several players share the highest total, those among them who own all six categories come out ahead. If that does not settle it, compare their last bids in the final round: the highest wins; anyone who made no bid in it counts as 0. If even that is equal, they share the win.

rules-custom = Option: your own buildings
    .text =
    The box has blank cards, and so have we. With `custom_buildings` you add up to six buildings of your own. Give each a name that no other card has, a category, 1 to 50 points and a mark of 3+, 4+ or 5+, which works as on every other card. They are shuffled into the deck with the rest.

    If the deck then does not divide evenly, the last market simply has fewer cards.

rules-bank = Option: how much the bank holds
    .text =
    Normally the bank never runs dry (`bank` set to `coins`): at a real table you would reach for a few coins from your pocket.

    If you would rather play strictly with what is in the box (`bank` set to `box`), all players and the bank together have tokens worth 130. Tokens you pay go back to the bank. If the bank owes someone more than it has, it pays out what it has left, and the remainder is not made up later.

rules-auto-pass = Help: passing automatically
    .text =
    If you have too few tokens to bid higher, passing is the only thing you can do. You may have thirdplace do it for you whenever that happens. Each player decides for themselves, and at first it is switched off.

rules-values = Points in each category
    .text =
    Each category has eight buildings. Four of them are in every game, two more join with four or more players, and the last two with five or six:

    - Play: 1, 12, 13, 24; with four or more players also 6, 19; with five or six also 7, 18
    - Live: 2, 11, 14, 23; with four or more players also 5, 20; with five or six also 8, 17
    - Academic: 3, 10, 15, 22; with four or more players also 4, 21; with five or six also 9, 16
    - Community: 4, 9, 16, 21; with four or more players also 3, 22; with five or six also 10, 15
    - Employ: 5, 8, 17, 20; with four or more players also 2, 23; with five or six also 11, 14
    - Shop: 6, 7, 18, 19; with four or more players also 1, 24; with five or six also 12, 13

    No category is richer than another: the points of each add up to 50 with three players, 75 with four and 100 with five or six.

rules-scale = Block, neighbourhood, community
    .text =
    All but two of the buildings were painted from real ones, nearly always in North Carolina, and each card has a scale. This is there for the curious and changes nothing in the game.

    Buildings for the **block** and the **neighbourhood** belong close to home: in the liveliest places, everything from P to S can be reached in about five minutes on foot. Others, such as a stadium or a hospital, only make sense for several neighbourhoods together; that is the scale of the **community**, and you may go there by bus, by bicycle or by car. So children walk to their elementary school but ride to the high school, and there may be a corner shop at the end of the street while the supermarket is a drive away. The card list gives the scale of every building and, where there is a real one, the town it stands in.

example-setup = Setting up for three
    .text =
    Pierre, Lizzi and Clara are going to play. Each of them takes ten 1s and one 5: 15 tokens.

    They shuffle the six project cards. Pierre is dealt Play, Lizzi Shop and Clara Academic, but of course each of them sees only their own. The other three projects go back into the box unseen.

    Then they go through the 48 building cards. The Movie Theater (13 points) has the mark 3+: it stays. The Skyscraper (23 points) has 4+ and the Museum (15 points) 5+: both go back into the box. In the end 24 of the cards have gone back and 24 are left. These are shuffled and laid down as a deck, and the first 2 are turned up. Clara is the youngest and opens the bidding.

example-1 = A round with everyone bidding
    .text =
    Pierre, Lizzi, Clara and Hakeem sit in this order, each with 15 tokens. The market shows the Hotel (14 points), City Hall (21) and the Amusement Park (19).

    Pierre opens with 3. Lizzi says 4, Clara 5, Hakeem 6. The second time round Pierre passes, Lizzi goes to 7, Clara passes, and Hakeem answers with 8. Lizzi says 9, Hakeem passes, and the bidding is over.

    - Lizzi bid highest. She chooses City Hall and pays all 9 tokens.
    - Hakeem’s last bid was 8. He takes the Amusement Park for half of that: 4 tokens.
    - Clara’s last bid was 5. Half of it, rounded up, is 3: that is what the Hotel costs her.
    - Pierre bid as well, but the market is empty. He receives 2 tokens.

    Lizzi now has 6 tokens, Hakeem 11, Clara 12 and Pierre 17. Lizzi opens the next round.

example-2 = A round with early passes
    .text =
    The same four players, the same three buildings, 15 tokens each. This time Pierre passes straight away and takes 5 tokens. Lizzi opens with 3. Clara passes too and takes 5 tokens. Hakeem raises to 5.

    Pierre and Clara are out for this round, so only two are left. Lizzi would like to say 5 as well, but an equal bid is refused: it has to be at least 6. So she bids 6. Hakeem goes to 7, Lizzi to 8, and Hakeem passes.

    - Lizzi chooses City Hall and pays her 8 tokens.
    - The Amusement Park goes to Hakeem. Half of 7 is 3½; rounded up, that makes 4 tokens.
    - Nobody is left to take the Hotel, so it is discarded. Pierre and Clara took their 5 tokens each when they passed.

    Lizzi now has 7 tokens, Hakeem 11, Pierre and Clara 20 each.

ruling-PB1 = Who goes first if nobody wants to say how old they are?
    .text = You can name a seat with `first`. If you do not, the first seat is drawn from the game’s seed. Clockwise means the order of the seats.
ruling-PB2 = Which cards are in the deck, and how many are turned up?
    .text = Three players use the 24 cards marked 3+ and turn up 2 a round; four use the 36 cards marked 3+ or 4+ and turn up 3; five and six use all 48 and turn up 4. So a standard game lasts twelve rounds at most. Name, category, points, mark, location and scale are those of the list in the English rulebook.
ruling-PB3 = Does it matter which tokens I hold?
    .text = No. Everyone starts with a value of 15, change is always given, and only the total counts. Everyone can see everyone’s tokens, bids and buildings.
ruling-PB4 = Who knows which project is whose?
    .text = Only its owner, until the game is over. No two players have the same project, and the projects that were not dealt are not shown during the game either.
ruling-PB5 = What exactly may I bid?
    .text = A whole number, at least 1, more than the highest bid so far and no more than your tokens. In the second example of the printed rules one bid merely equals the one before it; we take that for a misprint. An equal bid is refused.
ruling-PB6 = May the starting player pass?
    .text = Yes. The printed rules show it in an example.
ruling-PB7 = When do I get the 5 tokens for passing?
    .text = At once, if you have not bid in this round. Passing is final until the round is over.
ruling-PB8 = Everyone but me has passed, and nobody has bid. What now?
    .text = You may bid any amount you can afford, and that ends the bidding; or you pass as well. Otherwise the bidding ends as soon as the only player who has not passed has made a bid.
ruling-PB9 = What if nobody bids at all?
    .text = Everyone has received 5 tokens for passing, the whole market is discarded, and the same player starts the next round.
ruling-PB10 = In which order do we choose, and may I decline?
    .text = The highest bidder first, then the others from the highest last bid down. No two bids can be equal, so the order is always clear. You may choose any face-up building, but if you have bid and one is left, you must take one.
ruling-PB11 = What do I pay?
    .text = The highest bidder pays the full bid. Every other bidder pays half of their own last bid, rounded up.
ruling-PB12 = I bid, but no building is left for me. What now?
    .text = You receive 2 tokens. If this happens to several of you, you are paid in the order of your bids, highest first, once the choosing is done.
ruling-PB13 = What becomes of buildings nobody takes?
    .text = They are discarded at the end of the round and do not come back.
ruling-PB14 = Who starts the next round?
    .text = The highest bidder of the round before. (For a round without bids, see PB9.)
ruling-PB15 = When do we check whether the game is over?
    .text = Once a round is completely settled, never in the middle of one. It is over if someone owns all six categories or the deck is empty.
ruling-PB16 = How is the score made up?
    .text = The points on your buildings, plus 5 for each of your buildings in your project’s category, plus your tokens, plus 10 if you own all six categories.
ruling-PB17 = We have the same score. Who wins?
    .text = Among those with the highest score, whoever owns all six categories; then whoever’s last bid in the final round was higher, and anyone who made no bid in it counts as 0. If that is equal too, you share the win.
ruling-PB18 = Can the bank run out of tokens?
    .text = Not in the normal game, where `bank` is `coins`. With `bank` set to `box` there are only the 130 of the box (twelve 5s and seventy 1s): the bank then pays no more than it has, and everything players pay goes back to it.
ruling-PB19 = How do the blank cards work?
    .text = With `custom_buildings` you add up to six cards, each with a name, a category, 1 to 50 points and a mark of 3+, 4+ or 5+. They are shuffled in. If the deck does not divide evenly, the last round has fewer cards.
ruling-PB20 = What if I bid more than I have?
    .text = Here it cannot happen: the bid is refused, you are told why, nothing changes, and it is still your turn. At a real table it may slip through if you do not push your tokens forward as you bid. Then be kind to one another and agree on what seems fair. You could play the round again from the start, perhaps with the overbidder sitting it out.
ruling-PB21 = I cannot go any higher. Must I still press “pass”?
    .text = Passing is all you can do, and normally you say so yourself. If you like, switch on automatic passing for such moments; it is off until you do.

tip-push-forward = Push the tokens of your bid out in front of you. That way nobody forgets what was bid, and you never bid what you do not have.
tip-token-is-point = Every token you keep is a point. So ask what a building really brings you: its points, plus 5 if it suits your project, minus what you pay.
tip-second-is-sweet = Choosing first costs all of your bid, choosing second only half. If two buildings are nearly as good as each other, let someone else win.
tip-count-the-chairs = Count the bidders and count the cards. If you will get a building anyway, there is no need to go higher.
tip-no-way-back = Once you have bid, you may be left with the building nobody wanted, and you will have to pay for it. Look at the worst card in the market before you make your first bid.
tip-passing-pays = Passing straight away is not giving up: 5 tokens are 5 points, and next round you can outbid people who have just spent theirs.
tip-watch-the-sets = Keep an eye on who is missing just one letter. When the sixth falls into place, that round is the last.
tip-project-poker = If you snap up every building of one colour, everyone will guess your project. Now and then, hide it behind something pretty.
tip-save-for-a-lean-day = When the others have empty purses, great buildings go for a song. It is worth having a few tokens left on that day.

credits =
    PLACES™ Bid is a game by Stewart Wright and Daniel Wright, published by The Little Stream Company. © 2024 Daniel Wright and Stewart Wright. Stewart Wright devised the mechanics, edited the game and wrote its rules; Daniel Wright created the theme, the illustrations, the graphic design and the texts. (The German and Italian rulebooks name both of them as authors of the rules.) The printed rules were translated into German by Virginia Vogt and into Italian by Beatrice Pancalli.

    thirdplace is an independent implementation and is not affiliated with any of them. These texts are our own; where they and the printed rules differ, the rulings PB1 to PB21 say why.

credits-idea = Where PLACES comes from
    .text =
    Daniel Wright and his friend Michael Hathorne thought up the word PLACES as a way to remember all the activities that make our communities great.

    The authors hope that you will enjoy the game and then look at your own neighbourhood with fresh eyes: which of the six is well provided for, and what is missing for a lively place where everyone belongs? Not every kind of building could be in the box. If you would like a card for one where you live, they are glad to hear from you.

credits-thanks = Thanks
    .text =
    The authors’ thanks in the printed rulebook go to

    - Tim Burgess (Your Local Game Store) and Ben Burgess, who gave them hope that the game could become real
    - Daunis Wright, for love, support and the pieces of the first prototype
    - Ashley, Krista, Emma, Eislely, Lila and Ethan Wright, for the Little Stream logo, for playing and testing, for feedback, love and support
    - Michael Hathorne, who helped to find the word PLACES
    - Christian Simpson, for his advice on the pictures and for the video
    - Garth Hunt, for a beautiful voice
    - Miguel Saldivia at LudoFact, who helped to produce a professional game
    - Matt and Natalie Hughes, for testing again and again and for honest feedback
    - many others who played, tested, shared and encouraged
    - and you, for giving PLACES a chance.

    We thank all of them too, and Lila for lending her name to the tips.

credits-links = Where to find the publisher
    .text =
    The Little Stream Company is a family business that wants to bring joy. The boxed game, other things that Krista, Emma, Eislely, Lila and Ethan have made, and ideas for using PLACES in a classroom or a community group are on its website: [www.littlestreamcompany.com](https://www.littlestreamcompany.com). To reach the authors, write to [daniel@littlestreamcompany.com](mailto:daniel@littlestreamcompany.com).
