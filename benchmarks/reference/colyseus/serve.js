/** Colyseus's own server, in memory, with the game whose file is named. Started by servers/other_servers.py, which gives it the file and the box. */
process.env.NODE_ENV = "production";

const { Server } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const { makeRoom } = require(process.argv[2]);

async function main() {
  const transport = new WebSocketTransport();
  const server = new Server({ transport, greet: false });
  server.define("table", makeRoom(JSON.parse(process.argv[3])));
  await server.listen(0, "127.0.0.1");
  console.log(`http://127.0.0.1:${transport.server.address().port}/`);
}

main();
