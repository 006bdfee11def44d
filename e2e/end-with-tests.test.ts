import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { endWithTests } from "./end-with-tests.ts";

test("what has ended is no longer waited for, however much was started", async () => {
  const before = process.listenerCount("exit");
  const children: ChildProcess[] = [];

  for (let started = 0; started < 3; started += 1) {
    const child = spawn(process.execPath, ["--eval", "process.stdin.resume()"]);
    endWithTests(child);
    children.push(child);
  }

  expect(process.listenerCount("exit")).toBe(before + 3);
  for (const child of children) {
    child.kill();
    await once(child, "exit");
  }
  expect(process.listenerCount("exit")).toBe(before);
});
