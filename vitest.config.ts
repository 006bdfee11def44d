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
    globalSetup: ["server/testing/shared-postgres.ts"],
    setupFiles: ["server/testing/fresh-modules.ts"],
  },
});
