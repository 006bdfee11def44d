import type { RequestHandler } from "express";
import type { Config } from "../base/config.ts";

/** `GET /partners/<hash>.<format>`: the logos of the configured partners. */
export function partnerLogos({ partnerLogos: configured }: Config): RequestHandler {
  const logos = new Map(configured.map((logo) => [logo.path, logo]));
  return (request, response, next) => {
    const logo = logos.get(request.path);
    if (logo === undefined) return next();
    response
      .set({ "Content-Type": logo.type, "Cache-Control": "public, max-age=31536000, immutable" })
      .send(logo.content);
  };
}
