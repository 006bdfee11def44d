import type { Config } from "./base/config.ts";
import type { Log } from "./base/log.ts";
import type { Database, Db } from "./db/db.ts";
import { getOrCreateSecret } from "./db/get-or-create-secret.ts";
import type { Captcha } from "./demo-requests/captcha/captcha.ts";
import { createCaptcha } from "./demo-requests/captcha/create-captcha.ts";
import { createMarkdown, type Markdown } from "./markdown/markdown.ts";
import { createMetrics, type Metrics } from "./metrics/metrics.ts";
import { createSecurityHeaders, type SecurityHeaders } from "./middleware/security-headers.ts";
import type { Assets } from "./pages/assets.ts";
import type { PageResult } from "./pages/load-page.ts";
import { PageCache } from "./pages/page-cache.ts";
import type { Route } from "./pages/route.ts";
import type { ContentOutage } from "./pages/watch-content.ts";
import {
  createRemotePictures,
  type LoadRemotePicture,
} from "./posts/remote-pictures/remote-pictures.ts";
import type { PictureSigner } from "./posts/remote-pictures/signed-address.ts";

/** The dependencies of request handlers and page loaders. */
export interface Deps {
  config: Config;
  assets: Assets;
  db: Db;
  markdown: Markdown;
  pictureSigner: PictureSigner;
  loadRemotePicture: LoadRemotePicture;
  captcha: Captcha;
  /** Starts the delivery of waiting outbox messages now. */
  wakeDelivery: () => void;
  securityHeaders: SecurityHeaders;
  metrics: Metrics;
  /** Undefined with `PAGE_CACHE=off`: every request renders its page. */
  pageCache: PageCache<PageResult> | undefined;
  contentOutage: ContentOutage;
  /** Every page of the site. */
  routes: readonly Route[];
  log: Log;
  now: () => Date;
}

interface ProvidedDeps
  extends Pick<Deps, "config" | "assets" | "wakeDelivery" | "routes" | "log" | "now"> {
  db: Database["db"];
}

/** Creates the dependencies. The caller closes `markdown` at the end. */
export async function createDeps(given: ProvidedDeps): Promise<Deps> {
  const { config, assets, db, log, now } = given;
  const pageCache = config.pageCache ? new PageCache<PageResult>() : undefined;
  const contentOutage: ContentOutage = {};
  const metrics = createMetrics({ db, pageCache, contentOutage, now });
  const pictureSigner: PictureSigner = {
    secret: await getOrCreateSecret(db, "picture_secret"),
    hosts: config.postImageHosts,
  };
  return {
    ...given,
    markdown: createMarkdown({ log, siteUrl: config.site.url, pictureSigner }),
    pictureSigner,
    loadRemotePicture: createRemotePictures({ db, config, log }),
    captcha: metrics.watchCaptcha(await createCaptcha({ config, db, log, now })),
    securityHeaders: createSecurityHeaders(config, assets),
    metrics,
    pageCache,
    contentOutage,
  };
}
