// For tests only: a process that inserts rows until it is killed and reports each committed key.

import { createLog } from "../base/log.ts";
import { openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { inTransaction } from "../db/transaction.ts";

const [dataDir = "", name = ""] = process.argv.slice(2);
const log = createLog("silent");
const database = await openDatabase({ dataDir, log });
await migrate(database, log);

/** Inserts two rows per transaction: after a crash both must exist or neither. */
async function writeForEver(writer: string): Promise<never> {
  for (let count = 0; ; count += 1) {
    const key = `${name}-${writer}-${count}`;
    await inTransaction(database.db, async (client) => {
      for (const half of ["left", "right"]) {
        await client.query("INSERT INTO site_settings (key, value) VALUES ($1, $2)", [
          `${key}-${half}`,
          "x".repeat(2_000),
        ]);
      }
    });
    process.send?.(key);
  }
}

await Promise.all(["a", "b", "c"].map(writeForEver));
