import { startThrowawayPostgres } from "../../server/testing/throwaway-postgres.ts";
import { createDatabaseOn } from "../contract/support/database.ts";
import { killUnderRequests } from "../contract/support/kill-under-requests.ts";
import { hasNginx } from "../contract/support/nginx.ts";
import { proveRollingRestart } from "./rolling-restart.ts";

/*
 * Kills and restarts sites while demo requests arrive, and prints how many were lost. Exits with 1 if any was lost.
 */
const KILLS = Number(process.argv[2] ?? 100);

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

print("kills on the embedded database", await killUnderRequests({}, KILLS));
const postgres = await startThrowawayPostgres();
if (postgres === undefined) {
  process.stdout.write("PostgreSQL is not installed\n");
} else {
  const [killed, restarted] = [
    await createDatabaseOn(postgres.url),
    await createDatabaseOn(postgres.url),
  ];
  print("kills on PostgreSQL", await killUnderRequests(killed.environment, KILLS));
  if (hasNginx()) {
    const environment = { ...restarted.environment, PAGE_CACHE: "on" };
    print("restarts in turn", await proveRollingRestart(environment, 60, 64));
  } else {
    process.stdout.write("nginx or openssl is not installed\n");
  }
  await killed.drop();
  await restarted.drop();
  await postgres.stop();
}

function print(name: string, result: { losses: Record<string, number> }): void {
  process.stdout.write(`${name}: ${JSON.stringify(result, null, 2)}\n`);
  if (Object.values(result.losses).some((count) => count > 0)) process.exitCode = 1;
}
