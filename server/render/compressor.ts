import { type ChildProcess, fork } from "node:child_process";
import { workerUrl } from "../concurrency/worker-url.ts";
import { type Compressed, compressBoth } from "./compress.ts";
import type { CompressorReply } from "./compressor-process.ts";

/** Pages come in rows; the next row may be hours away. */
const IDLE_MS = 5_000;

export interface Compressor {
  compressBoth: typeof compressBoth;
  /** Of the process, while there is one. */
  readonly pid: number | undefined;
  close(): void;
}

interface Waiting {
  resolve(compressed: Compressed): void;
  reject(error: Error): void;
}

/** A process, and who waits for it: one that is let go must not disappoint those of the next. */
interface Packing {
  child: ChildProcess;
  waiting: Map<number, Waiting>;
}

/**
 * Packs in a process that ends when nothing is left to pack. The best compression takes some 40 MB,
 * which no allocator gives back to the system, and a server that has packed its pages rarely does
 * it again. Without such a process it packs where it is.
 */
export function createCompressor(idleMs = IDLE_MS): Compressor {
  let packing: Packing | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const letGo = () => {
    if (packing?.child.connected) packing.child.disconnect();
    packing = undefined;
  };
  const start = (): Packing => {
    const waiting: Packing["waiting"] = new Map();
    const started = { child: startChild(), waiting };
    const lost = () => {
      if (packing === started) packing = undefined;
      for (const { reject } of waiting.values()) reject(new Error("The compressor ended"));
      waiting.clear();
    };
    started.child
      .on("message", ({ id, gzip, br }: CompressorReply) => {
        waiting.get(id)?.resolve({ gzip: Buffer.from(gzip), br: Buffer.from(br) });
        waiting.delete(id);
      })
      .once("error", lost)
      .once("exit", lost);
    return started;
  };
  const askChild = (body: Buffer) =>
    new Promise<Compressed>((resolve, reject) => {
      packing ??= start();
      lastId += 1;
      packing.waiting.set(lastId, { resolve, reject });
      packing.child.send({ id: lastId, body }, (error) => error && reject(error));
    });

  return {
    get pid() {
      return packing?.child.pid;
    },
    async compressBoth(body, effort) {
      if (effort === "live") return compressBoth(body, effort);
      clearTimeout(idle);
      try {
        return await askChild(body);
      } catch {
        return await compressBoth(body, effort);
      } finally {
        clearTimeout(idle);
        if (packing?.waiting.size === 0) idle = setTimeout(letGo, idleMs).unref();
      }
    },
    close() {
      clearTimeout(idle);
      letGo();
    },
  };
}

function startChild(): ChildProcess {
  const url = workerUrl("compressor-process", new URL("./compressor-process.ts", import.meta.url));
  return fork(url, { serialization: "advanced", execArgv: [], stdio: "ignore" });
}
