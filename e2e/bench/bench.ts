import { mkdir, readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { everyTemplate } from "../every-page.ts";
import { type BenchResult, type Part, parts } from "./bench-result.ts";
import { findingsText, interactionsText, memoryText, vitalsText } from "./findings-text.ts";
import { measureInteractions } from "./interactions.ts";
import { type Findings, measureAll, plans } from "./measure-all.ts";
import { embeddedDatabase, postgresDatabase } from "./measured-site.ts";
import { measureMemoryCourse } from "./memory-course.ts";
import { measureVitals, vitalsLine } from "./web-vitals.ts";

const RESULT = ".cache/bench.json";

const isQuick = process.argv.includes("--quick");
const asked = parts.filter((part) => process.argv.includes(part));
// Memory takes ten minutes: for those who ask.
const unasked = isQuick ? (["requests"] as const) : parts.filter((part) => part !== "memory");

const began = performance.now();
const result: BenchResult = { load: {}, ...(await readLast()), machine: machineName() };

for (const part of asked.length > 0 ? asked : unasked) {
  result.load[part] = Math.round(loadavg()[0] ?? 0);
  await measure(part);
  await keep();
}
say(`${result.machine}; ${Math.round((performance.now() - began) / 1000)} s; also in ${RESULT}`);

async function measure(part: Part): Promise<void> {
  if (part === "requests") {
    await measureDatabases();
  } else if (part === "memory") {
    await measureMemory();
  } else if (part === "interactions") {
    result.interactions = await measureInteractions(({ name, asleepMs, awakeMs }) =>
      say(`${name}: ${asleepMs} ms before any script, ${awakeMs} ms awake`),
    );
    say(interactionsText(result.interactions));
  } else {
    await measureTemplates();
  }
}

async function measureTemplates(): Promise<void> {
  const pages = everyTemplate.filter((path) => process.argv.includes(path));
  const asked = pages.length > 0 ? pages : everyTemplate;
  const vitals = await measureVitals(asked, isQuick ? 1 : 3, (page) => say(vitalsLine(page)));
  if (vitals === undefined) {
    return say("Lighthouse could not be fetched from npm: web vitals were not measured");
  }
  const others = (result.vitals ?? []).filter(({ path }) => !asked.includes(path));
  result.vitals = [...others, ...vitals];
  say(vitalsText(vitals));
}

async function measureDatabases(): Promise<void> {
  const plan = isQuick ? plans.quick : plans.full;
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
    result.findings = findings;
    await keep();
  }
}

async function measureMemory(): Promise<void> {
  const database = await postgresDatabase();
  if (database === undefined) return say("PostgreSQL is not installed: memory was not measured");
  const moments = await measureMemoryCourse(database, isQuick).finally(() => database.stop());
  result.memory = moments;
  say(memoryText(moments));
}

async function keep(): Promise<void> {
  await mkdir(".cache", { recursive: true });
  await writeFile(RESULT, `${JSON.stringify(result, null, 2)}\n`);
}

async function readLast(): Promise<Partial<BenchResult>> {
  const text = await readFile(RESULT, "utf8").catch(() => "{}");
  return JSON.parse(text);
}

function machineName(): string {
  return `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
