import { mkdir, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { findingsText } from "./findings-text.ts";
import { type Findings, measureAll, plans } from "./measure-all.ts";
import { embeddedDatabase, postgresDatabase } from "./measured-site.ts";

const RESULT = ".cache/bench.json";

const plan = process.argv.includes("--quick") ? plans.quick : plans.full;
const began = performance.now();
const findings: Findings[] = [];
for (const open of [postgresDatabase, embeddedDatabase]) {
  const database = await open();
  if (database === undefined) {
    say("PostgreSQL is not installed: measured on the embedded database only");
    continue;
  }
  const found = await measureAll(database, plan).finally(() => database.stop());
  say(findingsText(found));
  findings.push(found);
}
const machine = `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`;
const result = { at: new Date().toISOString(), machine, findings };
await mkdir(".cache", { recursive: true });
await writeFile(RESULT, `${JSON.stringify(result, null, 2)}\n`);
say(`${machine}; ${Math.round((performance.now() - began) / 1000)} s; also in ${RESULT}`);

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
