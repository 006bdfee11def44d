import { createHash } from "node:crypto";
import { realpath, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { hostname } from "node:os";
import { join } from "node:path";

// sockaddr_un holds 104 to 108 bytes, depending on the system.
const LONGEST_SOCKET_PATH = 100;

export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * Makes this process the only one that uses the directory; throws and names the holder otherwise.
 * The lock is a listening socket, so that the kernel gives it back whatever ends the process.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const real = await realpath(directory);
  const held: Server[] = [];
  const release = async () => {
    for (const server of held.splice(0)) await new Promise((done) => server.close(done));
  };
  for (const address of lockAddresses(real)) {
    try {
      held.push(await hold(address, real));
    } catch (error) {
      // Some shared folders know no sockets; the first lock holds then alone.
      if (held.length > 0 && !(error instanceof DirectoryInUse)) continue;
      await release();
      throw error;
    }
  }
  return { release };
}

/**
 * On Linux a name without a file comes first, since it cannot go stale; but it is not seen from
 * another container with the same volume, which is why a socket within the directory follows.
 */
function lockAddresses(directory: string): string[] {
  const name = `website-${createHash("sha256").update(directory).digest("hex").slice(0, 24)}`;
  if (process.platform === "win32") return [`\\\\.\\pipe\\${name}`];
  const file = join(directory, "lock.sock");
  const files = Buffer.byteLength(file) > LONGEST_SOCKET_PATH ? [] : [file];
  return process.platform === "linux" ? [`\0${name}`, ...files] : files;
}

async function hold(address: string, directory: string): Promise<Server> {
  try {
    return await listen(address);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
  }
  const holder = await whoHolds(address);
  if (holder !== undefined) throw new DirectoryInUse(directory, holder);
  // The file of a process that was killed: nobody answers. A name without one was given back just now.
  if (!address.startsWith("\0")) await rm(address, { force: true });
  return hold(address, directory);
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
    const server = createServer((socket) => socket.end(`process ${process.pid} on ${hostname()}`));
    server.once("error", reject);
    server.listen(address, () => resolve(server.unref()));
  });
}

/** Undefined when nobody listens there any more. */
function whoHolds(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(address);
    socket.setTimeout(2_000, () => socket.destroy(new Error("No answer")));
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("end", () => resolve(answer));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      const gone = error.code === "ECONNREFUSED" || error.code === "ENOENT";
      resolve(gone ? undefined : "a process that does not answer");
    });
  });
}
