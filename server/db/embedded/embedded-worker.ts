// The embedded PostgreSQL itself. Run as a process of its own it makes a new database and ends;
// run as a worker thread it serves one. Built as an entry of its own.
import { isMainThread, type MessagePort, parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";

export type WorkerTask = { kind: "open" | "close" } | { kind: "execute"; batch: Uint8Array };
export type WorkerRequest = WorkerTask & { id: number };
export type WorkerReply = { id: number; answer?: Uint8Array; error?: string };

// Every whole answer ends with this message of the protocol.
const READY_FOR_QUERY = "Z".charCodeAt(0);
const READY_FOR_QUERY_LENGTH = 6;

// Given at every start: a `postgresqlconf` would replace the whole file for good.
const MEMORY = ["shared_buffers=16MB", "max_wal_size=64MB", "min_wal_size=32MB"];
const startParams = [...PGlite.defaultStartParams, ...MEMORY.flatMap((value) => ["-c", value])];

if (isMainThread) await initialise(process.argv[2] ?? "");
else if (parentPort) serve(parentPort, String(workerData));

/** Takes about 700 MB for some seconds, which is why no serving process does it. */
async function initialise(directory: string): Promise<void> {
  // Whoever asked for the database may have been killed, even before this line.
  if (process.connected === false) process.exit(1);
  process.once("disconnect", () => process.exit(1));
  const database = await PGlite.create(directory, { startParams });
  await database.close();
  process.exit(0);
}

function serve(port: MessagePort, directory: string): void {
  let database: PGlite | undefined;

  const answerTo = async (request: WorkerRequest) => {
    if (request.kind === "open") database = await open(directory);
    if (request.kind === "close") await database?.close();
    return request.kind === "execute" && database ? execute(database, request.batch) : undefined;
  };

  port.on("message", async (request: WorkerRequest) => {
    try {
      const answer = await answerTo(request);
      if (answer) port.postMessage({ id: request.id, answer }, [answer.buffer]);
      else port.postMessage({ id: request.id });
    } catch (error) {
      port.postMessage({ id: request.id, error: String(error) });
    }
  });
}

/** Throws with what the server said when it does not start: PGlite's own error gives no reason. */
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

/** Through the streaming call: the plain one parses every answer and keeps it for ever. */
async function execute(database: PGlite, batch: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
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
