import type { IncomingMessage } from "node:http";
import { pathOf, type Route } from "../pages/route.ts";

/** Returns the pattern of the matched route, so that metrics have few label values. */
export type RouteLabel = (request: IncomingMessage) => string;

export function createRouteLabel(routes: readonly Pick<Route, "path">[]): RouteLabel {
  const routeOf = createRouteOf(routes);
  return (request) => routeOfExpress(request) ?? routeOf(pathOf(request.url));
}

/** Creates a function that finds the route pattern for a path without Express. */
function createRouteOf(routes: readonly Pick<Route, "path">[]): (path: string) => string {
  const fixed = new Set(routes.map(({ path }) => path));
  const open = routes
    .map(({ path }) => ({ path, start: path.split(":", 1)[0] ?? path }))
    .filter(({ path, start }) => start !== path);
  return (path) => {
    if (fixed.has(path)) return path;
    if (path.startsWith("/assets/")) return "/assets/*";
    return open.find(({ start }) => path.startsWith(start))?.path ?? "other";
  };
}

/** Express sets `route` on the request; requests for cached pages do not reach Express. */
function routeOfExpress(request: IncomingMessage): string | undefined {
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === "string" ? route.path : undefined;
}
