/**
 * Runs functions of a TypeScript module and writes what they return to standard output, as JSON by their names.
 * `node draw.mjs <module> <function>...` in this folder; scripts in games/<game>/drawing use it.
 */
import { createServer } from "vite";

const [module, ...names] = process.argv.slice(2);
const vite = await createServer({
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const found = await vite.ssrLoadModule(module);
process.stdout.write(JSON.stringify(Object.fromEntries(names.map((name) => [name, found[name]()]))));
await vite.close();
