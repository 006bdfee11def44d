import { execFile } from "node:child_process";
import { openSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createLog, LogOutput } from "./log.ts";

const run = promisify(execFile);

/** Runs a program that logs in a separate process. */
async function linesOf(program: string): Promise<unknown[]> {
  const source = `
    import { createLog, LogOutput } from "./server/base/log.ts";
    const log = createLog("info", new LogOutput());
    ${program}`;
  const { stdout } = await run(process.execPath, [
    "--import=./server/testing/load-typescript.mjs",
    "--input-type=module",
    "--eval",
    source,
  ]).catch((error: { stdout: string }) => error);
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

test("flush writes the buffered lines", async () => {
  const lines = await linesOf(
    `log.info("first"); log.info({ n: 2 }, "second"); log.flush(() => process.exit());`,
  );

  expect(lines).toMatchObject([
    { level: 30, msg: "first", time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
    { msg: "second", n: 2 },
  ]);
});

test("writes a single line within about a second", async () => {
  const lines = await linesOf(
    `log.info("alone"); setTimeout(() => process.kill(process.pid, "SIGKILL"), 2_000);`,
  );

  expect(lines).toMatchObject([{ msg: "alone" }]);
});

test("counts the lines that cannot be written, and that exceed its memory behind a reader that stands still", async () => {
  const full = new LogOutput(openSync("/dev/full", "w"));
  full.write("one\n");
  await new Promise<void>((resolve) => full.flush(resolve));
  const waiting = new LogOutput(openSync("/dev/null", "w"));
  for (let line = 0; line < 300; line += 1) waiting.write("x".repeat(10_000));

  expect(full.lostLines).toBe(1);
  expect(waiting.lostLines).toBeGreaterThan(100);
});

test.each([
  ["/careers", "/careers"],
  ["/preview/draft/abc.def", "/preview/*"],
  ["/preview/draft/abc.def/", "/preview/*"],
  ["//preview/draft/abc.def", "/preview/*"],
  ["/%70review/draft/abc.def", "/preview/*"],
  ["/PREVIEW/draft/abc.def", "/preview/*"],
  ["/preview%2Fdraft%2Fabc.def", "/preview/*"],
  ["/preview%252Fdraft%252Fabc.def", "/preview/*"],
  ["/preview%2Fdraft%2Fabc.def%", "/preview/*"],
  ["http://site.example/preview/draft/abc.def", "/preview/*"],
  ["/x/ada@example.org/y", "/x/*/y"],
  ["/x/ada%40example.org", "/x/*"],
  ["/x/ada%2540example.org/%", "/x/*/%"],
  ["/pictures/hero/preview.jpeg", "/pictures/hero/preview.jpeg"],
])("logs the path %s as %s", (path, expected) => {
  expect(lineOf({ path })).toMatchObject({ path: expected });
});

test("the message of an error has no address and no token", () => {
  const message =
    "There is no page at /preview/a/abc.def or /x/ada%2540example.org for ada@example.org";

  expect(lineOf({ err: new Error(message) })).toHaveProperty(
    "err.message",
    "There is no page at /preview/* or /x/* for *",
  );
});

test("no line is longer than 2 kB", () => {
  const long = "a".repeat(16_000);
  for (const fields of [
    { path: `/${long}` },
    { slug: long },
    { err: new Error(long) },
    { err: long },
  ]) {
    expect(JSON.stringify(lineOf(fields)).length).toBeLessThan(2_000);
  }
});

function lineOf(fields: object): unknown {
  let written = "";
  const write = (line: string) => {
    written = line;
  };
  createLog("info", { write }).info(fields, "a message");
  return JSON.parse(written);
}
