import "../client/styles/stylesheet.ts";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { ConfigError, placeholdersLeft, readConfig } from "./config.ts";
import { endInOrder } from "./end-in-order.ts";
import { createLog } from "./log.ts";
import { startSite } from "./start-site.ts";

const config = readOrStop();
const log = createLog(config.logLevel);
const ending = endInOrder({ process, log });
const dist = dirname(dirname(fileURLToPath(import.meta.url)));

try {
  const site = await startSite(config, dist, log);
  ending.stopFirst(() => site.stop());
  const address = site.server.address();
  const port = typeof address === "object" ? address?.port : config.port;
  log.info({ port, url: config.site.url }, `serving ${config.site.url}`);
  warnOfPlaceholders();
} catch (error) {
  log.fatal({ err: error }, error instanceof Error ? error.message : "the site could not start");
  process.exit(1);
}

function readOrStop() {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** What still stands at its default is honest, but not what visitors should read. */
function warnOfPlaceholders(): void {
  const unset = placeholdersLeft(config.site);
  if (unset.length > 0) log.warn({ unset }, "placeholders in place");
}
