import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";

// The table's server during development: `tavola serve --no-browser` at its own port, `npm run dev` in front of it.
const USUAL = "http://127.0.0.1:8017";

export default defineConfig(({ mode }) => {
  const server = loadEnv(mode, ".", "TAVOLA_")["TAVOLA_SERVER"] ?? USUAL;
  return {
    plugins: [svelte()],
    base: "/",
    build: { target: "es2022", assetsInlineLimit: 2048, outDir: "../src/tavola/server/web/dist", emptyOutDir: true },
    server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true }, "/health": server } },
  };
});
