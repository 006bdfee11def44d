import { execFile } from "node:child_process";
import { loadavg } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { embeddedDatabase, postgresDatabase, quiet, startSite } from "../bench/measured-site.ts";
import type { AttackReport } from "./attack-process.ts";
import { attacks } from "./attacks.ts";
import { quantile, visit } from "./visitors.ts";

/**
 * Shows that one client cannot keep the others out: what visitors wait while it tries, against what
 * they wait right before and right after. Exits with 1 where their p99 is more than doubled, or a
 * flood makes it longer than anybody would leave unnoticed. A busy machine makes every figure worthless.
 */
const ATTACK = join(dirname(fileURLToPath(import.meta.url)), "attack-process.js");
const ATTACKED_MS = 20_000;
const NORMAL_MS = 6_000;
/** Until the attack has all its connections. */
const SETTLE_MS = 1_500;
const MOST_TIMES_NORMAL = 2;

const database = (await postgresDatabase()) ?? embeddedDatabase();
const site = await startSite(database, {});
await quiet(site);
await visit(site.port, NORMAL_MS);
say(["attack", "p50 ms", "p99 ms", "normal", "", "resident", "opened", "cut", "answers"]);
let failed = false;
for (const { name, mostMs } of attacks) {
  const before = await visit(site.port, NORMAL_MS);
  const attacking = promisify(execFile)(process.execPath, [
    ...[ATTACK, name, String(site.port), String(ATTACKED_MS)],
  ]);
  await delay(SETTLE_MS);
  const during = await visit(site.port, ATTACKED_MS - 2 * SETTLE_MS);
  const { residentBytes } = await site.usage();
  const { opened, cut, statuses }: AttackReport = JSON.parse((await attacking).stdout);
  const after = await visit(site.port, NORMAL_MS);

  const normal = quantile([...before, ...after], 0.99);
  const ratio = quantile(during, 0.99) / normal;
  const most = mostMs ?? normal * MOST_TIMES_NORMAL;
  failed ||= quantile(during, 0.99) > most;
  say([
    name,
    ...[quantile(during, 0.5), quantile(during, 0.99), normal].map((ms) => ms.toFixed(1)),
    `x ${ratio.toFixed(2)}`,
    `${Math.round(residentBytes / 1e6)} MB`,
    String(opened),
    `${cut}  `,
    Object.entries(statuses)
      .map(([status, count]) => `${count} x ${status}`)
      .join(", "),
  ]);
}
process.stdout.write(
  `load average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(", ")}\n`,
);
await site.stop();
await database.stop();
process.exitCode = failed ? 1 : 0;

function say(cells: readonly string[]): void {
  const [first = "", ...rest] = cells;
  process.stdout.write(`${first.padEnd(28)}${rest.map((cell) => cell.padStart(9)).join("")}\n`);
}
