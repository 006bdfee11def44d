// For tests only: a process that opens an embedded database, reports this and keeps it open until it is killed.
import { createLog } from "../base/log.ts";
import { openDatabase } from "../database/database.ts";

const [dataDir = ""] = process.argv.slice(2);
await openDatabase({ dataDir, log: createLog("silent") });
process.on("disconnect", () => process.exit());
process.send?.("open");
