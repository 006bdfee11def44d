import express, { type Express, type Router } from "express";
import { paths } from "../shared/paths.ts";
import { captchaChallenge } from "./api/captcha-challenge.ts";
import { connection, connectionPieces } from "./api/connection.ts";
import { cspReports } from "./api/csp-reports.ts";
import { submitDemoRequest } from "./api/demo-requests.ts";
import { healthz, readyz } from "./api/health.ts";
import { media } from "./api/media.ts";
import { metricsText } from "./api/metrics.ts";
import { operatorOnly } from "./api/operator-only.ts";
import { pictures } from "./api/pictures.ts";
import { postSummaries } from "./api/post-summaries.ts";
import { posts } from "./api/posts.ts";
import { manifest, robots, securityContact } from "./api/site-files.ts";
import { vitals } from "./api/vitals.ts";
import type { Deps } from "./deps.ts";
import { methodNotAllowed } from "./errors.ts";
import { contentFiles } from "./feeds/content-files.ts";
import { earlyHints } from "./middleware/early-hints.ts";
import { errorPage, unknownAddress } from "./middleware/error-page.ts";
import { sameOrigin } from "./middleware/same-origin.ts";
import { applySecurityHeaders } from "./middleware/security-headers.ts";
import { staticFiles } from "./middleware/static-files.ts";
import { redirectTrailingSlash } from "./middleware/trailing-slash.ts";
import { serveContentFile } from "./render/content-file.ts";
import type { PackedPages } from "./render/packed-pages.ts";
import { servePage } from "./render/serve-page.ts";
import { routes } from "./routes.ts";
import { limitSearches } from "./search/limit-searches.ts";

interface Options {
  /** Folder of the build. */
  dist: string;
  /** Where finished pages are kept; undefined: every page is rendered for its request. */
  packed: PackedPages | undefined;
  /** What still has to happen before visitors are let in. */
  notReady: () => string[];
  /** What only `npm run dev` has. */
  development: Router | undefined;
}

/** The request path, in the order a request meets it. Packed pages are answered before. */
export function createApp(deps: Deps, { dist, packed, notReady, development }: Options): Express {
  const app = express();
  app.disable("x-powered-by").disable("etag");
  app.enable("case sensitive routing").enable("strict routing");
  app.set("trust proxy", deps.config.trustProxy);
  app.set("query parser", "simple");

  app.use(staticFiles(dist));
  app.get("/pictures/:name", pictures(dist));
  app.get("/media/:name", media(deps));
  app.use(applySecurityHeaders(deps.securityHeaders));

  if (development) app.use(development);
  app.get("/healthz", healthz);
  app.get("/readyz", readyz(deps.db, notReady));
  app.get("/metrics", operatorOnly(deps.config.metricsToken), metricsText(deps.metrics));
  app.get("/api/connection", operatorOnly(deps.config.metricsToken), connection);
  app.get("/api/connection/pieces", operatorOnly(deps.config.metricsToken), connectionPieces);
  app.get("/robots.txt", robots(deps.config.site));
  app.get("/manifest.webmanifest", manifest(deps.config.site));
  app.get("/.well-known/security.txt", securityContact(deps.config.site, deps.now));
  for (const file of contentFiles) app.get(file.path, serveContentFile(file, deps, packed));

  // Before the next line: browsers send reports by themselves, some as nobody's.
  app.post(paths.api.cspReports(), cspReports(deps));
  app.use("/api", sameOrigin);
  app.route(paths.api.vitals()).post(vitals(deps, routes)).all(methodNotAllowed("POST"));
  app.route(paths.api.posts()).get(posts(deps)).all(methodNotAllowed("GET"));
  app.route(paths.api.postSummaries()).get(postSummaries(deps)).all(methodNotAllowed("GET"));
  app.route(paths.api.captchaChallenge()).get(captchaChallenge(deps)).all(methodNotAllowed("GET"));
  app
    .route(paths.api.submitDemoRequest())
    .post(submitDemoRequest(deps))
    .all(methodNotAllowed("POST"));

  app.use(redirectTrailingSlash, earlyHints(deps));
  app.get(paths.search(), limitSearches());
  for (const route of routes) {
    app
      .route(route.path)
      .get(servePage(route, deps, packed))
      .all(methodNotAllowed("GET"));
  }
  app.use(unknownAddress);
  app.use(errorPage(deps));
  return app;
}
