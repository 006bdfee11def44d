import { pageKey, type Route } from "../pages/route.ts";

/** A page that can be made without anybody asking for it. */
export interface Target {
  route: Route;
  params: Record<string, string>;
  query: Record<string, string>;
}

export function pathOf({ route, params }: Pick<Target, "route" | "params">): string {
  return route.path.replace(":slug", encodeURIComponent(params.slug ?? ""));
}

export function keyOf(target: Target): string {
  return pageKey(pathOf(target), target.query);
}

/** A route without parameters, once for each query with a few values that changes its page. */
export function targetsOf(route: Route): Target[] {
  const queries = Object.entries(route.query ?? {}).flatMap(([name, values]) =>
    values instanceof RegExp ? [] : values.map((value) => ({ [name]: value })),
  );
  return [{}, ...queries].map((query) => ({ route, params: {}, query }));
}

export function postTarget(route: Route, slug: string): Target {
  return { route, params: { slug }, query: {} };
}

/** The posts' pages among these keys of packed pages. */
export function postTargets(routes: readonly Route[], keys: readonly string[]): Target[] {
  return routes.flatMap((route) => {
    const prefix = route.path.slice(0, route.path.indexOf(":slug"));
    return keys
      .filter((key) => key.startsWith(prefix) && key.length > prefix.length)
      .map((key) => postTarget(route, decodeURIComponent(key.slice(prefix.length))));
  });
}
