import { randomUUID } from "node:crypto";
import { mkdir, readdir, realpath, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { lockFolders, lockPipe } from "./data-directory.ts";

const LOCK = /^lock.*\.sock$/;
const CANDIDATE = "candidate";
const MAX_ATTEMPTS = 30;

/**
 * Locks the directory for this process, also against other containers with the same volume. @throws DirectoryInUse,
 * which names the holder
 *
 * Each process listens on a socket of its own name in the directory, and then holds the lock if no other socket there
 * answers. So the lock is taken before a stale one is deleted, and of two processes at least one sees the other. If
 * they see each other, both begin again. The kernel closes the socket of a process that is killed.
 */
export async function lockDirectory(directory: string) {
  const real = await realpath(directory);
  for (let attempt = 1; ; attempt += 1) {
    const own = await listenFor(real);
    const [rival] = await answersBeside(own);
    if (rival === undefined) {
      own.answer = `process ${process.pid} on ${hostname()}`;
      return { release: own.close };
    }
    await own.close();
    if (rival !== CANDIDATE || attempt === MAX_ATTEMPTS) throw new DirectoryInUse(real, rival);
    await delay(200 * Math.random());
  }
}

export class DirectoryInUse extends Error {
  constructor(directory: string, holder: string) {
    super(
      `DATA_DIR ${directory} is in use by ${holder}. The embedded database serves one process: ` +
        "stop that one, give this one a DATA_DIR of its own, or set DATABASE_URL",
    );
  }
}

type OwnSocket = Awaited<ReturnType<typeof listenFor>>;

/** Listens in the first folder that supports sockets. */
async function listenFor(directory: string) {
  if (process.platform === "win32") return listenOnPipe(directory);
  const failures: unknown[] = [];
  for (const folder of lockFolders(directory)) {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return await listen(folder, `lock-${randomUUID().slice(0, 8)}.sock`);
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(failures, `DATA_DIR cannot be locked: ${failures.join(", ")}`);
}

/** A pipe of Windows has one listener and cannot go stale. */
async function listenOnPipe(directory: string) {
  const pipe = lockPipe(directory);
  return listen("", pipe).catch(async (error) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new DirectoryInUse(directory, (await answerOf(pipe)) ?? "another process");
  });
}

async function listen(folder: string, name: string) {
  const own = { folder, name, answer: CANDIDATE, close: () => closed(server) };
  const server = createServer((socket) => {
    // The other process may have disconnected.
    socket.on("error", () => {});
    socket.end(own.answer);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(join(folder, name), resolve);
  });
  server.unref();
  return own;
}

function closed(server: Server): Promise<void> {
  return new Promise((done) => server.close(() => done()));
}

/** Returns the answers of the other sockets, holders first, and deletes those that nobody listens on. */
async function answersBeside({ folder, name }: OwnSocket): Promise<string[]> {
  if (folder === "") return [];
  const others = (await readdir(folder)).filter((entry) => LOCK.test(entry) && entry !== name);
  const answers = await Promise.all(
    others.map(async (other) => {
      const answer = await answerOf(join(folder, other));
      if (answer === undefined) await rm(join(folder, other), { force: true });
      return answer ?? [];
    }),
  );
  return answers.flat().sort((a, b) => Number(a === CANDIDATE) - Number(b === CANDIDATE));
}

/** Asks the process that listens on the address for its name; undefined if there is none. */
function answerOf(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(address);
    socket.setTimeout(2_000, () => socket.destroy(new Error("No answer")));
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("end", () => resolve(answer));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      const isReleased = error.code === "ECONNREFUSED" || error.code === "ENOENT";
      resolve(isReleased ? undefined : "a process that does not answer");
    });
  });
}
