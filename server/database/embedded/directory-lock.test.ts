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
  // A socket on which no process listens, as one that was killed leaves it.
  const killed = createServer();
  await mkdir(join(directory, "socket"));
  await once(killed.listen(join(directory, "socket/own.sock")), "listening");
  await rename(join(directory, "socket/own.sock"), join(directory, "socket/lock-stale.sock"));
  await once(killed.close(), "close");

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

  for (let times = 0; times < 20; times += 1) {
    const socket = connect(join(lock.folder, name), () => socket.destroy());
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
  await once(other.listen(join(directory, "socket/lock.sock")), "listening");

  await expect(lockDirectory(directory)).rejects.toThrow("process 1 on other-container");

  await once(other.close(), "close");
  await (await lockDirectory(directory)).release();
});
