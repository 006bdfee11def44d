import { openSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { createLog, openLogOutput } from "./log.ts";

test("a line is written within about a second, and by close at once, also during a write", async () => {
  const path = join(await mkdtemp(join(tmpdir(), "log-")), "log");
  const output = openLogOutput(openSync(path, "w"));
  const written = () => readFileSync(path, "utf8");

  output.write("one\n");
  await expect.poll(written, { timeout: 20_000 }).toBe("one\n");
  output.write("-".repeat(9_000));
  output.write("two\n");
  await new Promise<void>((resolve) => output.close(resolve));

  expect(written()).toBe(`one\n${"-".repeat(9_000)}two\n`);
  await rm(dirname(path), { recursive: true });
});

test.each([
  ["/careers", "/careers"],
  ["/preview/draft/abc.def", "/preview/*"],
  ["/%70REVIEW/draft/abc.def", "/preview/*"],
  ["/preview%2Fdraft%2Fabc.def%", "/preview/*"],
  ["http://site.example/preview/draft/abc.def", "/preview/*"],
  ["/x/ada@example.org/y", "/x/*/y"],
  ["/x/ada%2540example.org/%", "/x/*/%"],
  ["/pictures/hero/preview.jpeg", "/pictures/hero/preview.jpeg"],
])("logs the path %s as %s", (path, expected) => {
  expect(lineOf({ path })).toMatchObject({
    path: expected,
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});

test("the message of an error has no address and no token", () => {
  const message =
    "There is no page at /preview/a/abc.def or /x/ada%2540example.org for ada@example.org";

  expect(lineOf({ err: new Error(message) })).toHaveProperty(
    "err.message",
    "There is no page at /preview/* or /x/* for *",
  );
});

const long = "a".repeat(16_000);

test.each([{ path: `/${long}` }, { slug: long }, { err: new Error(long) }, { err: long }])(
  "no line is longer than 2 kB",
  (fields) => expect(JSON.stringify(lineOf(fields)).length).toBeLessThan(2_000),
);

function lineOf(fields: object): unknown {
  const write = vi.fn<(line: string) => void>();
  createLog("info", { write }).info(fields, "a message");
  return JSON.parse(write.mock.lastCall?.[0] ?? "");
}
