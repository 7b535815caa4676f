// A client of Lanthorn, by docs/protocol.md.
"use strict";

const WebSocket = require("ws");
const { pick } = require("./tally.js");

class Client {
  constructor(table, seat) {
    Object.assign(this, { table, seat, tally: table.tally, sent: null, done: false, fresh: false, requests: 0 });
    const url = `${table.address.replace("http", "ws")}/api/tables/${table.id}/socket`;
    this.socket = new WebSocket(url, { perMessageDeflate: false });
    this.socket.on("open", () => this.say({ type: "hello", keys: [table.keys[seat]], since: 0, changes: true }));
    this.socket.on("message", (data) => this.read(data.toString()));
  }

  say(message) {
    this.socket.send(JSON.stringify(message));
  }

  read(text) {
    this.tally.bytes += text.length;
    const message = JSON.parse(text);
    if (message.type === "update") this.see(message);
    else if (message.type === "done" && message.request === this.requests) this.done = true;
    else if (message.type === "refused") this.tally.refused += 1;
    else return;
    this.go();
  }

  see(update) {
    if (this.sent !== null && update.number > this.number) this.fresh = true;
    for (const seat in update.views) update.views[seat] = follow(this.update?.views[seat], update.views[seat]);
    this.number = update.number;
    this.update = update;
    this.table.seen(this);
  }

  go() {
    if (this.sent !== null) {
      if (!this.done || !this.fresh) return;
      this.tally.add(this.sent);
      this.sent = null;
    }
    const decision = this.update.views[this.seat].decision;
    if (this.update.over) this.table.over(this);
    else if (decision && this.table.mayAnswer()) this.answer(pick(decision.options).key);
  }

  answer(key) {
    this.done = this.fresh = false;
    this.requests += 1;
    this.sent = performance.now();
    this.say({ type: "answer", request: this.requests, seat: this.seat, number: this.number, key });
  }
}

// A view, from the one before and what changed.
function follow(before, { since, scene, decision }) {
  if (since === undefined) return { scene, decision };
  const list = (old, told) => told?.flatMap((one) => (Array.isArray(one) ? old.slice(...one) : [one]));
  const { regions, pieces, ...others } = scene;
  scene = { regions: list(before.scene.regions, regions), pieces: list(before.scene.pieces, pieces), ...others };
  if (decision) decision = { ...decision, options: list(before.decision?.options, decision.options) };
  return { scene, decision };
}

// Two clients that answer as often as they may. When both have seen the end, they go on at the rematch's
// table, with new sockets.
class Table {
  constructor(address, opened, tally, answers = Infinity) {
    Object.assign(this, { address, id: opened.table, keys: opened.keys, tally, answers, ended: new Set() });
    this.there = new Set();
    this.isReady = new Promise((resolve) => (this.ready = resolve));
    this.clients = [0, 1].map((seat) => new Client(this, seat));
  }

  seen(client) {
    if (this.there.add(client).size === 2) this.ready();
  }

  mayAnswer() {
    this.answers -= 1;
    if (this.answers < 0) this.finished?.();
    return this.answers >= 0;
  }

  // So many answers, then rest again.
  play(answers) {
    this.answers = answers;
    const end = new Promise((resolve) => (this.finished = resolve));
    for (const client of this.clients) client.go();
    return end;
  }

  async over(client) {
    this.ended.add(client);
    if (this.ended.size !== 2 || this.isMoving) return;
    this.isMoving = true;
    this.tally.games += 1;
    const next = await post(this.address, `/api/tables/${this.id}/rematch`, undefined, this.keys[0]);
    for (const one of this.clients) one.socket.close();
    new Table(this.address, { table: next.table, keys: this.keys }, this.tally, this.answers);
  }
}

async function post(address, path, body, key) {
  const headers = { "content-type": "application/json", ...(key ? { authorization: `Bearer ${key}` } : {}) };
  const answer = await fetch(address + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

function openOne(address, game) {
  const seats = [{ who: "me", name: "A" }, { who: "me", name: "B" }];
  return post(address, "/api/tables", { game, seats, name: "load", listed: false });
}

async function open(address, count, tally, game) {
  for (let i = 0; i < count; i++) new Table(address, await openOne(address, game), tally);
}

module.exports = { Table, open, openOne };
