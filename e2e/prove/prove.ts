import { parseArgs } from "node:util";
import { startThrowawayPostgres } from "../../server/testing/throwaway-postgres.ts";
import { killUnderRequests } from "../contract/support/kill-under-requests.ts";
import { hasNginx } from "../contract/support/nginx.ts";
import { proveRollingRestart } from "./rolling-restart.ts";

/*
 * Kills and restarts sites while demo requests arrive, and prints how many were lost. Exits with 1 if any
 * was lost. Runs the named experiments, or all.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: "string", default: "100" },
  },
});
const kills = Number(values.kills);

interface Result {
  losses: Record<string, number>;
  [figure: string]: unknown;
}

/** Each experiment uses a database of its own. */
const experiments: Record<string, () => Promise<Result | undefined>> = {
  "embedded-kills": () => killUnderRequests({}, kills),
  kills: onPostgres((environment) => killUnderRequests(environment, kills)),
  "rolling-restart": onPostgres(restartBehindNginx),
};
const unknown = positionals.filter((name) => !(name in experiments));
if (unknown.length > 0) {
  throw new Error(`Unknown: ${unknown}. There are ${Object.keys(experiments).join(", ")}.`);
}
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

for (const [name, prove] of Object.entries(experiments)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const result = await prove();
  process.stdout.write(`${name}: ${JSON.stringify(result ?? "left out", null, 2)}\n`);
  if (Object.values(result?.losses ?? {}).some((count) => count > 0)) process.exitCode = 1;
}

function onPostgres(prove: (environment: Record<string, string>) => Promise<Result | undefined>) {
  return async () => {
    const server = await startThrowawayPostgres();
    if (server === undefined) {
      process.stdout.write("PostgreSQL is not installed\n");
      return undefined;
    }
    return prove({ DATABASE_URL: server.url }).finally(() => server.stop());
  };
}

async function restartBehindNginx(environment: Record<string, string>) {
  if (!hasNginx()) {
    process.stdout.write("nginx or openssl is not installed\n");
    return undefined;
  }
  return proveRollingRestart({ environment, seconds: 60, visitors: 64 });
}
