/** boardgame.io's own server, in memory, with the game whose file is named. Started by servers/other_servers.py, which gives it the file and the box. */
process.env.NODE_ENV = "production"; // no lines about every match, no second look at every state

const { Server } = require("boardgame.io/server");
const { makeGame } = require(process.argv[2]);

async function main() {
  const server = Server({ games: [makeGame(JSON.parse(process.argv[3]))], origins: [] });
  const { appServer } = await server.run({ port: { host: "127.0.0.1", port: 0 } });
  console.log(`http://127.0.0.1:${appServer.address().port}/`);
}

main();
