import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

/** Runs a program that logs in a separate process. */
async function linesOf(program: string): Promise<unknown[]> {
  const source = `import { createLog } from "./server/base/log.ts"; const log = createLog("info"); ${program}`;
  const { stdout } = await run(process.execPath, [
    "--import=./server/testing/load-typescript.mjs",
    "--input-type=module",
    "--eval",
    source,
  ]);
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

test("writes buffered lines when the process exits", async () => {
  const lines = await linesOf(
    `log.info("first"); log.info({ n: 2 }, "second"); process.exit(3 - 3);`,
  );

  expect(lines).toMatchObject([
    { level: 30, msg: "first", time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
    { msg: "second", n: 2 },
  ]);
});

test("writes a single line within about a second", async () => {
  const lines = await linesOf(
    `log.info("alone"); setTimeout(() => process.kill(process.pid, "SIGKILL"), 2_000);`,
  ).catch(({ stdout }: { stdout: string }) =>
    stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  );

  expect(lines).toMatchObject([{ msg: "alone" }]);
});
