import type { IncomingMessage } from "node:http";
import type { Route } from "../pages/route.ts";

/** The pattern that answered a request: few, whatever addresses are asked for. */
export type RouteLabel = (request: IncomingMessage) => string;

export function createRouteLabel(routes: readonly Pick<Route, "path">[]): RouteLabel {
  const routeOf = createRouteOf(routes);
  return (request) =>
    routeOfExpress(request) ?? routeOf((request.url ?? "/").split("?", 1)[0] ?? "/");
}

/** The pattern of a path, without asking Express. */
export function createRouteOf(routes: readonly Pick<Route, "path">[]): (path: string) => string {
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

/** Express leaves the route on the request; a packed page never came that far. */
function routeOfExpress(request: IncomingMessage): string | undefined {
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === "string" ? route.path : undefined;
}
