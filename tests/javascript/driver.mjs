// Plays what it is told on standard input, one JSON line after the other, with the translated games in the folder that
// it is given, and answers each line with what came of it.
import { createHash } from "node:crypto";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const folder = pathToFileURL(`${process.argv[2]}/`);
const load = (path) => import(new URL(path, folder).href);
const runtime = await load("runtime/index.js");
const { jsonDecode, jsonEncode, Exception } = runtime;
const { to_numbers } = await load("runtime/state.js");
const { Chance } = await load("thirdplace/core/chance.js");
const { Refused } = await load("thirdplace/core/errors.js");
const { Match } = await load("thirdplace/core/match.js");
const records = await load("thirdplace/core/records/record.js");

const games = new Map();

async function gameOf(id) {
  if (!games.has(id)) games.set(id, (await load(`games/${id}.js`)).GAME);
  return games.get(id);
}

const digest = (text) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** What was refused, as a code and a detail; what else went wrong, as it is. */
function tryTo(call) {
  try {
    return call();
  } catch (wrong) {
    if (wrong instanceof Refused) return `refused ${wrong.code} / ${wrong.detail}`;
    throw wrong;
  }
}

/** The rules alone: `lines` are seat, action (-1: none), actions to ask about, time, later time (-1: none). */
async function playRules({ game: id, seats, options, seed, lines, verbose }) {
  const game = await gameOf(id);
  const { rules, opening } = game;
  const s = opening.prepare(seats, runtime.convert(options, opening.Options));
  const chance = new Chance(seed);
  rules.deal(s, chance);
  rules.begin(s);
  const told = [];
  for (const [seat, action, asked, now, later] of lines) {
    const legal = [];
    for (let one = 0; one < seats; one++) {
      const room = new Array(rules.MAX_LEGAL).fill(0);
      const count = rules.legal(s, one, now, room);
      legal.push(room.slice(0, count));
    }
    const refusals = asked.map(([other, one]) => rules.refusal(s, other, one, now));
    const forced = legal.map((_, one) => rules.forced_action(s, one, now));
    if (action >= 0) rules.apply(s, seat, action, now);
    if (later >= 0) rules.tick(s, later);
    const scores = legal.map((_, one) => rules.score(s, one));
    const drawn = s.__copy__();
    rules.resample(drawn, seat, new Chance("world"));
    const facts = [rules.active(s), Boolean(rules.over(s)), rules.winners(s), rules.deadline(s), rules.next_unlock_time(s, now)];
    const text = jsonEncode([legal, refusals, forced, scores, facts, to_numbers(s), to_numbers(drawn)]);
    told.push(verbose ? text : digest(text));
  }
  return told;
}

/** A whole match: `lines` are seat, action as JSON (null: none), time; wrong actions are refused. */
async function playMatch({ game: id, seats, options, seed, setup, lines, verbose }) {
  const game = await gameOf(id);
  const match = tryTo(() => new Match(game, seats, seed, options, setup ?? null));
  if (typeof match === "string") return [match];
  const viewers = [null, "all", ...Array.from({ length: seats }, (_, seat) => seat)];
  const told = [];
  const tell = (events) => {
    const views = match.views(viewers).map(jsonEncode);
    const legal = viewers.slice(2).map((seat) => jsonEncode(match.legal(seat)));
    const text = [...views, ...legal, ...events].join("\n");
    told.push(verbose ? text : digest(text));
  };
  tell([]);
  for (const [seat, action, at] of lines) {
    const step = tryTo(() => (action === null ? match.tick(at) : match.do(seat, jsonDecode(jsonEncode(action)), at)));
    tell(typeof step === "string" ? [step] : step.events_for(viewers).map(jsonEncode));
  }
  const kept = viewers.map((viewer) => records.to_json(records.record_of(match, viewer)));
  told.push(verbose ? kept.join("\n") : digest(kept.join("\n")));
  const again = records.verify(records.from_json(kept[1]));
  told.push(jsonEncode(again.view("all")) === jsonEncode(match.view("all")) ? "verified" : "differs");
  return told;
}

/** Players: `lines` are moves ["do", seat, action, at], and questions ["ask", seat, level, seed, at]. */
async function playPlayers({ game: id, seats, options, seed, lines }) {
  const game = await gameOf(id);
  const match = new Match(game, seats, seed, options);
  const told = [];
  for (const [kind, seat, ...rest] of lines) {
    if (kind === "do") match.do(seat, rest[0], rest[1]);
    else {
      const [level, number, at] = rest;
      const chosen = game.part("bots").choose(level, match.situation(seat, at), new runtime.Random(number));
      told.push(jsonEncode(chosen));
    }
  }
  return told;
}

/** The coach: `lines` are moves [seat, action, whether it is asked before]; at the end of a game, its review. */
async function askCoach({ game: id, seats, options, seed, lines }) {
  const game = await gameOf(id);
  const { ask_coach, coach_of, random_from } = await load("thirdplace/core/parts/coach.js");
  const { review_record } = await load("thirdplace/device/reviews.js");
  const match = new Match(game, seats, seed, options);
  const told = [];
  for (const [seat, action, asked] of lines) {
    if (asked) {
      const chances = coach_of(game).estimate_chances(match.options, match.state, match.now, random_from("c"), null);
      told.push(jsonEncode(ask_coach(match.situation(seat))), jsonEncode(chances));
    }
    match.do(seat, action);
  }
  if (match.over) told.push(review_record(`{"record":${jsonEncode(records.record_of(match))}}`, () => {}));
  return told;
}

/** A table: `lines` are a command (as JSON, or [class, arguments] for the server's own), keys, and the time. */
async function playTable({ created, lines, verbose }) {
  const commands = await load("thirdplace/table/commands.js");
  const entries = await load("thirdplace/table/entries.js");
  const { Table } = await load("thirdplace/table/table.js");
  const { make_table_log } = await load("thirdplace/table/table_config.js");
  const { transition } = await load("thirdplace/table/transition.js");
  const { UpdateBuilder, build_missed_update } = await load("thirdplace/table/update_builder.js");
  await gameOf(created.game);
  const log = tryTo(() => make_table_log(runtime.convert({ ...created, type: "made" }, entries.Entries)));
  if (typeof log === "string") return [log];
  let table = Table.fold("table", log, 0);
  const fail = (wrong) => {
    throw wrong;
  };
  const told = [];
  for (const [command, keys, now] of lines) {
    const asked = Array.isArray(command)
      ? new commands[command[0]](...command.slice(1))
      : jsonDecode(JSON.stringify(command), commands.Commands);
    const since = table.version;
    const made = transition(table, [{ command: asked, keys: new Set(keys) }], now, undefined, fail);
    table = made.table;
    const [outcome] = made.outcomes;
    const said = [outcome.refused === null ? "fine" : `refused ${outcome.refused.code} / ${outcome.refused.detail}`];
    for (const applied of made.applied) {
      const text = entries.encode_entry(applied.entry);
      log.push(entries.decode_entry(text));
      said.push(text);
    }
    said.push(jsonEncode(outcome.signal), jsonEncode(outcome.next_table), jsonEncode(table.next_wake_time()));
    const present = [null, ...table.seats];
    const builder = new UpdateBuilder(table, present, now, made.applied, since);
    const whole = new UpdateBuilder(table, present, now);
    for (const seat of present) {
      const own = new Set(seat === null ? ["host"] : [`key-${seat}`]);
      said.push(jsonEncode(builder.build_update(seat, own)), jsonEncode(whole.build_update(seat, own)));
    }
    said.push(jsonEncode(build_missed_update(table, log, Math.max(1, since - 2), null, new Set(), now)));
    table.table_info_dirty = false;
    told.push(verbose ? said.join("\n") : digest(said.join("\n")));
  }
  const again = Table.fold("table", log, lines.at(-1)?.[2] ?? 0);
  told.push(jsonEncode([again.version, again.phase, again.match === null ? null : again.match.view("all")]));
  return told;
}

/** Functions of the runtime, or of a module: [path, name, arguments as JSON]. */
async function callAll({ calls }) {
  const told = [];
  for (const [path, name, given] of calls) {
    const module = path === "runtime" ? runtime : await load(path);
    told.push(answerOf(() => jsonEncode(module[name](...plain(jsonDecode(given))))));
  }
  return told;
}

/** Values, as text, as a type of a module: [path, name of the type, JSON, whether it is read as JSON]. */
async function convertAll({ values }) {
  const told = [];
  for (const [path, name, text, fromJson] of values) {
    const type = (await load(path))[name];
    told.push(answerOf(() => jsonEncode(fromJson ? jsonDecode(text, type) : runtime.convert(jsonDecode(text), type))));
  }
  return told;
}

/** What Python's random.Random gives, draw by draw: [method, arguments]. */
function drawAll({ seed, draws }) {
  const rng = new runtime.Random(BigInt(seed));
  return draws.map(([name, ...given]) => {
    const drawn = rng[name](...given);
    return String(name === "shuffle" ? given[0] : drawn);
  });
}

/** The numbers that follow from a seed. */
function drawChance({ seed, limits }) {
  const chance = new Chance(seed);
  return limits.map((limit) => chance.below(limit));
}

function answerOf(call) {
  try {
    return call();
  } catch (wrong) {
    if (!(wrong instanceof Exception)) throw wrong;
    return `${wrong.constructor.name}: ${wrong.message}`;
  }
}

/** Whole numbers written as fractions, as numbers. */
function plain(value) {
  if (Array.isArray(value)) return value.map(plain);
  return value instanceof runtime.Float ? value.value : value;
}

const COMMANDS = { rules: playRules, match: playMatch, players: playPlayers, coach: askCoach, table: playTable, calls: callAll, convert: convertAll, draws: drawAll, chance: drawChance };

for await (const line of createInterface({ input: process.stdin })) {
  let answer;
  try {
    const told = JSON.parse(line);
    answer = { fine: await COMMANDS[told.command](told) };
  } catch (wrong) {
    answer = { wrong: wrong.stack ?? String(wrong) };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
