// As many moves as go: node load.js PORT MATCHES SECONDS. A move counts when its update has come back.
const { io } = require("socket.io-client");

const [port, matches, seconds] = process.argv.slice(2).map(Number);

function sat(number) {
  const id = `bench-${process.pid}-${number}`;
  const socket = io(`http://127.0.0.1:${port}/noughts`, { transports: ["websocket"], forceNew: true });
  return new Promise((done) => {
    socket.on("connect", () => socket.emit("sync", id, "0", undefined, 2));
    socket.once("sync", (_, info) => done({ id, socket, state: info.state }));
  });
}

function move(match) {
  const { G, ctx, _stateID } = match.state;
  const free = G.cells.flatMap((mark, cell) => (mark === null ? [cell] : []));
  const cell = free[Math.floor(Math.random() * free.length)];
  const player = ctx.currentPlayer;
  const action = { type: "MAKE_MOVE", payload: { type: "mark", args: [cell], playerID: player } };
  const started = process.hrtime.bigint();
  return new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error("no update came")), 20000);
    match.socket.once("update", (_, state) => {
      clearTimeout(late);
      match.state = state;
      done(Number(process.hrtime.bigint() - started) / 1e6);
    });
    match.socket.emit("update", action, _stateID, match.id, player);
  });
}

async function main() {
  const all = [];
  for (let n = 0; n < matches; n++) all.push(await sat(n));
  const times = [];
  const started = Date.now();
  const end = started + seconds * 1000;
  await Promise.all(
    all.map(async (match) => {
      while (Date.now() < end) times.push(await move(match));
    }),
  );
  const took = (Date.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (part) => Number(times[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(2));
  console.log(JSON.stringify({ answers: times.length, per_second: Number((times.length / took).toFixed(1)), p50_ms: at(0.5), p99_ms: at(0.99) }));
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
