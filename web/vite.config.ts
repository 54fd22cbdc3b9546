import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The table's server during development: `tavola serve --no-browser` at its own port, `npm run dev` in front of it.
const SERVER = "http://127.0.0.1:8017";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: { target: "es2022", assetsInlineLimit: 2048, outDir: "../src/tavola/server/web/dist", emptyOutDir: true },
  server: { proxy: { "/api": { target: SERVER, ws: true }, "/health": SERVER } },
  test: { include: ["src/**/*.test.ts"] },
});
