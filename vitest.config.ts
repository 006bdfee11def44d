import { defineConfig } from "vitest/config";

// biome-ignore lint/style/noDefaultExport: Vitest asks for one
export default defineConfig({
  test: {
    // Test files share a thread, because starting one and loading React and Express for every file is slow.
    isolate: false,
    pool: "threads",
    // More workers than cores, because tests often wait for a database or a timer.
    maxWorkers: 3,
    // Tests wait for conditions. These limits only end tests that hang, also on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    globalSetup: ["server/testing/workers-and-data.ts", "server/testing/shared-postgres.ts"],
    setupFiles: ["server/testing/fresh-modules.ts"],
    unstubGlobals: true,
  },
});
