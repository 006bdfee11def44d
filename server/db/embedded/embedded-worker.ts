// Worker thread for the embedded PostgreSQL; a separate entry of the build. It opens the database in the
// directory `workerData`, creates it on first use, and replies to every message in order: to a batch
// with the server's response, to "close" after the database is closed. An error ends the thread.
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";

export type WorkerRequest = Uint8Array | "close";

// Every complete response ends with this message of the protocol.
const READY_FOR_QUERY = "Z".charCodeAt(0);
const READY_FOR_QUERY_LENGTH = 6;

// Start parameters, because `postgresqlconf` would replace the configuration file permanently.
const MEMORY = ["shared_buffers=16MB", "max_wal_size=64MB", "min_wal_size=32MB"];
const startParams = [...PGlite.defaultStartParams, ...MEMORY.flatMap((value) => ["-c", value])];

const database = await open(String(workerData));
let last = Promise.resolve();
parentPort?.on("message", (request: WorkerRequest) => {
  last = last.then(() => handle(request)).then(reply);
});
reply(new Uint8Array());

function reply(bytes: Uint8Array<ArrayBuffer>): void {
  parentPort?.postMessage(bytes, [bytes.buffer]);
}

async function handle(request: WorkerRequest): Promise<Uint8Array<ArrayBuffer>> {
  if (request !== "close") return execute(request);
  await database.close();
  return new Uint8Array();
}

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
    throw new Error(`${error}${reasons}`);
  } finally {
    opening = false;
  }
}

/** Uses the streaming call, because `execProtocolRaw` also parses and keeps every response. */
async function execute(batch: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  await database.execProtocolRawStream(batch, { onRawData: (part) => parts.push(part.slice()) });
  // A copy with its own memory, which can be transferred.
  const response = new Uint8Array(Buffer.concat(parts));
  if (response.at(-READY_FOR_QUERY_LENGTH) !== READY_FOR_QUERY) {
    throw new Error("Incomplete response");
  }
  return response;
}
