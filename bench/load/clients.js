// All clients of one run in one process: `node clients.js ours|theirs ADDRESS PID TABLES WARM SECONDS [GAME]`.
// Two clients sit at each table. Each answers at random as soon as it is asked. PID is the server's process.
"use strict";

const { Tally } = require("./tally.js");

const [whose, address, server, tables, warm, seconds, game] = process.argv.slice(2);
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time * 1000));

async function main() {
  const tally = new Tally(server);
  await require(`./${whose}.js`).open(address, Number(tables), tally, game);
  await wait(Number(warm));
  tally.begin();
  await wait(Number(seconds));
  console.log(JSON.stringify(tally.report()));
  process.exit(0);
}

main();
