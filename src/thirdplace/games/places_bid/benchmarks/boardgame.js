/**
 * PLACES Bid as one writes it for boardgame.io, for four: what our own server stands beside in `make bench`.
 * Rulings are numbered as in games/places_bid/rules.py; cards and numbers come from there, too.
 */
const { INVALID_MOVE } = require("boardgame.io/core");

const CATEGORIES = "PLACES";
const FACE_UP = 3; // PB2

/** `box`: the cards for four players (PB2), and the numbers of rules.py. */
exports.makeGame = (box) => {
  const cards = new Map(box.cards.map((card) => [card.id, card]));
  const order = new Map(box.cards.map((card, place) => [card.id, place]));

  const hasSet = (seat) => new Set(seat.buildings.map((id) => cards.get(id).category)).size === CATEGORIES.length;

  function score(seat) {
    const built = seat.buildings.map((id) => cards.get(id));
    const buildings = built.reduce((sum, card) => sum + card.points, 0);
    const project = box.per_project_building * built.filter((card) => card.category === seat.project).length;
    const places = hasSet(seat) ? box.full_set : 0;
    const total = buildings + project + seat.tokens + places; // PB16
    return { buildings, project, tokens: seat.tokens, places, total };
  }

  /** PB17: most points, then the full set, then the last bid of the final round. */
  function result(G) {
    const scores = G.seats.map(score);
    const ranks = G.seats.map((seat, i) => (scores[i].total * 2 + hasSet(seat)) * 1024 + (seat.bid ?? 0));
    const best = Math.max(...ranks);
    return { scores, winners: [0, 1, 2, 3].filter((seat) => ranks[seat] === best) };
  }

  function setup({ random, ctx }) {
    const projects = random.Shuffle([...CATEGORIES]);
    const seated = (project) => ({ tokens: box.start_tokens, bid: null, passed: false, project, buildings: [] }); // PB3
    const G = {
      phase: "bidding",
      round: 0,
      turn: null,
      starter: random.Die(ctx.numPlayers) - 1, // PB1
      market: [],
      deck: random.Shuffle([...cards.keys()]),
      high: null,
      seats: projects.slice(0, ctx.numPlayers).map(seated),
      served: [],
    };
    openRound(G);
    return G;
  }

  function openRound(G) {
    G.market = G.deck.splice(0, FACE_UP);
    for (const seat of G.seats) {
      seat.bid = null;
      seat.passed = false;
    }
    G.served = G.seats.map(() => false);
    G.round++;
    G.phase = "bidding";
    G.turn = G.starter;
    G.high = null;
  }

  function bid({ G }, amount) {
    const seat = G.seats[G.turn];
    const enough = Number.isInteger(amount) && amount > (G.high?.amount ?? 0); // PB5
    if (G.phase !== "bidding" || !enough || amount > seat.tokens) return INVALID_MOVE; // PB20
    seat.bid = amount;
    G.high = { seat: G.turn, amount };
    nextBidder(G);
  }

  function pass({ G }) {
    const seat = G.seats[G.turn];
    if (G.phase !== "bidding") return INVALID_MOVE;
    seat.passed = true;
    if (seat.bid === null) seat.tokens += box.never_bid; // PB7: at once
    nextBidder(G);
  }

  function choose({ G }, id) {
    const place = G.market.indexOf(id);
    if (G.phase !== "choosing" || place < 0) return INVALID_MOVE; // PB10
    const seat = G.seats[G.turn];
    seat.tokens -= G.turn === G.high.seat ? seat.bid : Math.ceil(seat.bid / 2); // PB11
    seat.buildings.push(id);
    G.served[G.turn] = true;
    G.market.splice(place, 1);
    const chooser = nextChooser(G);
    if (chooser === null || G.market.length === 0) settle(G);
    else G.turn = chooser;
  }

  function nextBidder(G) {
    const standing = G.seats.filter((seat) => !seat.passed).length;
    if (standing === 0) settle(G); // PB9: nobody bid
    else if (standing === 1 && G.high) {
      G.phase = "choosing"; // PB8
      G.turn = G.high.seat;
    } else {
      do G.turn = (G.turn + 1) % G.seats.length;
      while (G.seats[G.turn].passed);
    }
  }

  function nextChooser(G) {
    let best = null;
    G.seats.forEach((seat, i) => {
      if (seat.bid !== null && !G.served[i] && (best === null || seat.bid > G.seats[best].bid)) best = i;
    });
    return best;
  }

  function settle(G) {
    G.seats.forEach((seat, i) => {
      if (seat.bid !== null && !G.served[i]) seat.tokens += box.empty_handed; // PB12
    });
    G.market = []; // PB13, PB9
    if (G.high) G.starter = G.high.seat; // PB14
    if (G.deck.length === 0 || G.seats.some(hasSet)) {
      G.phase = "over"; // PB15
      G.turn = null;
    } else openRound(G);
  }

  function legal(G) {
    if (G.phase === "choosing") {
      const rising = [...G.market].sort((a, b) => order.get(a) - order.get(b));
      return rising.map((id) => ({ type: "choose", args: [id] }));
    }
    const found = [{ type: "pass", args: [] }]; // PB6
    for (let amount = (G.high?.amount ?? 0) + 1; amount <= G.seats[G.turn].tokens; amount++)
      found.push({ type: "bid", args: [amount] }); // PB5
    return found;
  }

  /** Others' projects (PB4) and the deck are secret; whose turn it is, is told what is legal. */
  function playerView({ G, playerID }) {
    const { deck, served, ...open } = G;
    const seats = G.seats.map((seat, i) =>
      G.phase === "over" || String(i) === playerID ? seat : { ...seat, project: null },
    );
    const yours = G.turn !== null && String(G.turn) === playerID;
    return { ...open, deck_count: deck.length, seats, legal: yours ? legal(G) : [] };
  }

  return {
    name: "places-bid",
    minPlayers: 4,
    maxPlayers: 4,
    setup,
    moves: { bid, pass, choose },
    // Every move ends a turn: without the events plugin, which would cost more.
    turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn } },
    endIf: ({ G }) => (G.phase === "over" ? result(G) : undefined),
    playerView,
  };
};
