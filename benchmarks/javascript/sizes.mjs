// The sizes of translated games as a browser gets them: bundled, minified, compressed. Run in the folder client.
import { rolldown } from "rolldown";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const [folder, ...games] = process.argv.slice(2);

/** The modules that all games share are counted apart. */
const isShared = (id) => /\/(runtime|thirdplace\/(core|table|device))\//.test(id) || id.endsWith("/shared.js");

async function sizeOf(inputs, only) {
  const bundle = await rolldown({ input: inputs, treeshake: true, external: (id, from) => only === "game" && from !== undefined && isShared(join(from, "..", id)) });
  const { output } = await bundle.generate({ format: "es", minify: true });
  return gzipSync(output.map((chunk) => chunk.code ?? "").join("\n"), { level: 9 }).length;
}

const found = {};
for (const game of games) found[game] = await sizeOf([join(folder, "games", `${game}.js`)], "game");
found.shared = await sizeOf([join(folder, "thirdplace/table/transition.js"), join(folder, "thirdplace/table/update_builder.js"), join(folder, "thirdplace/core/records/record.js"), join(folder, "shared.js"), ...["device_table", "thinker", "reviews", "records", "pads", "game_routes"].map((name) => join(folder, `thirdplace/device/${name}.js`))], "");
process.stdout.write(JSON.stringify(found));
