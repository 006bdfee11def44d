import type { RequestListener } from "node:http";
import { join } from "node:path";
import express, { type Express, type RequestHandler, type Router } from "express";
import { paths } from "../shared/paths.ts";
import { methodNotAllowed } from "./base/errors.ts";
import { limited } from "./base/limit-requests.ts";
import { captchaChallenge } from "./demo-requests/captcha/captcha.ts";
import { submitDemoRequest } from "./demo-requests/submit.ts";
import type { Deps } from "./deps.ts";
import { normalizeRequest, redirectTrailingSlash, removePorts } from "./http/addresses.ts";
import { healthz, readyz } from "./http/health.ts";
import { operatorOnly } from "./http/metrics.ts";
import { requestLog } from "./http/request-log.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { createFileSender, staticFiles } from "./http/static-files.ts";
import { errorPage, unknownAddress } from "./pages/error-page.ts";
import { fileSource } from "./pages/generated-file.ts";
import { pageSource } from "./pages/page-source.tsx";
import { cachedPages, serve } from "./pages/serve.ts";
import { partnerLogos, siteFiles } from "./pages/site-files.ts";
import type { Source } from "./pages/source.ts";
import { contentFiles } from "./posts/feeds/content-files.ts";
import { preferMarkdown } from "./posts/feeds/post-markdown.ts";
import { picturesOfBuild, postPictures } from "./posts/pictures.ts";
import { postSummaries } from "./posts/post-summaries.ts";
import { posts } from "./posts/posts-api.ts";

/** What the cache warmer renders: the pages with each of their queries, and `contentFiles` without one. */
export function warmedSources(deps: Deps): Source[] {
  const files = contentFiles.map((file) => ({ ...fileSource(file, deps), query: {} }));
  return [...deps.routes.map(pageSource), ...files];
}

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
  // What serves pages and generated files, through the page cache. A request gets the first that matches.
  const sources: Source[] = [
    ...contentFiles.map((file) => fileSource(file, deps)),
    ...siteFiles.map((file) => fileSource(file, deps)),
    ...deps.routes.map(pageSource),
  ];
  const beginLog = requestLog(deps);
  const sendCachedPage = cachedPages(deps.pageCache, sources);
  const router = createRouter(deps, sources, options);

  return (request, response) => {
    // Changes the request: an address without origin, no `Cache-Control`.
    normalizeRequest(request);
    const record = beginLog(request, response);
    // Changes the address of a post to that of its Markdown, if the client prefers Markdown.
    preferMarkdown(request);
    if (deps.config.noIndex) response.setHeader("X-Robots-Tag", "noindex");
    const sourcePath = sendCachedPage(request, response, record.id);
    if (sourcePath !== undefined) {
      Object.assign(record, { cache: "hit", route: sourcePath });
    } else {
      response.setHeader("X-Request-Id", record.id);
      router(request, response);
    }
  };
}

/** Creates the Express app for requests that the page cache does not answer. */
function createRouter(
  deps: Deps,
  sources: readonly Source[],
  { dist, notReady, development }: Options,
): Express {
  const { config, limits, metrics, securityHeaders } = deps;
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

  app.use(staticFiles(build, deps));
  app.use(removePorts);
  app.use((_request, response, next) => {
    response.set(securityHeaders.plain);
    next();
  });
  app.route("/pictures/:name").get(picturesOfBuild(build)).all(methodNotAllowed("GET"));
  const pictures = postPictures(deps, dist);
  app.route("/media/:name").get(pictures.media).all(methodNotAllowed("GET"));
  app.route("/media/remote/:name").get(pictures.remote).all(methodNotAllowed("GET"));
  app.get("/{*picture}/preview.jpeg", limited(limits.renders));
  app.get("/pictures/:name/preview.jpeg", pictures.previewOfBuild);
  app.get("/media/:name/preview.jpeg", pictures.previewOfMedia);
  app.get("/media/remote/:name/preview.jpeg", pictures.previewOfRemote);

  if (development) app.use(development);
  get("/healthz", healthz);
  get("/readyz", readyz(deps, notReady));
  app
    .route("/metrics")
    .all(operatorOnly(config.metricsToken))
    .get(async (_request, response) => {
      const text = await metrics.text();
      response.set("Cache-Control", "no-store").type(metrics.contentType).send(text);
    })
    .all(methodNotAllowed("GET"));
  get("/partners/:name", partnerLogos(config));
  for (const source of sources) get(source.path, serve(source, deps));
  // The GeoJSON file replaced this file.
  get("/example-line/locations.kml", (_request, response) =>
    response.redirect(308, paths.exampleLine.geoJson()),
  );

  app.use("/api", sameOrigin);
  get(paths.api.posts(), limited(limits.queries), posts(deps));
  get(paths.api.postSummaries(), postSummaries(deps));
  get(paths.api.captchaChallenge(), captchaChallenge(deps));
  app
    .route(paths.api.submitDemoRequest())
    .post(submitDemoRequest(deps))
    .all(methodNotAllowed("POST"));

  app.use(redirectTrailingSlash);
  app.use(unknownAddress);
  app.use(errorPage(deps));
  return app;
}
