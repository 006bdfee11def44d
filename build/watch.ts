import { spawn } from "node:child_process";
import { watch } from "node:fs";

const ROOMS = ["server", "client", "shared", "sql"];

/** Builds and restarts at every change; the page notices that the server was away and reloads. */
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
  for (const room of ROOMS) {
    watch(room, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void rebuild(), 100);
    });
  }
}
