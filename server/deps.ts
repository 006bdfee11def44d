import { createLimits } from "./base/limit-requests.ts";
import type { Database } from "./database/db.ts";
import { getKey } from "./database/secrets.ts";
import { type Captcha, createCaptcha } from "./demo-requests/captcha/captcha.ts";
import { createMetrics, type Metrics } from "./http/metrics.ts";
import { createSecurityHeaders } from "./http/response-headers.ts";
import { pageTexts } from "./pages/listed-pages.ts";
import { PageCache } from "./pages/page-cache.ts";
import type { PageDeps } from "./pages/source.ts";
import { createMarkdown } from "./posts/markdown/markdown.ts";
import { createPostReader, type PostDeps } from "./posts/post-reader.ts";
import {
  createRemotePictures,
  type LoadRemotePicture,
} from "./posts/remote-pictures/remote-pictures.ts";
import type { PictureSigner } from "./posts/remote-pictures/signed-address.ts";
import { createSiteSearch } from "./posts/search/site-search.ts";
import type { ContentOutage } from "./posts/watch-content.ts";

/** The dependencies of request handlers. */
export interface Deps extends PageDeps, PostDeps {
  loadRemotePicture: LoadRemotePicture;
  captcha: Captcha;
  metrics: Metrics;
  /** Starts the delivery of waiting outbox messages now. */
  wakeDelivery: () => void;
  contentOutage: ContentOutage;
}

interface ProvidedDeps
  extends Pick<Deps, "config" | "assets" | "wakeDelivery" | "routes" | "log" | "now"> {
  db: Database["db"];
  logOutput?: { readonly lostLines: number };
}

/** Creates the dependencies. The caller closes `markdown` at the end. */
export async function createDeps(given: ProvidedDeps): Promise<Deps> {
  const { config, assets, db, routes, log, logOutput, now } = given;
  const pageCache = config.pageCache ? new PageCache() : undefined;
  const contentOutage: ContentOutage = {};
  const metrics = createMetrics({ db, pageCache, contentOutage, logOutput, now });
  const pictureSigner: PictureSigner = {
    secret: await getKey(db, "pictures"),
    hosts: config.postImageHosts,
  };
  const markdown = createMarkdown({ log, siteUrl: config.site.url, pictureSigner });
  const deps: Deps = {
    ...given,
    markdown,
    pictureSigner,
    loadRemotePicture: createRemotePictures({ db, config, log }),
    captcha: await createCaptcha({ config, db, log, now }),
    securityHeaders: createSecurityHeaders(config, assets),
    metrics,
    limits: createLimits(),
    pageCache,
    postReader: (markIncomplete) => createPostReader(deps, markIncomplete),
    search: (query) => deps.siteSearch.search(query),
    siteSearch: createSiteSearch({
      db,
      log,
      markdown,
      readPages: () => pageTexts(routes, deps),
    }),
    contentOutage,
  };
  return deps;
}
