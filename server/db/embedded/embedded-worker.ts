// The embedded PostgreSQL in a worker thread; built as an entry of its own. It opens the database of
// `workerData`, creating it on first use, and answers every message in order: a batch with the
// server's answer, "close" after closing. An error ends the thread.
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";

export type WorkerRequest = Uint8Array | "close";

// Every whole answer ends with this message of the protocol.
const READY_FOR_QUERY = "Z".charCodeAt(0);
const READY_FOR_QUERY_LENGTH = 6;

// Passed at every start: `postgresqlconf` would replace the configuration file permanently.
const MEMORY = ["shared_buffers=16MB", "max_wal_size=64MB", "min_wal_size=32MB"];
const startParams = [...PGlite.defaultStartParams, ...MEMORY.flatMap((value) => ["-c", value])];

const database = await open(String(workerData));
let last = Promise.resolve();
parentPort?.on("message", (request: WorkerRequest) => {
  last = last.then(() => answer(request)).then(reply);
});
reply(new Uint8Array());

function reply(bytes: Uint8Array<ArrayBuffer>): void {
  parentPort?.postMessage(bytes, [bytes.buffer]);
}

async function answer(request: WorkerRequest): Promise<Uint8Array<ArrayBuffer>> {
  if (request !== "close") return execute(request);
  await database.close();
  return new Uint8Array();
}

/** @throws the server's own message when it does not start: PGlite's error gives no reason */
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

/** Uses the streaming call: `execProtocolRaw` also parses every answer and keeps it in memory. */
async function execute(batch: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  await database.execProtocolRawStream(batch, { onRawData: (part) => parts.push(part.slice()) });
  const answer = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    answer.set(part, offset);
    offset += part.length;
  }
  if (answer.at(-READY_FOR_QUERY_LENGTH) !== READY_FOR_QUERY) throw new Error("Incomplete answer");
  return answer;
}
