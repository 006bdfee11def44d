import type { RequestHandler } from "express";
import type { Config } from "../config.ts";
import type { Assets } from "../pages/assets.ts";

interface Needs {
  config: Pick<Config, "earlyHints">;
  assets: Pick<Assets, "font">;
}

/**
 * `103 Early Hints` (RFC 8297): names the font, which a page's HTML names late, before the page's data
 * is read. A kept page never comes here, and need not: its own head goes out as soon. Only for
 * browsers that open a page: other clients of HTTP/1.1 may take the first answer for the last.
 */
export function earlyHints({ config, assets }: Needs): RequestHandler {
  const link = `<${assets.font}>; rel=preload; as=font; type=font/woff2; crossorigin`;
  return (request, response, next) => {
    const isVisit = request.method === "GET" && request.get("sec-fetch-mode") === "navigate";
    const canBeHinted = isVisit && request.httpVersion !== "1.0";
    if (config.earlyHints && canBeHinted) response.writeEarlyHints({ link });
    next();
  };
}
