// What clients of either server have in common: how their answers are counted.
"use strict";

const { readFileSync } = require("node:fs");

const TICKS = 100; // of a second, on every Linux

// The seconds of processor time that a process has used, where the system tells.
function cpuOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\) /, "").split(" ");
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return NaN;
  }
}

class Tally {
  constructor(server) {
    this.server = server;
    this.from = Infinity;
    this.waits = [];
    this.bytes = 0;
    this.refused = 0;
    this.games = 0;
  }

  // Only what happens from now on counts: the servers are warm.
  begin() {
    this.from = performance.now();
    this.bytes = this.refused = this.games = 0;
    this.cpu = process.cpuUsage();
    this.serverCpu = cpuOf(this.server);
  }

  // An answer sent at `sent` has been acknowledged, and the fresh view is there.
  add(sent) {
    if (sent >= this.from) this.waits.push(performance.now() - sent);
  }

  report() {
    const seconds = (performance.now() - this.from) / 1000;
    const { user, system } = process.cpuUsage(this.cpu);
    const waits = this.waits.sort((a, b) => a - b);
    const at = (share) => waits[Math.min(waits.length - 1, Math.floor(share * waits.length))] ?? null;
    return {
      moves_per_second: waits.length / seconds,
      p50_ms: at(0.5),
      p99_ms: at(0.99),
      max_ms: at(1),
      bytes_per_move: this.bytes / waits.length,
      refused: this.refused,
      games: this.games,
      clients_cpu: (user + system) / 1e6 / seconds,
      server_cpu: (cpuOf(this.server) - this.serverCpu) / seconds,
      server_ms_per_move: ((cpuOf(this.server) - this.serverCpu) * 1000) / waits.length,
    };
  }
}

const pick = (options) => options[Math.floor(Math.random() * options.length)];

module.exports = { Tally, pick };
