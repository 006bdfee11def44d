import { spawn } from "node:child_process";
import { watch } from "node:fs";

const WATCHED_FOLDERS = ["server", "client", "shared", "sql"];

/** Rebuilds and restarts after every change. Open pages detect the restart and reload. */
export function watchAndServe(buildAll: () => Promise<void>): void {
  const environment = { PAGE_CACHE: "off", ...process.env };
  const serve = () =>
    spawn(process.execPath, ["dist/server/main.js"], {
      stdio: "inherit",
      env: environment,
    });
  let server = serve();
  let timer: NodeJS.Timeout | undefined;
  const rebuild = async () => {
    try {
      await buildAll();
      server.once("exit", () => {
        server = serve();
      });
      server.kill("SIGTERM");
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  for (const folder of WATCHED_FOLDERS) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void rebuild(), 100);
    });
  }
}
