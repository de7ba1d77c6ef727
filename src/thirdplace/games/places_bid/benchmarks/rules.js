/**
 * The rules of PLACES Bid for four, for the servers that ours is compared with in `make bench` (boardgame.js, colyseus.js).
 * Rulings are numbered as in games/places_bid/rules.py; cards and numbers come from there, too.
 * A move changes the state that it is given, and returns whether it was legal.
 */
const CATEGORIES = "PLACES";
const SEATS = 4;
const FACE_UP = 3; // PB2

exports.makeRules = (box) => {
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

  /** `random`: boardgame.io's, or one like it. `makeSeat`: makes a server's own object of a seat's fields. */
  function deal(G, random, makeSeat) {
    const projects = random.Shuffle([...CATEGORIES]).slice(0, SEATS);
    G.starter = random.Die(SEATS) - 1; // PB1
    G.deck = random.Shuffle([...cards.keys()]);
    G.seats = projects.map((project) => makeSeat({ tokens: box.start_tokens, project, buildings: [] })); // PB3
    G.round = 0;
    openRound(G);
  }

  function openRound(G) {
    G.market = G.deck.splice(0, FACE_UP);
    for (const seat of G.seats) {
      seat.bid = null;
      seat.passed = false;
    }
    G.served = [false, false, false, false];
    G.round++;
    G.phase = "bidding";
    G.turn = G.starter;
    G.leader = null;
  }

  /** The highest bid; the seat that made it is G.leader. */
  const highest = (G) => (G.leader === null ? 0 : G.seats[G.leader].bid);

  function bid(G, amount) {
    const seat = G.seats[G.turn];
    const enough = Number.isInteger(amount) && amount > highest(G); // PB5
    if (G.phase !== "bidding" || !enough || amount > seat.tokens) return false; // PB20
    seat.bid = amount;
    G.leader = G.turn;
    nextBidder(G);
    return true;
  }

  function pass(G) {
    const seat = G.seats[G.turn];
    if (G.phase !== "bidding") return false;
    seat.passed = true;
    if (seat.bid === null) seat.tokens += box.never_bid; // PB7: at once
    nextBidder(G);
    return true;
  }

  function choose(G, id) {
    const place = G.market.indexOf(id);
    if (G.phase !== "choosing" || place < 0) return false; // PB10
    const seat = G.seats[G.turn];
    seat.tokens -= G.turn === G.leader ? seat.bid : Math.ceil(seat.bid / 2); // PB11
    seat.buildings.push(id);
    G.served[G.turn] = true;
    G.market.splice(place, 1);
    const chooser = nextChooser(G);
    if (chooser === null || G.market.length === 0) settle(G);
    else G.turn = chooser;
    return true;
  }

  function nextBidder(G) {
    const standing = G.seats.filter((seat) => !seat.passed).length;
    if (standing === 0) settle(G); // PB9: nobody bid
    else if (standing === 1 && G.leader !== null) {
      G.phase = "choosing"; // PB8
      G.turn = G.leader;
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
    if (G.leader !== null) G.starter = G.leader; // PB14
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
    for (let amount = highest(G) + 1; amount <= G.seats[G.turn].tokens; amount++)
      found.push({ type: "bid", args: [amount] }); // PB5
    return found;
  }

  return { deal, moves: { bid, pass, choose }, legal, highest, result };
};
