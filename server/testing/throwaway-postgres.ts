// For tests only, also those in `e2e/`: starts a PostgreSQL server from the installed binaries, on a loopback port.
import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./free-port.ts";

interface ThrowawayPostgres {
  url: string;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

const DEBIAN_ROOT = "/usr/lib/postgresql";
/** The user that every Linux has, because PostgreSQL refuses to run as root. */
const NOBODY = { uid: 65_534, gid: 65_534 };
/** The default log segments of 16 MB are slow to create. */
const INITDB_OPTIONS = "-U postgres -A trust -E UTF8 --no-locale --no-sync --wal-segsize=1".split(
  " ",
);
/** Durability is not under test: PostgreSQL itself is never killed. */
const SETTINGS = [
  "fsync=off",
  "shared_buffers=16MB",
  "max_connections=200",
  "max_wal_size=1GB",
  "listen_addresses=127.0.0.1",
];

/** Starts a server on an empty directory; undefined if PostgreSQL is not installed. */
export async function startThrowawayPostgres(): Promise<ThrowawayPostgres | undefined> {
  const binaries = postgresBinaries();
  if (!binaries) return undefined;

  const directory = await mkdtemp(join(tmpdir(), "throwaway-postgres-"));
  const owner = process.getuid?.() === 0 ? NOBODY : undefined;
  if (owner) await chown(directory, owner.uid, owner.gid);
  const as = { cwd: directory, ...owner };
  const data = join(directory, "data");
  await promisify(execFile)(join(binaries, "initdb"), ["-D", data, ...INITDB_OPTIONS], as);

  const port = await freePort();
  const settings = [...SETTINGS, `port=${port}`, `unix_socket_directories=${directory}`];
  const args = ["-D", data, ...settings.flatMap((setting) => ["-c", setting])];
  const server = await startServer(
    spawn(join(binaries, "postgres"), args, { ...as, stdio: ["ignore", "ignore", "pipe"] }),
  );
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await end(server);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The directory with `initdb`, `pg_dump` and `pg_restore` of the newest PostgreSQL; undefined if none is installed. */
export function postgresBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_ROOT) ? readdirSync(DEBIAN_ROOT) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const candidates = newestFirst.map((version) => join(DEBIAN_ROOT, version, "bin"));
  return [...candidates, ...pgConfigDirectory()].find((bin) => existsSync(join(bin, "initdb")));
}

function pgConfigDirectory(): string[] {
  try {
    return [execFileSync("pg_config", ["--bindir"], { encoding: "utf8", stdio: "pipe" }).trim()];
  } catch {
    return [];
  }
}

async function startServer(server: ChildProcess): Promise<ChildProcess> {
  const kill = () => server.kill("SIGQUIT");
  process.once("exit", kill);
  server.once("exit", () => process.off("exit", kill));
  let output = "";
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${output}`)));
    server.stderr?.on("data", (chunk) => {
      output = `${output}${chunk}`.slice(-4_000);
      if (output.includes("ready to accept connections")) resolve();
    });
  });
  return server;
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill("SIGQUIT");
  await once(server, "exit");
}
