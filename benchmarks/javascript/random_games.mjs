// Random games with translated rules, from the same random stream as the compiled ones: how many actions there were, a
// checksum of all results, and how long it took. Used in Node and in a browser.

/** Seconds of this process's CPU in Node; in a browser, which has no such clock for pages, by the wall. */
const clock = () => {
  if (typeof process === "undefined") return performance.now() / 1000;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** `load(path)` imports a module of the folder of translations. */
export async function makePlayer(load, gameId, seats, seed, tempo) {
  const { GAME } = await load(`games/${gameId}.js`);
  const { FastGenerator } = await load("runtime/compiled.js");
  const playout = (await load("thirdplace/core/compilation/playout.js")).$module;
  const { rules, opening } = GAME;
  playout.rules = rules;
  const s = opening.prepare(seats, new opening.Options());
  const room = new Array(rules.MAX_LEGAL).fill(0);
  const rng = new FastGenerator(seed);
  return (games) => {
    let actions = 0;
    let checksum = 0n;
    const note = (number) => (checksum = BigInt.asIntN(64, checksum * 31n + BigInt(number)));
    const began = clock();
    for (let game = 0; game < games; game++) {
      rules.deal(s, rng);
      rules.begin(s);
      actions += playout.play_on(s, rng, room, 0, tempo, 0);
      note(rules.winners(s));
      for (let seat = 0; seat < seats; seat++) note(rules.score(s, seat));
    }
    return { actions, checksum: `${checksum}`, seconds: clock() - began };
  };
}

/** Ready to play until a time is over: first as many games as are compared, then whole portions. */
export async function prepare(load, { game, seats, seed, tempo, compared, seconds }) {
  const play = await makePlayer(load, game, seats, seed, tempo);
  return () => {
    const first = play(compared);
    let games = compared;
    let taken = first.seconds;
    while (taken < seconds) {
      taken += play(compared).seconds;
      games += compared;
    }
    return { ...first, games, gamesPerSecond: games / taken };
  };
}

if (typeof process !== "undefined" && process.argv[1]?.endsWith("random_games.mjs")) {
  const { pathToFileURL } = await import("node:url");
  const folder = pathToFileURL(`${process.argv[2]}/`);
  const load = (path) => import(new URL(path, folder).href);
  process.stdout.write(JSON.stringify((await prepare(load, JSON.parse(process.argv[3])))()));
}
