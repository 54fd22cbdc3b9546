// The same game as ours for measuring: noughts and crosses without end.
const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

exports.Noughts = {
  name: "noughts",
  setup: () => ({ cells: Array(9).fill(null), wins: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
      const won = LINES.some((line) => line.every((place) => G.cells[place] === playerID));
      if (won || !G.cells.includes(null)) {
        if (won) G.wins[Number(playerID)] += 1;
        G.cells = Array(9).fill(null);
      }
    },
  },
};
