// Settles the sheets that standard input lists (one JSON line for each) with the translated code in the folder that it is
// given, and writes the scores, or why they were refused.
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const folder = pathToFileURL(`${process.argv[2]}/`);
const load = (path) => import(new URL(path, folder).href);
const { settle_pad } = await load("thirdplace/device/pads.js");
const { write_refusal } = await load("thirdplace/device/refusal_facts.js");
const { Refused } = await load("thirdplace/core/errors.js");

for await (const line of createInterface({ input: process.stdin })) {
  const [game, body] = JSON.parse(line);
  await load(`games/${game}.js`);
  try {
    console.log(settle_pad(game, body));
  } catch (wrong) {
    if (!(wrong instanceof Refused)) throw wrong;
    console.log(write_refusal(wrong));
  }
}
