import type { Server } from "node:http";
import { join } from "node:path";
import type { Router } from "express";
import { createApp } from "./app.ts";
import { bornExpress } from "./born-express.ts";
import type { Config } from "./config.ts";
import { contentVersion } from "./db/content-version.ts";
import type { Database } from "./db/db.ts";
import { listPostAddresses } from "./db/post-lists.ts";
import { createCaptcha } from "./demo-requests/captcha/create-captcha.ts";
import { createDelivery } from "./demo-requests/outbox/delivery.ts";
import type { Deps } from "./deps.ts";
import { drain } from "./drain.ts";
import { contentFiles } from "./feeds/content-files.ts";
import { createHttpServer } from "./http-server.ts";
import { KeptFiles } from "./kept-files.ts";
import { createListener } from "./listener.ts";
import type { Log } from "./log.ts";
import { createMarkdown } from "./markdown/markdown.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { createRouteLabel } from "./metrics/route-label.ts";
import { createSecurityHeaders } from "./middleware/security-headers.ts";
import { readAssets } from "./pages/assets.ts";
import { watchContent } from "./pages/watch-content.ts";
import { startRemotePictures } from "./posts/remote-pictures/remote-pictures-job.ts";
import { createCompressor } from "./render/compressor.ts";
import { PackedPages } from "./render/packed-pages.ts";
import { createKeyOf, createPacker } from "./render/packer.ts";
import { routes } from "./routes.ts";
import type { Membership } from "./workers/membership.ts";

/** How long answers under way may still last once the site stops. */
const DRAIN_MS = 10_000;
const PAGES_MAX = 500;

interface Site {
  server: Server;
  /** Finishes what is under way, delivers what it can, closes the database. */
  stop(): Promise<void>;
}

interface SiteOptions {
  config: Config;
  /** Folder of the build. */
  dist: string;
  log: Log;
  /** Closed when the site stops. */
  database: Database;
  /** Where this process is one of several that serve. */
  crew: Membership | undefined;
}

/** Serves the site. Done once every page that can be packed is. */
export async function startSite({ config, dist, log, database, crew }: SiteOptions): Promise<Site> {
  const now = () => new Date();
  const { db } = database;
  const assets = readAssets(dist);
  const siteUrl = config.site.url;
  const markdown = createMarkdown({ log, siteUrl });
  const delivery = createDelivery({ db, config, log, now });
  const compressor = createCompressor();
  const packed = config.pageCache ? new PackedPages(PAGES_MAX, compressor.compressBoth) : undefined;
  const files = new KeptFiles(join(dist, "public"));
  const ownMetrics = createMetrics({ db, packed, files });
  const metrics = crew?.share(ownMetrics) ?? ownMetrics;
  const deps: Deps = {
    config,
    assets,
    db,
    markdown,
    captcha: metrics.watchCaptcha(await createCaptcha({ config, db, log, now })),
    nudgeDelivery: () => delivery.nudge(),
    securityHeaders: createSecurityHeaders(config, assets),
    metrics,
    log,
    now,
  };

  const notReady = new Set(["the first pages are not packed yet"]);
  const app = createApp(deps, {
    dist,
    packed,
    notReady: () => [...notReady],
    development: await developmentRoutes(deps),
  });
  const listener = createListener({
    app,
    packed,
    files,
    keyOf: createKeyOf([...routes, ...contentFiles]),
    routeLabel: createRouteLabel(routes),
    metrics,
    log,
  });
  const server = createHttpServer(bornExpress(app), listener);
  // Visitors come to a worker as soon as it listens, and others have the pages already.
  if (!crew) await listen(server, config);

  const listSlugs = async (limit: number) =>
    (await listPostAddresses(db, limit)).map(({ slug }) => slug);
  const packer = packed && createPacker({ deps, routes, files: contentFiles, packed, listSlugs });
  const version = await contentVersion(db).catch(() => undefined);
  await packer?.packAll();
  notReady.clear();
  if (crew) await listen(server, config);
  const remotePictures = startRemotePictures({ db, markdown, config, log });
  const watching =
    packer &&
    watchContent({
      listenerConfig: database.listenerConfig,
      db,
      log,
      now,
      version,
      onChange: async (slugs) => {
        remotePictures.postsChanged();
        await packer.contentChanged(slugs);
      },
    });

  return {
    server,
    async stop() {
      notReady.add("the site is stopping");
      await drain(server, { graceMs: config.drainSeconds * 1000, limitMs: DRAIN_MS });
      await watching?.stop();
      await remotePictures.stop();
      await packer?.stop();
      compressor.close();
      await delivery.stop();
      await markdown.close();
      await database.close();
    },
  };
}

/** No other build has them, nor the styles of their pages. */
async function developmentRoutes(deps: Deps): Promise<Router | undefined> {
  if (DEVELOPMENT) return (await import("./middleware/development.ts")).development(deps);
  return undefined;
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
