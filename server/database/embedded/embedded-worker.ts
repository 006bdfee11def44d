// Worker thread that serves the embedded PostgreSQL on a socket; a separate entry of the build. It creates the
// database on first use, posts a message when it is ready, and ends after any message or error.
import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { SessionServer } from "./session-server.ts";

export interface EmbeddedWorkerData {
  /** Directory of the database. */
  cluster: string;
  /** Path of the socket. */
  address: string;
}

// Start parameters, because `postgresqlconf` would replace the configuration file permanently.
const MEMORY = ["shared_buffers=16MB", "max_wal_size=64MB", "min_wal_size=32MB"];
const startParams = [...PGlite.defaultStartParams, ...MEMORY.flatMap((value) => ["-c", value])];

const { cluster, address } = workerData as EmbeddedWorkerData;
const database = await open(cluster);
const server = new SessionServer(database);
await server.listen(address);
if (parentPort) {
  parentPort.postMessage("ready");
  await once(parentPort, "message");
}
await server.close();
await database.exec("CHECKPOINT");
await database.close();
process.exit();

/** @throws an error with the server's own message, which PGlite's error does not contain */
async function open(directory: string): Promise<PGlite> {
  let reasons = "";
  let opening = true;
  const onStderr = (line: string) => {
    if (opening && /FATAL|PANIC/.test(line)) reasons += `; ${line}`;
    return false;
  };
  try {
    return await PGlite.create(directory, { startParams, onStderr });
  } catch (error) {
    throw new Error(`The database in ${directory} cannot be opened: ${error}${reasons}`);
  } finally {
    opening = false;
  }
}
