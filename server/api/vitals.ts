import type { RequestHandler } from "express";
import * as v from "valibot";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import { createRouteOf } from "../metrics/route-label.ts";
import type { Route } from "../pages/route.ts";
import { jsonBody } from "./json-body.ts";

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
