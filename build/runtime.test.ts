import { build } from "esbuild";
import { expect, test } from "vitest";
import { sharedRuntime } from "./runtime.ts";

test("what an island names of the libraries comes from the one file that islands share", async () => {
  const script = await bundled('import { useState as state } from "react"; console.log(state);');

  expect(script).toContain('import { useState as state } from "/assets/runtime.js"');
});

test("an island that needs more than the file has does not build", async () => {
  const island = 'import { useState, useReducer } from "react"; console.log(useState, useReducer);';

  await expect(bundled(island)).rejects.toThrow("build/runtime.ts has no useReducer");
});

async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents },
    bundle: true,
    format: "esm",
    write: false,
    logLevel: "silent",
    plugins: [sharedRuntime("/assets/runtime.js")],
  });
  return outputFiles.map(({ text }) => text).join("");
}
