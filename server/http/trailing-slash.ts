import type { RequestHandler } from "express";

/** Redirects `/careers/` to `/careers`, so that every page has one address. */
export const redirectTrailingSlash: RequestHandler = (request, response, next) => {
  const { path } = request;
  if (path === "/" || !path.endsWith("/") || !["GET", "HEAD"].includes(request.method)) {
    return next();
  }
  const query = request.originalUrl.slice(request.originalUrl.split("?", 1)[0]?.length);
  // Browsers read an address that begins with two slashes or backslashes as another host.
  response.redirect(308, `/${path.replace(/^[/\\]+|\/+$/g, "")}${query}`);
};
