import type { RequestHandler } from "express";
import { pathOf } from "../pages/route.ts";

/** Redirects `/careers/` to `/careers`, so that every page has one address. */
export const redirectTrailingSlash: RequestHandler = (request, response, next) => {
  const { path } = request;
  if (path === "/" || !path.endsWith("/") || !["GET", "HEAD"].includes(request.method)) {
    return next();
  }
  const query = request.originalUrl.slice(pathOf(request.originalUrl).length);
  response.redirect(308, `/${withoutOuterSlashes(path)}${query}`);
};

/**
 * Browsers read an address that begins with two slashes or backslashes as another host. A pattern for slashes
 * at the end would look for the end from each slash.
 */
function withoutOuterSlashes(path: string): string {
  let start = 0;
  let end = path.length;
  while (path[start] === "/" || path[start] === "\\") start += 1;
  while (end > start && path[end - 1] === "/") end -= 1;
  return path.slice(start, end);
}
