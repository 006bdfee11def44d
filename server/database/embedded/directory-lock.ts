import { realpath, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { hostname } from "node:os";
import { lockAddresses } from "./socket-addresses.ts";

export type DirectoryLock = Awaited<ReturnType<typeof lockDirectory>>;

/**
 * Locks the directory for this process. The lock is a listening socket, which the kernel releases even
 * if the process is killed. @throws DirectoryInUse, which names the holder
 */
export async function lockDirectory(directory: string) {
  const real = await realpath(directory);
  const servers: Server[] = [];
  const release = async () => {
    for (const server of servers.splice(0)) await new Promise((done) => server.close(done));
  };
  for (const address of lockAddresses(real)) {
    try {
      servers.push(await acquire(address, real));
    } catch (error) {
      // Some shared folders do not support sockets; then the first lock must suffice.
      if (servers.length > 0 && !(error instanceof DirectoryInUse)) continue;
      await release();
      throw error;
    }
  }
  return { release };
}

async function acquire(address: string, directory: string): Promise<Server> {
  try {
    return await listen(address);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
  }
  const holder = await findHolder(address);
  if (holder !== undefined) throw new DirectoryInUse(directory, holder);
  // No process listens: the holder was killed or has just released the lock.
  if (!address.startsWith("\0")) await rm(address, { force: true });
  return acquire(address, directory);
}

export class DirectoryInUse extends Error {
  constructor(directory: string, holder: string) {
    super(
      `DATA_DIR ${directory} is in use by ${holder}. The embedded database serves one process: ` +
        "stop that one, give this one a DATA_DIR of its own, or set DATABASE_URL",
    );
  }
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      // Who asked may have left before the answer.
      socket.on("error", () => {});
      socket.end(`process ${process.pid} on ${hostname()}`);
    });
    server.once("error", reject);
    server.listen(address, () => resolve(server.unref()));
  });
}

/** Asks the process that listens on the address for its name; undefined if there is none. */
function findHolder(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let holder = "";
    const socket = connect(address);
    socket.setTimeout(2_000, () => socket.destroy(new Error("No answer")));
    socket.on("data", (chunk) => {
      holder += chunk;
    });
    socket.on("end", () => resolve(holder));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      const isReleased = error.code === "ECONNREFUSED" || error.code === "ENOENT";
      resolve(isReleased ? undefined : "a process that does not answer");
    });
  });
}
