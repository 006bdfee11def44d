import { mkdir, rm } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import type pg from "pg";
import { EmbeddedConnection } from "./connection.ts";
import { MAX_SOCKET_PATH_BYTES } from "./directory-lock.ts";
import type { EmbeddedSession } from "./session.ts";

const PORT = 5432;

/**
 * Opens a socket through which commands on this machine connect to the embedded database of a running
 * site, over PostgreSQL's protocol. Only the user of this process has access to its folder. Undefined if
 * the system or the path does not allow such a socket: commands then require that the site is stopped.
 */
export async function openSocket(
  directory: string,
  session: EmbeddedSession,
): Promise<{ close(): Promise<void> } | undefined> {
  const folder = folderOf(directory);
  const path = join(folder, `.s.PGSQL.${PORT}`);
  if (process.platform === "win32" || Buffer.byteLength(path) > MAX_SOCKET_PATH_BYTES)
    return undefined;
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
    return await listen(path, session);
  } catch {
    // Some shared folders do not support sockets. The site works without one.
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
    pipeBothWays(socket, new EmbeddedConnection(session));
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

/** Pipes both sides. When one side ends, the other ends too, and an open transaction is rolled back. */
function pipeBothWays(socket: Socket, connection: EmbeddedConnection): void {
  socket.on("error", () => undefined);
  connection.on("error", () => undefined);
  socket.once("close", () => connection.destroy());
  connection.once("close", () => socket.destroy());
  socket.pipe(connection).pipe(socket);
}
