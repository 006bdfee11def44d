import { randomUUID } from "node:crypto";
import { chmod, mkdir, readdir, realpath, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { socketFolders } from "./data-directory.ts";

const LOCK = /^lock.*\.sock$/;
const CANDIDATE = "candidate";
const MAX_ATTEMPTS = 30;

/**
 * Locks the directory for this process, also against other containers with the same volume. Returns the folder for
 * sockets, to which only this user has access. @throws DirectoryInUse, which names the holder
 *
 * Each process listens on a socket of its own name in the folder, and then holds the lock if no other socket there
 * answers. So the lock is taken before a stale one is deleted, and of two processes at least one sees the other. If
 * they see each other, both begin again. The kernel closes the socket of a process that is killed.
 */
export async function lockDirectory(directory: string) {
  const real = await realpath(directory);
  for (let attempt = 1; ; attempt += 1) {
    const own = await listenInFirst(socketFolders(real));
    const [rival] = await answersBeside(own);
    if (rival === undefined) {
      own.answer = `process ${process.pid} on ${hostname()}`;
      return { folder: own.folder, release: own.close };
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

type OwnSocket = Awaited<ReturnType<typeof listen>>;

/** Listens in the first folder that supports sockets. */
async function listenInFirst(folders: readonly string[]): Promise<OwnSocket> {
  const failures: unknown[] = [];
  for (const folder of folders) {
    try {
      await mkdir(folder, { recursive: true });
      // Fails if the folder belongs to another user.
      await chmod(folder, 0o700);
      return await listen(folder, `lock-${randomUUID().slice(0, 8)}.sock`);
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(failures, `DATA_DIR cannot be locked: ${failures.join(", ")}`);
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
    socket.on("error", ({ code }: NodeJS.ErrnoException) => {
      if (code === "ECONNREFUSED" || code === "ENOENT") resolve(undefined);
      // It has just closed its socket, as a candidate does that begins again.
      else resolve(code === "ECONNRESET" ? CANDIDATE : "a process that does not answer");
    });
  });
}
