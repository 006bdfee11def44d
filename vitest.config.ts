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
    // Test files share a thread, because starting one and loading React and Express for every file is slow.
    isolate: false,
    pool: "threads",
    // More workers than cores, because tests often wait for a database or a timer.
    maxWorkers: 3,
    // Tests wait for conditions. These limits only end tests that hang, also on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    globalSetup: ["server/testing/build-workers.ts", "server/testing/shared-postgres.ts"],
    setupFiles: ["server/testing/fresh-modules.ts"],
  },
});
