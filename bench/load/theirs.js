// A client of boardgame.io: Socket.IO's own packets over a plain WebSocket, which is all its client sends.
"use strict";

const WebSocket = require("ws");
const { pick } = require("./tally.js");

const GAME = "/tic-tac-toe";

class Client {
  constructor(address, table, player, tally) {
    Object.assign(this, { table, player, tally, sent: null });
    const url = `${address.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
    this.socket = new WebSocket(url, { perMessageDeflate: false });
    this.socket.on("message", (data) => this.read(data.toString()));
  }

  emit(...event) {
    this.socket.send(`42${GAME},${JSON.stringify(event)}`);
  }

  sync() {
    this.match = `${this.table.name}-${this.table.game}`;
    this.emit("sync", this.match, this.player, undefined, 2);
  }

  read(text) {
    this.tally.bytes += text.length;
    if (text[0] === "0") this.socket.send(`40${GAME},`);
    else if (text[0] === "2") this.socket.send("3");
    else if (text.startsWith("40")) this.sync();
    else if (text.startsWith("42")) this.hear(JSON.parse(text.slice(text.indexOf(",") + 1)));
  }

  hear([type, match, news]) {
    if (match !== this.match) return;
    if (type === "update") this.see(news);
    else if (type === "sync") this.see(news.state);
  }

  see(state) {
    if (this.sent !== null && state._stateID > this.number) {
      this.tally.add(this.sent);
      this.sent = null;
    }
    this.number = state._stateID;
    if (state.ctx.gameover) this.table.over(this);
    else if (state.ctx.currentPlayer === this.player && this.sent === null) this.answer(state);
  }

  answer(state) {
    const free = state.G.cells.flatMap((cell, id) => (cell === null ? [id] : []));
    const payload = { type: "clickCell", args: [pick(free)], playerID: this.player };
    this.sent = performance.now();
    this.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, this.match, this.player);
  }
}

// Two clients. When both have seen the end, they begin the next game over the same sockets.
class Table {
  constructor(name, tally) {
    Object.assign(this, { name: `t${name}`, game: 0, tally, ended: new Set() });
  }

  over(client) {
    this.ended.add(client);
    if (this.ended.size < 2) return;
    const both = [...this.ended];
    this.ended.clear();
    this.game += 1;
    this.tally.games += 1;
    for (const one of both) one.sync();
  }
}

async function open(address, count, tally) {
  for (let i = 0; i < count; i++) {
    const table = new Table(i, tally);
    for (const player of ["0", "1"]) new Client(address, table, player, tally);
  }
}

module.exports = { open };
