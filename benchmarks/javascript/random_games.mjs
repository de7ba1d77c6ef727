// Random games with translated rules, from the same random stream as the compiled ones: how many actions there were, a
// checksum of all results, and how long it took. Used in Node and in a browser.

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
    const began = performance.now();
    for (let game = 0; game < games; game++) {
      rules.deal(s, rng);
      rules.begin(s);
      actions += playout.play_on(s, rng, room, 0, tempo, 0);
      note(rules.winners(s));
      for (let seat = 0; seat < seats; seat++) note(rules.score(s, seat));
    }
    return { actions, checksum: `${checksum}`, seconds: (performance.now() - began) / 1000 };
  };
}

/** Plays until a time is over: first as many games as are compared, then whole portions. */
export async function measure(load, { game, seats, seed, tempo, compared, seconds }) {
  const play = await makePlayer(load, game, seats, seed, tempo);
  const first = play(compared);
  let games = 0;
  let taken = 0;
  while (taken < seconds) {
    taken += play(compared).seconds;
    games += compared;
  }
  return { ...first, gamesPerSecond: games / taken };
}

if (typeof process !== "undefined" && process.argv[1]?.endsWith("random_games.mjs")) {
  const { pathToFileURL } = await import("node:url");
  const folder = pathToFileURL(`${process.argv[2]}/`);
  const load = (path) => import(new URL(path, folder).href);
  process.stdout.write(JSON.stringify(await measure(load, JSON.parse(process.argv[3]))));
}
