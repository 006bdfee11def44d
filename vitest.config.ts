import { defineConfig } from "vitest/config";

// biome-ignore lint/style/noDefaultExport: Vitest asks for one
export default defineConfig({
  test: {
    // Starting a process and loading React and Express for every file takes half of the time of the tests.
    isolate: false,
    globalSetup: ["server/testing/shared-postgres.ts"],
    setupFiles: ["server/testing/fresh-modules.ts"],
  },
});
