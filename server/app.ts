import type { RequestListener } from "node:http";
import { join } from "node:path";
import express, { type Express, type RequestHandler, type Router } from "express";
import { paths } from "../shared/paths.ts";
import { serveExampleLine } from "./api/example-line/example-line-files.ts";
import { healthz, readyz } from "./api/health.ts";
import { operatorOnly } from "./api/operator-only.ts";
import { media, partnerLogos, pictures, previews, remotePicture } from "./api/pictures.ts";
import { postSummaries } from "./api/post-summaries.ts";
import { posts } from "./api/posts.ts";
import { methodNotAllowed } from "./base/errors.ts";
import { captchaChallenge } from "./demo-requests/captcha/challenge-route.ts";
import { submitDemoRequest } from "./demo-requests/submit.ts";
import type { Deps } from "./deps.ts";
import { downloads } from "./downloads/downloads.ts";
import { serveContentFile } from "./feeds/content-file.ts";
import { contentFiles } from "./feeds/content-files.ts";
import { preferMarkdown } from "./feeds/post-markdown.ts";
import { securityContact, siteFiles } from "./feeds/site-files.ts";
import { limitRequests } from "./http/limit-requests.ts";
import { normalizeRequest } from "./http/normalize-request.ts";
import { requestLog } from "./http/request-log.ts";
import { createRouteLabel } from "./http/route-label.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { createFileSender, staticFiles } from "./http/static-files.ts";
import { redirectTrailingSlash } from "./http/trailing-slash.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { errorPage, unknownAddress } from "./pages/error-page.ts";
import { applySecurityHeaders } from "./pages/security-headers.ts";
import { cachedPages, servePage } from "./pages/serve-page.ts";

/** Feeds and other generated files. The page cache serves them like pages. */
const files = [...contentFiles, ...siteFiles, ...downloads];

/** Requests from one network that query the database. */
const SEARCHES_PER_MINUTE = 60;
const LISTS_PER_MINUTE = 120;
const PREVIEWS_PER_MINUTE = 60;

interface Options {
  /** The folder `dist` of the build. */
  dist: string;
  /** Reasons why the server cannot take traffic; empty if it can. */
  notReady: () => string[];
  /** Routes for `npm run dev` only. */
  development?: Router | undefined;
}

/** Creates the request path: log, page cache, Express. */
export function createApp(deps: Deps, options: Options): RequestListener {
  const cached = [...deps.routes, ...files];
  const beginLog = requestLog(deps, createRouteLabel(cached));
  const sendCachedPage = cachedPages(deps.pageCache, cached);
  const router = createRouter(deps, options);

  return (request, response) => {
    normalizeRequest(request);
    const record = beginLog(request, response);
    preferMarkdown(request);
    if (deps.config.noIndex) response.setHeader("X-Robots-Tag", "noindex");
    if (sendCachedPage(request, response, record.id)) {
      record.cache = "hit";
    } else {
      response.setHeader("X-Request-Id", record.id);
      router(request, response);
    }
  };
}

/** Creates the Express app for requests that the page cache does not answer. */
function createRouter(deps: Deps, { dist, notReady, development }: Options): Express {
  const { config, metrics, now, securityHeaders } = deps;
  const app = express();
  app.disable("x-powered-by");
  app.enable("case sensitive routing").enable("strict routing");
  app.set("trust proxy", config.trustProxy);
  app.set("query parser", "simple");

  const build = createFileSender(join(dist, "public"));
  const get = (path: string, ...handlers: RequestHandler[]) =>
    app
      .route(path)
      .get(...handlers)
      .all(methodNotAllowed("GET"));

  app.use(applySecurityHeaders(securityHeaders));
  app.use(staticFiles(build, config));
  app.route("/pictures/:name").get(pictures(build)).all(methodNotAllowed("GET"));
  get("/media/:name", media(deps));
  app.route("/media/remote/:token").get(remotePicture(deps)).all(methodNotAllowed("GET"));
  const { ofBuild, ofMedia, ofOtherHosts } = previews(deps, dist);
  app.get("/{*picture}/preview.jpeg", limitRequests(PREVIEWS_PER_MINUTE));
  app.get("/pictures/:name/preview.jpeg", ofBuild);
  app.get("/media/:name/preview.jpeg", ofMedia);
  app.get("/media/remote/:name/preview.jpeg", ofOtherHosts);

  if (development) app.use(development);
  get("/healthz", healthz);
  get("/readyz", readyz(deps, notReady));
  app.all("/metrics", operatorOnly(config.metricsToken));
  get("/metrics", metricsText(metrics));
  get(paths.securityTxt(), securityContact(config.site, now));
  get("/partners/:name", partnerLogos(config));
  for (const file of files) get(file.path, serveContentFile(file, deps));
  serveExampleLine(app);

  app.use("/api", sameOrigin);
  get(paths.api.posts(), limitRequests(LISTS_PER_MINUTE), posts(deps));
  get(paths.api.postSummaries(), postSummaries(deps));
  get(paths.api.captchaChallenge(), captchaChallenge(deps));
  app
    .route(paths.api.submitDemoRequest())
    .post(submitDemoRequest(deps))
    .all(methodNotAllowed("POST"));

  app.use(redirectTrailingSlash);
  app.get(paths.search(), limitRequests(SEARCHES_PER_MINUTE));
  for (const route of deps.routes) get(route.path, servePage(route, deps));
  app.use(unknownAddress);
  app.use(errorPage(deps));
  return app;
}

/** `GET /metrics`, in Prometheus text format. */
function metricsText(metrics: Metrics): RequestHandler {
  return async (_request, response) => {
    const text = await metrics.text();
    response.set("Cache-Control", "no-store").type(metrics.contentType).send(text);
  };
}
