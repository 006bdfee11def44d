import type { RequestHandler } from "express";
import { HttpError } from "../base/errors.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Rejects write requests that other sites send. Old browsers without `Sec-Fetch-Site` are allowed; the
 * captcha still protects the form.
 */
export const sameOrigin: RequestHandler = (request, _response, next) => {
  const site = request.get("sec-fetch-site") ?? "same-origin";
  if (SAFE_METHODS.has(request.method) || site === "same-origin") return next();
  throw new HttpError(
    403,
    "cross_site",
    `${request.method} requests from other sites are not accepted`,
  );
};
