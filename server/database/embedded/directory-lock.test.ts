import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rename, rm, symlink } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DirectoryInUse, lockDirectory } from "./directory-lock.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "lock-test-"));
});
afterEach(() => rm(directory, { recursive: true }));

test("one of many concurrent callers gets the lock, beside a stale one", async () => {
  await leaveStaleLock();

  const attempts = await Promise.allSettled(
    Array.from({ length: 8 }, () => lockDirectory(directory)),
  );

  const locks = attempts.filter((attempt) => attempt.status === "fulfilled");
  const refusals = attempts.filter((attempt) => attempt.status === "rejected");
  expect(locks).toHaveLength(1);
  expect(refusals.every(({ reason }) => reason instanceof DirectoryInUse)).toBe(true);
  await locks[0]?.value.release();
});

test("a process that asks for the holder and leaves does not end the holder", async () => {
  const lock = await lockDirectory(directory);
  const [name = ""] = await readdir(lock.folder);
  const address = join(lock.folder, name);

  for (let times = 0; times < 20; times += 1) {
    const socket = connect(address, () => socket.destroy());
    await once(socket, "close");
  }

  await expect(lockDirectory(directory)).rejects.toThrow(`process ${process.pid}`);
  await lock.release();
});

test("a symbolic link to a locked directory counts as the same directory", async () => {
  const link = join(directory, "link");
  await mkdir(join(directory, "data"));
  await symlink(join(directory, "data"), link);
  const lock = await lockDirectory(join(directory, "data"));

  await expect(lockDirectory(link)).rejects.toThrow(`process ${process.pid}`);
  await lock.release();
});

test("the socket file in the directory excludes another container", async () => {
  const other = createServer((socket) => socket.end("process 1 on other-container"));
  await mkdir(join(directory, "socket"));
  const path = join(directory, "socket", "lock.sock");
  await new Promise<void>((listening) => other.listen(path, listening));

  await expect(lockDirectory(directory)).rejects.toThrow("process 1 on other-container");

  await new Promise((closed) => other.close(closed));
  const lock = await lockDirectory(directory);
  await lock.release();
});

/** Leaves a socket on which no process listens, as one that was killed does. */
async function leaveStaleLock(): Promise<void> {
  const server = createServer();
  const folder = join(directory, "socket");
  await mkdir(folder);
  const [path, stale] = [join(folder, "own.sock"), join(folder, "lock-stale.sock")];
  await new Promise<void>((listening) => server.listen(path, listening));
  await rename(path, stale);
  await new Promise((closed) => server.close(closed));
}
