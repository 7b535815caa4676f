// Many tables at which nobody does anything: `node idle.js ADDRESS TABLES`. Two clients sit at each.
// On each line of its input it plays answers at one table for a while and prints how long they took.
"use strict";

const { Tally } = require("./tally.js");
const { Table, openOne } = require("./ours.js");

const AT_ONCE = 8;
const ANSWERS = 200;
const [address, tables] = process.argv.slice(2);

async function main() {
  const tally = new Tally();
  const opened = [];
  const openSome = async () => {
    while (opened.length < Number(tables)) {
      const place = opened.push(null) - 1;
      opened[place] = new Table(address, await openOne(address, "dungeon-heroes"), tally, 0);
      await opened[place].isReady;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openSome));
  console.log(JSON.stringify({ clients: 2 * opened.length }));
  process.stdin.on("data", async () => {
    tally.begin();
    tally.waits = [];
    await opened[0].play(ANSWERS);
    console.log(JSON.stringify(tally.report()));
  });
}

main();
