import { cpus, loadavg } from "node:os";
import { measurePages } from "./pages.ts";
import { measureServer } from "./server.ts";

// `server` and `pages`, or both when neither is named; paths after `pages` measure these pages only. Exits with 1
// when a ratio is missed.
const [part = "all", ...only] = process.argv.slice(2);
if (!["all", "server", "pages"].includes(part)) throw new Error(`There is no part "${part}"`);

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

describeMachine();
if (part !== "pages" && !(await measureServer())) process.exitCode = 1;
if (part !== "server") await measurePages(only);
describeMachine();

/** A load average above the number of processors means that other work disturbed the run. */
function describeMachine(): void {
  const machine = `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`;
  process.stdout.write(`${machine}, load average ${loadavg()[0]?.toFixed(1)}\n\n`);
}
