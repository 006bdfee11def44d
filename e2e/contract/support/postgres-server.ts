import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./network.ts";

const DEBIAN_ROOT = "/usr/lib/postgresql";
/** Durability is not under test: PostgreSQL itself is never killed. */
const SETTINGS = ["fsync=off", "max_connections=200", "listen_addresses=127.0.0.1"];

export interface PostgresServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts the installed PostgreSQL on an empty directory; undefined when it is not installed. */
export async function startPostgresServer(): Promise<PostgresServer | undefined> {
  const binaries = findBinaries();
  if (binaries === undefined) return undefined;
  const directory = await mkdtemp(join(tmpdir(), "contract-postgres-"));
  const owner = unprivilegedUser();
  if (owner) await chown(directory, owner.uid, owner.gid);
  const options = { cwd: directory, ...owner };
  const data = join(directory, "data");
  execFileSync(
    join(binaries, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"],
    { ...options, stdio: "pipe" },
  );
  const port = await freePort();
  const settings = [...SETTINGS, `port=${port}`, `unix_socket_directories=${directory}`];
  const args = ["-D", data, ...settings.flatMap((setting) => ["-c", setting])];
  const server = spawn(join(binaries, "postgres"), args, {
    ...options,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const kill = () => server.kill("SIGQUIT");
  process.once("exit", kill);
  await acceptsConnections(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off("exit", kill);
      server.kill("SIGQUIT");
      await once(server, "exit");
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The folder with `initdb`, `pg_dump` and `pg_restore`; undefined when PostgreSQL is not installed. */
export function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_ROOT) ? readdirSync(DEBIAN_ROOT) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = newestFirst.map((version) => join(DEBIAN_ROOT, version, "bin"));
  return [...folders, ...pgConfigFolder()].find((folder) => existsSync(join(folder, "initdb")));
}

function pgConfigFolder(): string[] {
  try {
    return [execFileSync("pg_config", ["--bindir"], { encoding: "utf8", stdio: "pipe" }).trim()];
  } catch {
    return [];
  }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { stdio: "pipe" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function acceptsConnections(server: ChildProcess): Promise<void> {
  let output = "";
  await new Promise<void>((resolve, reject) => {
    server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${output}`)));
    server.stderr?.on("data", (chunk) => {
      output = `${output}${chunk}`.slice(-4_000);
      if (output.includes("ready to accept connections")) resolve();
    });
  });
}
