import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { DRAWING_FILE, drawingModule } from "./build/drawing-files.ts";

// biome-ignore lint/style/noDefaultExport: Vitest asks for one
export default defineConfig({
  plugins: [
    {
      name: "drawing-files",
      enforce: "pre",
      load: (file) =>
        DRAWING_FILE.test(file) ? drawingModule(readFileSync(file, "utf8")) : undefined,
    },
  ],
  test: {
    // Starting a process and loading React and Express for every file takes half of the time of the tests.
    isolate: false,
    // One more than the cores of a small machine: tests often wait for a database or a clock.
    maxWorkers: 3,
    // Tests wait for conditions; these limits only end what hangs, on a busy machine as well.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: ["server/testing/build-workers.ts", "server/testing/shared-postgres.ts"],
    setupFiles: ["server/testing/fresh-modules.ts"],
  },
});
