import { once } from "node:events";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { Router } from "express";
import { createApp, warmedSources } from "./app.ts";
import { type Config, ConfigError, readConfig, unsetPlaceholders } from "./base/config.ts";
import { createLog, openLogOutput } from "./base/log.ts";
import { settlesWithin } from "./base/with-timeout.ts";
import { openDatabase, withRetry } from "./database/database.ts";
import { migrate } from "./database/migrate.ts";
import { createDelivery } from "./demo-requests/outbox/delivery.ts";
import { startCleanUp } from "./demo-requests/retention.ts";
import { createDeps } from "./deps.ts";
import { drain, exitAfterLog, gracefulShutdown } from "./http/graceful-shutdown.ts";
import { createHttpServer } from "./http/http-server.ts";
import { readAssets } from "./pages/assets.ts";
import { createCacheWarmer } from "./pages/cache-warmer.ts";
import { addFirstPosts } from "./posts/files/seed.ts";
import { readContentVersion, readNewPosts, watchContent } from "./posts/watch-content.ts";
import { routes } from "./routes.ts";

/** Time limit for requests in progress during the shutdown. */
const DRAIN_LIMIT_MS = 6_000;
/** Time limit for the rest of the shutdown, which a database that hangs must not delay. */
const CLOSE_LIMIT_MS = 3_000;
/** Allows for a busy machine. */
const SHUTDOWN_MARGIN_MS = 3_000;
const NOT_WARM = "the first pages are not rendered yet";

const config = readConfigOrExit();
const logOutput = openLogOutput();
const log = createLog(config.logLevel, logOutput);
const exit = (code: number) => exitAfterLog(logOutput, code);
const drainMs = config.drainSeconds * 1000;
const limitMs = drainMs + DRAIN_LIMIT_MS + CLOSE_LIMIT_MS + SHUTDOWN_MARGIN_MS;
const shutdown = gracefulShutdown({ emitter: process, exit, log, limitMs });

try {
  await startSite();
} catch (error) {
  log.fatal({ err: error }, error instanceof Error ? error.message : "the site could not start");
  exit(1);
}

async function startSite(): Promise<void> {
  const dist = dirname(dirname(fileURLToPath(import.meta.url)));
  const now = () => new Date();
  const database = await withRetry(() => openDatabase({ ...config, log }), { log });
  const { db } = database;
  // A role that may not change tables starts once their owner has run `npm run migrate`.
  await withRetry(() => migrate(database, log), { log });
  await addFirstPosts(db);
  let delivery: ReturnType<typeof createDelivery> | undefined;
  const wakeDelivery = () => delivery?.wake();
  const assets = readAssets(dist);
  const deps = await createDeps({ config, assets, db, wakeDelivery, routes, log, logOutput, now });

  const notReady = new Set([NOT_WARM]);
  const options = { dist, notReady: () => [...notReady], development: developmentRoutes() };
  // Read before the first page is rendered, so that the watcher detects every later change.
  const { readAt } = await readNewPosts(db);
  const known = { version: await readContentVersion(db), readAt };
  const server = createHttpServer(createApp(deps, options));
  server.listen(config.port, config.host);
  await once(server, "listening");
  log.info({ url: config.site.url, address: server.address() }, `serving ${config.site.url}`);
  const unset = unsetPlaceholders(config.site);
  if (unset.length > 0) log.warn({ unset }, "placeholders are still in use");

  // After the port is open: a process that ends because its port is taken could send a mail without recording it.
  delivery = createDelivery({ db, config, log, now });
  const stopCleanUp = startCleanUp({ db, config, log });

  const warmer = createCacheWarmer(deps, warmedSources(deps));
  void warmer.warmAll().then(() => notReady.delete(NOT_WARM));
  const onChange = () => {
    deps.pageCache?.invalidate();
    void warmer.warm();
  };
  const { contentOutage } = deps;
  const watching = watchContent({ db, log, now, known, contentOutage, onChange });

  shutdown.stopWith(async () => {
    notReady.add("the site is stopping");
    stopCleanUp();
    const delivered = delivery?.stop();
    await drain(server, { graceMs: drainMs, limitMs: DRAIN_LIMIT_MS });
    await delivered;
    const closeAll = async () => {
      await Promise.all([watching.stop(), warmer.stop()]);
      await deps.markdown.close();
      await database.close();
    };
    if (!(await settlesWithin(closeAll(), CLOSE_LIMIT_MS))) {
      log.warn("the database was not closed in time");
    }
  });
}

/**
 * The route of `npm run dev`: an event stream whose end tells pages to reload. `DEVELOPMENT` is a build constant:
 * production builds contain none of this code.
 */
function developmentRoutes(): Router | undefined {
  if (!DEVELOPMENT) return undefined;
  return Router().get("/development/alive", (_request, response) => {
    // The server's timeout for stalled responses must not end the stream.
    response.setTimeout(0);
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.write("retry: 200\n\n");
  });
}

function readConfigOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
