/** PLACES Bid as one writes it for boardgame.io, for four: what our own server stands beside in `make bench`. */
const { INVALID_MOVE } = require("boardgame.io/core");
const { makeRules } = require("./rules.js");

/** `box`: the cards for four players (PB2), and the numbers of rules.py. */
exports.makeGame = (box) => {
  const rules = makeRules(box);
  const asMove =
    (move) =>
    ({ G }, ...words) =>
      move(G, ...words) ? undefined : INVALID_MOVE;

  function setup({ random }) {
    const G = {};
    rules.deal(G, random, (seat) => seat);
    return G;
  }

  /** Others' projects (PB4) and the deck are secret; whose turn it is, is told what is legal. */
  function playerView({ G, playerID }) {
    const { deck, served, leader, ...open } = G;
    const seats = G.seats.map((seat, i) =>
      G.phase === "over" || String(i) === playerID ? seat : { ...seat, project: null },
    );
    const high = leader === null ? null : { seat: leader, amount: rules.highest(G) };
    const yours = G.turn !== null && String(G.turn) === playerID;
    return { ...open, high, deck_count: deck.length, seats, legal: yours ? rules.legal(G) : [] };
  }

  return {
    name: "places-bid",
    minPlayers: 4,
    maxPlayers: 4,
    setup,
    moves: Object.fromEntries(Object.entries(rules.moves).map(([type, move]) => [type, asMove(move)])),
    // Every move ends a turn: without the events plugin, which would cost more.
    turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn } },
    endIf: ({ G }) => (G.phase === "over" ? rules.result(G) : undefined),
    playerView,
  };
};
