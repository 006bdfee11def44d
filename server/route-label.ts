import type { IncomingMessage } from "node:http";
import type { Route } from "./render/route.ts";

/** The pattern that answered a request: few, whatever addresses are asked for. */
export type RouteLabel = (request: IncomingMessage) => string;

export function createRouteLabel(routes: readonly Pick<Route, "path">[]): RouteLabel {
  const fixed = new Set(routes.map(({ path }) => path));
  const open = routes
    .map(({ path }) => ({ path, start: path.split(":", 1)[0] ?? path }))
    .filter(({ path, start }) => start !== path);
  return (request) => {
    const matched = routeOfExpress(request);
    if (matched !== undefined) return matched;
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    if (fixed.has(path)) return path;
    if (path.startsWith("/assets/")) return "/assets/*";
    return open.find(({ start }) => path.startsWith(start))?.path ?? "other";
  };
}

/** Express leaves the route on the request; a packed page never came that far. */
function routeOfExpress(request: IncomingMessage): string | undefined {
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === "string" ? route.path : undefined;
}
