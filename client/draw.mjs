/**
 * Writes the markup of all building pictures of PLACES Bid to standard output, as JSON. Run by make_pictures.py,
 * which paints them.
 */
import { createServer } from "vite";

const vite = await createServer({
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { prints } = await vite.ssrLoadModule("$games/places_bid/web/art/print.ts");
process.stdout.write(JSON.stringify(prints()));
await vite.close();
