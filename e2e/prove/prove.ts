import { parseArgs } from "node:util";
import { startPostgresServer } from "../contract/support/postgres-server.ts";
import { findProxy } from "../find-proxy.ts";
import { proveKills } from "./kills.ts";
import { proveMailOutage } from "./mail-outage.ts";
import { hasLost, type Report, reportText } from "./report.ts";
import { proveRollingRestart } from "./rolling-restart.ts";
import { proveTwoServers } from "./two-servers.ts";

/*
 * Injects faults into sites while demo requests arrive, and prints lost requests. Exits with 1 if any was
 * lost. Runs the named experiments, or all.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: "string", default: "100" },
    /** Of the rolling restart. */
    seconds: { type: "string", default: "60" },
  },
});
const kills = Number(values.kills);
const embedded = { name: "the embedded database", environment: {} };

/** Each experiment uses a separate database. */
const experiments: Record<string, () => Promise<Report | undefined>> = {
  "embedded-kills": () => proveKills(embedded, kills),
  "embedded-mail": () => proveMailOutage(embedded),
  kills: onPostgres((environment) => proveKills({ name: "PostgreSQL", environment }, kills)),
  mail: onPostgres((environment) => proveMailOutage({ name: "PostgreSQL", environment })),
  "two-servers": onPostgres(proveTwoServers),
  "rolling-restart": onPostgres(proveBehindNginx),
};
const names = Object.keys(experiments);
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown}. There are ${names.join(", ")}.`);

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

for (const [name, prove] of Object.entries(experiments)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const report = await prove();
  process.stdout.write(report ? `${reportText(report)}\n` : `${name}: left out, see above\n\n`);
  if (report && hasLost(report)) process.exitCode = 1;
}

function onPostgres(prove: (environment: Record<string, string>) => Promise<Report | undefined>) {
  return async () => {
    const server = await startPostgresServer();
    if (server === undefined) {
      process.stdout.write("PostgreSQL is not installed\n");
      return undefined;
    }
    return prove({ DATABASE_URL: server.url }).finally(() => server.stop());
  };
}

async function proveBehindNginx(environment: Record<string, string>): Promise<Report | undefined> {
  const binary = findProxy("nginx");
  if (binary === undefined) {
    process.stdout.write("nginx or openssl is not installed\n");
    return undefined;
  }
  const seconds = Number(values.seconds);
  return proveRollingRestart({ binary, environment, seconds, visitors: 64 });
}
