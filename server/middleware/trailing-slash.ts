import type { RequestHandler } from "express";

/** Sends `/careers/` to `/careers`: every page has one address. */
export const redirectTrailingSlash: RequestHandler = (request, response, next) => {
  const { path } = request;
  if (path === "/" || !path.endsWith("/") || !["GET", "HEAD"].includes(request.method)) {
    return next();
  }
  const query = request.originalUrl.slice(request.originalUrl.split("?", 1)[0]?.length);
  // Only the path goes back out, and a second slash at its start would name another host.
  response.redirect(308, `/${path.replace(/^\/+|\/+$/g, "")}${query}`);
};
