import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv, type Plugin } from "vite";

// The table's server during development: `tavola serve --no-browser` at its own port, `npm run dev` in front of it.
const USUAL = "http://127.0.0.1:8017";

const PUBLIC = ["/manifest.webmanifest", "/icon.svg", "/icon-192.png"]; // that a page without a line asks for

/** A list of what was built, for the worker that keeps the client. */
const listed = (): Plugin => ({
  name: "list-of-files",
  generateBundle: {
    order: "post", // styles without a script of their own are gone by then
    handler(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const source = JSON.stringify([...PUBLIC, ...files.map((name) => `/${name}`).toSorted()]);
      this.emitFile({ type: "asset", fileName: "files.json", source });
    },
  },
});

export default defineConfig(({ mode }) => {
  const server = loadEnv(mode, ".", "TAVOLA_")["TAVOLA_SERVER"] ?? USUAL;
  return {
    plugins: [svelte(), listed()],
    base: "/",
    build: { target: "es2022", assetsInlineLimit: 2048, outDir: "../src/tavola/server/web/dist", emptyOutDir: true },
    server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true }, "/health": server } },
  };
});
