// boardgame.io's own server: node server.js PORT STORE, where STORE is a folder (FlatFile) or {"host", "user", "database"} of PostgreSQL.
const { Server, FlatFile } = require("boardgame.io/server");
const { PostgresStore } = require("bgio-postgres");
const { Noughts } = require("./noughts");

const [port, store] = process.argv.slice(2);

function storage() {
  if (!store.startsWith("{")) return new FlatFile({ dir: store, logging: false });
  const { host, user, database } = JSON.parse(store);
  return new PostgresStore({ host, username: user, database, dialect: "postgres", logging: false, pool: { max: 20 } });
}

Server({ games: [Noughts], db: storage(), origins: [/.*/] }).run({ port: Number(port), callback: () => console.log("ready") });
