// Moves per second of a boardgame.io client that plays tic-tac-toe by itself.
const { Client } = require("boardgame.io/client");

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  moves: {
    take: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.cells.every((cell) => cell !== null) ? { draw: true } : undefined),
};

const seconds = Number(process.argv[2] || 3);
let moves = 0;
const started = process.hrtime.bigint();
const passed = () => Number(process.hrtime.bigint() - started) / 1e9;
while (passed() < seconds) {
  const client = Client({ game, debug: false });
  client.start();
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const free = state.G.cells.map((cell, at) => (cell === null ? at : -1)).filter((at) => at >= 0);
    client.moves.take(free[Math.floor(Math.random() * free.length)]);
    moves += 1;
  }
  client.stop();
}
console.log(moves / passed());
