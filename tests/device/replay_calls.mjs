// Makes the calls that standard input lists (one JSON line for each table) at the translated code in the folder that it is
// given, and writes what came of each.
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const folder = pathToFileURL(`${process.argv[2]}/`);
const load = (path) => import(new URL(path, folder).href);
const { make_log, DeviceTable, DrawnValues } = await load("thirdplace/device/device_table.js");
const { replay_record } = await load("thirdplace/device/records.js");
const { write_refusal } = await load("thirdplace/device/refusal_facts.js");
const { Refused } = await load("thirdplace/core/errors.js");

const told = (found) =>
  found?.messages === undefined
    ? (found ?? null)
    : [found.first_number, [...found.entries], found.next_table, [...found.next_entries], [...found.messages].map(({ socket, text }) => [socket, text]), found.view, found.answer, found.refusal];

function tryTo(call) {
  try {
    return call();
  } catch (wrong) {
    if (wrong instanceof Refused) return { refused: write_refusal(wrong) };
    throw wrong;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const { game, calls } = JSON.parse(line);
  await load(`games/${game}.js`);
  const results = [];
  let table = null;
  for (const [name, ...given] of calls) {
    if (name === "make_log") results.push(tryTo(() => make_log(...given)));
    else if (name === "replay_record") results.push(tryTo(() => replay_record(...given)));
    else if (name === "open") {
      table = new DeviceTable(...given, console.error);
      results.push(table.entry_count);
    } else {
      const change = tryTo(() => table[name](...given.map((one) => (one?.seed === undefined ? one : new DrawnValues(one.seed, one.next_table, one.code)))));
      results.push(told(change));
      if (change?.messages !== undefined) table.commit(change);
    }
  }
  process.stdout.write(`${JSON.stringify(results)}\n`);
}
