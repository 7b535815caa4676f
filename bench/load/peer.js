// boardgame.io's own server as it comes (memory only), with the tic-tac-toe that its tutorial builds.
// With a folder as second argument its FlatFile storage keeps the games there.
"use strict";

const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const ticTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const isLine = (line) => line.every((i) => G.cells[i] !== null && G.cells[i] === G.cells[line[0]]);
    if (LINES.some(isLine)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const [port, folder] = process.argv.slice(2);
const db = folder ? { db: new FlatFile({ dir: folder }) } : {};
Server({ games: [ticTacToe], origins: [Origins.LOCALHOST], ...db }).run(Number(port));
