/** PLACES Bid as one writes it for Colyseus, for four: what our own server stands beside in `make bench`. */
const { Room } = require("@colyseus/core");
const { schema, t } = require("@colyseus/schema");
const { makeRules } = require("./rules.js");

const CLOCK_MS = 1000; // patches are sent after every move: a room has nothing else to do regularly

const Seat = schema(
  { tokens: t.number(), bid: t.number(), passed: t.boolean(), buildings: t.array("string") },
  "Seat",
);
const State = schema(
  {
    phase: t.string(),
    round: t.number(),
    turn: t.number(),
    starter: t.number(),
    leader: t.number(),
    market: t.array("string"),
    deck_count: t.number(),
    seats: t.array(Seat),
  },
  "State",
);

function makeSeat({ project, ...open }) {
  return Object.assign(new Seat(open), { project }); // not a field of the schema: secret (PB4)
}

function shuffle(items) {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}
const random = { Shuffle: shuffle, Die: (sides) => 1 + Math.floor(Math.random() * sides) };

/** `box`: the cards for four players (PB2), and the numbers of rules.py. */
exports.makeRoom = (box) => {
  const rules = makeRules(box);

  return class extends Room {
    maxClients = 4;
    patchRate = CLOCK_MS;
    state = new State();
    messages = {
      deal: () => this.deal(),
      move: (client, { type, args }) => this.move(client, type, args),
    };

    deal() {
      rules.deal(this.state, random, makeSeat);
      this.clients.forEach((client, seat) => client.send("project", this.state.seats[seat].project));
      this.tell();
    }

    move(client, type, args) {
      const { turn } = this.state;
      const isLegal = turn !== null && client === this.clients[turn] && rules.moves[type]?.(this.state, ...args);
      if (isLegal) this.tell();
      else client.send("refused", type);
    }

    /** What has changed goes to all at once; whose turn it is, is told before that what is legal. */
    tell() {
      const { state } = this;
      state.deck_count = state.deck.length;
      if (state.phase === "over") this.broadcast("over", rules.result(state));
      else this.clients[state.turn].send("legal", rules.legal(state));
      this.broadcastPatch();
    }
  };
};
