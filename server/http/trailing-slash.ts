import type { RequestHandler } from "express";
import { pathOf } from "../pages/route.ts";

/** Redirects `/careers/` to `/careers`, so that every page has one address. */
export const redirectTrailingSlash: RequestHandler = (request, response, next) => {
  const { path } = request;
  if (path === "/" || !path.endsWith("/") || !["GET", "HEAD"].includes(request.method)) {
    return next();
  }
  const query = request.originalUrl.slice(pathOf(request.originalUrl).length);
  // Browsers read an address that begins with two slashes or backslashes as another host.
  response.redirect(308, `/${path.replace(/^[/\\]+|\/+$/g, "")}${query}`);
};
