/** boardgame.io's own server, in memory, with PLACES Bid on it. Started by two_cores.py, which gives it the box. */
process.env.NODE_ENV = "production"; // no lines about every match, no second look at every state

const { Server } = require("boardgame.io/server");
const { placesBid } = require("./places_bid.js");

async function main() {
  const server = Server({ games: [placesBid(JSON.parse(process.argv[2]))], origins: [] });
  const { appServer } = await server.run({ port: { host: "127.0.0.1", port: 0 } });
  console.log(`http://127.0.0.1:${appServer.address().port}/`);
}

main();
