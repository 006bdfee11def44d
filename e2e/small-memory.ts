import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { endWithTests } from "./end-with-tests.ts";

/** Memory that ends, as systemd's `MemoryMax=` makes it: Linux kills who lives in it when it is used up. */
export interface SmallMemory {
  /** Has a Node process live in it, with all that it starts, and be killed before others. */
  environment: Record<string, string>;
  /** Somebody else there who takes more and more. */
  startTaker(): Taker;
  /** The most that was in use at once, in bytes. */
  most(): number;
  /** Once the last process there has ended, which may be some time after the one that started it. */
  remove(): Promise<void>;
}

export interface Taker {
  /** Keeps what it has. */
  pause(): void;
  /** Gives all back. */
  end(): Promise<void>;
}

const ROOT = "/sys/fs/cgroup";
/** What Linux calls things, in its first and in its second way to group processes. */
const KINDS = [
  {
    parent: join(ROOT, "memory"),
    limit: "memory.limit_in_bytes",
    most: "memory.max_usage_in_bytes",
  },
  { parent: ROOT, limit: "memory.max", most: "memory.peak" },
];
/** Else Linux would kill whoever has taken most, which is to be somebody else. */
const FIRST_TO_GO = `writeFileSync("/proc/self/oom_score_adj", "500");`;
const TAKE = `
  process.on("SIGUSR2", () => clearInterval(taking));
  const taken = [];
  const taking = setInterval(() => taken.push(Buffer.alloc(2e6, 1)), 10);
  setInterval(() => undefined, 1000);
`;

/** Undefined where processes cannot be grouped: only root may, on Linux. */
export function createSmallMemory(bytes: number): SmallMemory | undefined {
  const group = createGroup(bytes);
  if (group === undefined) return undefined;
  const entering = joining(group.folder);
  return {
    environment: { NODE_OPTIONS: importing(`${entering} ${FIRST_TO_GO}`) },
    startTaker() {
      const child = spawn(process.execPath, [importing(entering), "-e", TAKE], { stdio: "ignore" });
      endWithTests(child);
      return { pause: () => void child.kill("SIGUSR2"), end: () => kill(child) };
    },
    most: () => Number(readFileSync(group.most, "utf8")),
    remove: () => removeOnceEmpty(group.folder),
  };
}

function createGroup(bytes: number): { folder: string; most: string } | undefined {
  for (const { parent, limit, most } of KINDS) {
    const folder = join(parent, `small-memory-${process.pid}-${Date.now()}`);
    try {
      mkdirSync(folder);
      if (existsSync(join(folder, limit)) && existsSync(join(folder, most))) {
        writeFileSync(join(folder, limit), String(bytes));
        return { folder, most: join(folder, most) };
      }
      rmdirSync(folder);
    } catch {}
  }
  return undefined;
}

/** A process moves itself, as its first deed: what it has taken before stays where it was. */
function joining(folder: string): string {
  return `import { writeFileSync } from "node:fs"; writeFileSync(${JSON.stringify(join(folder, "cgroup.procs"))}, String(process.pid));`;
}

function importing(script: string): string {
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
}

async function removeOnceEmpty(folder: string): Promise<void> {
  while (readFileSync(join(folder, "cgroup.procs"), "utf8") !== "") await delay(50);
  rmdirSync(folder);
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
