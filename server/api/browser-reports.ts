import type { RequestHandler } from "express";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import { createRouteOf } from "../metrics/route-label.ts";
import type { Route } from "../pages/route.ts";
import { jsonBody, readJson } from "./json-body.ts";

/** Browser extensions cause many violations, so at most one is logged per interval. */
const LOG_INTERVAL_MS = 60_000;
const DIRECTIVES = new Set([
  ...["script-src", "script-src-elem", "script-src-attr", "style-src", "style-src-elem"],
  ...["style-src-attr", "img-src", "font-src", "media-src", "connect-src", "worker-src"],
  ...["manifest-src", "frame-src", "form-action", "base-uri", "frame-ancestors", "default-src"],
  ...["require-trusted-types-for", "trusted-types"],
]);

const text = v.optional(v.string(), "");
/** Browsers send one of two forms: `report-uri` (CSP 2) and `report-to` (Reporting API). */
const Reports = v.union([
  v.pipe(
    v.object({ "csp-report": v.object({ "violated-directive": text, "blocked-uri": text }) }),
    v.transform(({ "csp-report": it }) => [
      { directive: it["violated-directive"], blocked: it["blocked-uri"] },
    ]),
  ),
  v.array(
    v.pipe(
      v.object({ body: v.object({ effectiveDirective: text, blockedURL: text }) }),
      v.transform(({ body: it }) => ({ directive: it.effectiveDirective, blocked: it.blockedURL })),
    ),
  ),
]);

/** `POST /api/csp-reports`: counts violations of the Content-Security-Policy by directive. */
export function cspReports({ metrics, log, now }: Pick<Deps, "metrics" | "log" | "now">) {
  let loggedAt = Number.NEGATIVE_INFINITY;
  const countReports: RequestHandler = (request, response) => {
    const { success, output } = v.safeParse(Reports, request.body);
    if (!success) throw new HttpError(422, "invalid_fields", "The body is not a violation report");
    for (const { directive, blocked } of output) {
      const [name = ""] = directive.split(" ", 1);
      const known = DIRECTIVES.has(name) ? name : "other";
      metrics.countViolation(known);
      if (now().getTime() - loggedAt < LOG_INTERVAL_MS) continue;
      loggedAt = now().getTime();
      log.warn(
        { directive: known, blocked: originOf(blocked) },
        "a browser reported a violation of the content security policy",
      );
    }
    response.status(204).end();
  };
  return [readJson(/^application\/(csp-report|reports\+json)\s*(;|$)/i), countReports];
}

/** Drops the path, which may reveal what a visitor did. */
function originOf(blocked: string): string {
  if (URL.canParse(blocked)) {
    const { protocol, host } = new URL(blocked);
    return `${protocol}//${host}`.slice(0, 100);
  }
  return /^[\w-]{1,20}$/.test(blocked) ? blocked : "unknown";
}

const milliseconds = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000)));

const Vitals = v.object({
  path: v.pipe(v.string(), v.startsWith("/"), v.maxLength(300)),
  lcp_ms: milliseconds,
  inp_ms: milliseconds,
  cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
});

/** `POST /api/vitals`: adds the web vitals of one page view to the metrics of its route. */
export function vitals(
  { metrics }: Pick<Deps, "metrics">,
  routes: readonly Pick<Route, "path">[],
): RequestHandler[] {
  const routeOf = createRouteOf(routes);
  const record: RequestHandler = (request, response) => {
    const { success, output } = v.safeParse(Vitals, request.body);
    if (!success)
      throw new HttpError(422, "invalid_fields", "The body is not a report of page performance");
    const { path, lcp_ms: lcpMs, inp_ms: inpMs, cls } = output;
    metrics.recordVitals({ route: routeOf(path), lcpMs, inpMs, cls });
    response.status(204).end();
  };
  return [jsonBody, record];
}
