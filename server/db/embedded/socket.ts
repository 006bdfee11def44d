import { mkdir, rm } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import type pg from "pg";
import { EmbeddedConnection } from "./connection.ts";
import type { EmbeddedSession } from "./session.ts";

const PORT = 5432;
// sockaddr_un holds 104 to 108 bytes, depending on the system.
const LONGEST_SOCKET_PATH = 100;

/**
 * Lets commands on this machine attach to the embedded database of a running site, over PostgreSQL's
 * protocol. Only the user of this process may enter its folder, like the database's files. Undefined
 * where no such socket is possible: commands then need the site stopped.
 */
export async function openSocket(
  directory: string,
  session: EmbeddedSession,
): Promise<{ close(): Promise<void> } | undefined> {
  const folder = folderOf(directory);
  const path = join(folder, `.s.PGSQL.${PORT}`);
  if (process.platform === "win32" || Buffer.byteLength(path) > LONGEST_SOCKET_PATH)
    return undefined;
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
    return await listen(path, session);
  } catch {
    // Some shared folders do not support sockets, and the site itself needs none.
    return undefined;
  }
}

/** The configuration with which `pg` connects to the socket. */
export function socketConfig(directory: string): pg.ClientConfig {
  return {
    host: folderOf(directory),
    port: PORT,
    user: "postgres",
    database: "postgres",
    ssl: false,
  };
}

function folderOf(directory: string): string {
  return join(directory, "socket");
}

function listen(path: string, session: EmbeddedSession): Promise<{ close(): Promise<void> }> {
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    connectEnds(socket, new EmbeddedConnection(session));
  });
  const close = async () => {
    for (const socket of open) socket.destroy();
    await new Promise((done) => server.close(done));
  };
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, () => {
      server.unref();
      resolve({ close });
    });
  });
}

/** When one side ends, the other ends too, and an open transaction is rolled back. */
function connectEnds(socket: Socket, connection: EmbeddedConnection): void {
  socket.on("error", () => undefined);
  connection.on("error", () => undefined);
  socket.once("close", () => connection.destroy());
  connection.once("close", () => socket.destroy());
  socket.pipe(connection).pipe(socket);
}
