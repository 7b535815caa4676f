// boardgame.io's own server as it comes, which keeps games in memory only: `node peer.js PORT`.
"use strict";

const { Origins, Server } = require("boardgame.io/server");
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

Server({ games: [ticTacToe], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
