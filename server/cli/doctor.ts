import { type Config, ConfigError, readConfig, unsetPlaceholders } from "../base/config.ts";
import { reasonOf } from "../base/errors.ts";
import { createLog } from "../base/log.ts";
import { openDatabaseForCommand } from "../database/database.ts";
import type { Database } from "../database/db.ts";
import { pendingMigrations } from "../database/migrate.ts";
import { countDeliveries } from "../demo-requests/outbox/messages.ts";
import { configuredSinks } from "../demo-requests/outbox/sink.ts";
import { runProgram } from "./terminal/run-command.ts";
import { counted, textList } from "./terminal/text-table.ts";

const usage = `npm run doctor

  Checks the configuration, the database with its migrations and deliveries, and the site on this
  machine at PORT. A warning may be intended.
  Exit codes: 0 no errors, 1 errors, 2 wrong usage
`;

const TIMEOUT_MS = 10_000;

type Level = "ok" | "warning" | "error";
type Finding = readonly [level: Level, subject: string, message: string];

await runProgram({ usage, run });

async function* run(): AsyncGenerator<string> {
  const findings = await checkAll();
  const count = (wanted: Level) => findings.filter(([level]) => level === wanted).length;
  yield textList(
    findings.map(([level, subject, text]) => [`${level.padEnd(7)}  ${subject}`, text]),
  );
  const errors = counted(count("error"), "error");
  yield `\n${errors}, ${counted(count("warning"), "warning")}\n`;
  if (count("error") > 0) process.exitCode = 1;
}

async function checkAll(): Promise<Finding[]> {
  try {
    const config = readConfig();
    return [
      ...checkConfiguration(config),
      ...(await checkDatabase(config)),
      await checkSite(config),
    ];
  } catch (thrown) {
    if (!(thrown instanceof ConfigError)) throw thrown;
    return thrown.faults.map((fault) => ["error", "configuration", fault]);
  }
}

function checkConfiguration(config: Config): Finding[] {
  const { site, trustProxy, delivery } = config;
  const isPublic = site.url.startsWith("https:");
  const unset = unsetPlaceholders(site);
  const sinks = configuredSinks(delivery);
  return [
    isPublic
      ? ["ok", "SITE_URL", site.url]
      : ["warning", "SITE_URL", `${site.url} is not https: for tests on one machine only`],
    isPublic && trustProxy === false
      ? ["warning", "TRUST_PROXY", "off: all visitors behind a proxy share one rate limit"]
      : ["ok", "TRUST_PROXY", String(trustProxy || "off")],
    unset.length > 0
      ? ["warning", "contacts", `still the default: ${unset.join(", ")}`]
      : ["ok", "contacts", "configured"],
    checkPrivacy(config),
    sinks.length > 0
      ? ["ok", "delivery", `demo requests are delivered by ${sinks.join(" and ")}`]
      : ["warning", "delivery", "demo requests are stored and listed only: npm run leads"],
  ];
}

function checkPrivacy({ site: { company = {} }, demoRequestRetentionDays }: Config): Finding {
  const facts = ["privacyOfficer", "hostingCountry", "logRetention", "mailRetention"] as const;
  const unset = facts.filter((name) => !company[name]).map((name) => `${name} of SITE_FILE`);
  if (demoRequestRetentionDays === undefined) unset.push("DEMO_REQUEST_RETENTION_DAYS");
  return unset.length > 0
    ? ["warning", "privacy", `/privacy states no value for ${unset.join(", ")}`]
    : ["ok", "privacy", "person in charge, country and periods are stated"];
}

async function checkDatabase({ databaseUrl, dataDir }: Config): Promise<Finding[]> {
  let database: Database | undefined;
  try {
    database = await openDatabaseForCommand({ databaseUrl, dataDir, log: createLog("silent") });
    const pending = await pendingMigrations(database);
    const kind = database.kind === "embedded" ? "embedded, without a replica" : "PostgreSQL";
    return [
      ["ok", "database", `answers: ${kind}`],
      pending.length > 0
        ? ["warning", "migrations", `the next start applies ${pending.join(", ")}`]
        : ["ok", "migrations", "all applied"],
      ...(pending.length > 0 ? [] : [await checkDeliveries(database)]),
    ];
  } catch (thrown) {
    return [["error", "database", reasonOf(thrown)]];
  } finally {
    await database?.close();
  }
}

async function checkDeliveries({ db }: Database): Promise<Finding> {
  const { waiting, dead, oldestWaitingSeconds } = await countDeliveries(db);
  const minutes = Math.round(oldestWaitingSeconds / 60);
  const text = `${waiting} waiting, the oldest for ${minutes} minutes; ${dead} given up`;
  if (dead > 0) return ["error", "deliveries", `${text}: npm run leads -- retry --dead`];
  return [minutes < 10 ? "ok" : "error", "deliveries", text];
}

/** Asks the process on this machine, because proxies block /readyz. */
async function checkSite({ host, port }: Config): Promise<Finding> {
  const isAnyAddress = host === "0.0.0.0" || host === "::";
  const url = `http://${isAnyAddress ? "127.0.0.1" : host}:${port}/readyz`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { reasons, stale_since: since } = (await response.json()) as {
      reasons: string[];
      stale_since?: string;
    };
    if (reasons.length > 0) return ["error", "site", `not ready: ${reasons.join("; ")}`];
    if (since) return ["warning", "site", `pages may be out of date since ${since}`];
    return ["ok", "site", `ready at port ${port}`];
  } catch (thrown) {
    return ["warning", "site", `none answers at ${url}: ${reasonOf(thrown)}`];
  }
}
