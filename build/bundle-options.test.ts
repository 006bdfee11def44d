import { execFileSync } from "node:child_process";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { forNode } from "./bundle-options.ts";

const program = `
  import pg from "pg";
  console.log(JSON.stringify([typeof pg.Pool, ...process.moduleLoadList]));
`;

test("a program that is built for Node opens a database without Node's HTTP client", async () => {
  const stdin = { contents: program, resolveDir: "." };
  const { outputFiles } = await build({ ...forNode, stdin, outdir: "." });

  const source = outputFiles[0]?.text ?? "";
  const output = execFileSync(process.execPath, ["--input-type=module", "-"], { input: source });
  const [pool, ...loaded] = JSON.parse(output.toString());
  expect(pool).toBe("function");
  expect(loaded.filter((name: string) => name.includes("undici"))).toEqual([]);
});
