import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";

const WATCHED_FOLDERS = ["server", "client", "shared", "sql"];

/** Rebuilds and restarts after every change. Open pages detect the restart and reload. */
export function watchAndServe(buildAll: () => Promise<void>): void {
  let server = serve();
  let timer: NodeJS.Timeout | undefined;
  let rebuilding = Promise.resolve();
  const rebuild = async () => {
    try {
      await buildAll();
      await end(server);
      server = serve();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  for (const folder of WATCHED_FOLDERS) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        rebuilding = rebuilding.then(rebuild);
      }, 100);
    });
  }
}

function serve(): ChildProcess {
  return spawn(process.execPath, ["dist/server/main.js"], {
    stdio: "inherit",
    env: { PAGE_CACHE: "off", ...process.env },
  });
}

/** Also for a server that has ended by itself, after an error in the last change. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill("SIGTERM");
  await once(server, "exit");
}
