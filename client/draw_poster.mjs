/** Writes what is on Place Race's printed board to standard output, as JSON. Run by make_poster.py, which paints it. */
import { createServer } from "vite";

const vite = await createServer({
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { poster, painting } = await vite.ssrLoadModule("$games/place_race/web/map/poster.ts");
process.stdout.write(JSON.stringify({ poster: poster(), painting: painting() }));
await vite.close();
