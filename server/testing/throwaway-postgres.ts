// For tests only, also those in `e2e/`: starts a PostgreSQL server from the installed binaries, on a loopback port.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

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
export async function startThrowawayPostgres() {
  const binaries = postgresBinaries();
  if (!binaries) return undefined;

  const directory = await mkdtemp(join(tmpdir(), "throwaway-postgres-"));
  const owner = process.getuid?.() === 0 ? NOBODY : undefined;
  if (owner) await chown(directory, owner.uid, owner.gid);
  const data = join(directory, "data");
  const run = (command: string, ...args: string[]) =>
    execFileSync(join(binaries, command), ["-D", data, ...args], {
      cwd: directory,
      ...owner,
      stdio: "pipe",
    });
  run("initdb", ...INITDB_OPTIONS);

  const port = await freePort();
  const settings = [...SETTINGS, `port=${port}`, `unix_socket_directories=${directory}`];
  const options = settings.map((setting) => `-c ${setting}`).join(" ");
  run("pg_ctl", "start", "--wait", "--log", join(directory, "log"), "--options", options);
  const end = () => run("pg_ctl", "stop", "--mode", "immediate");
  process.once("exit", end);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** Stops the server and removes its data. */
    async stop() {
      process.off("exit", end);
      end();
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
