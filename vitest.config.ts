import { defineConfig } from "vitest/config";

// biome-ignore lint/style/noDefaultExport: Vitest asks for one
export default defineConfig({
  test: {
    // A process of its own for every file spends half of its time on Node, React and Express. What
    // is ours is loaded anew all the same.
    isolate: false,
    setupFiles: ["build/fresh-modules.ts"],
  },
});
