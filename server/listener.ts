import type { RequestListener } from "node:http";
import type { Log } from "./log.ts";
import { logRequest, requestIdOf } from "./middleware/request-log.ts";
import type { PackedPages } from "./render/packed-pages.ts";

interface Options {
  app: RequestListener;
  packed: PackedPages | undefined;
  keyOf(url: string): string;
  log: Log;
}

/** What the HTTP server calls: a packed page goes out before Express and all other work. */
export function createListener({ app, packed, keyOf, log }: Options): RequestListener {
  return (request, response) => {
    let cache: "hit" | "miss" = "miss";
    response.setHeader("X-Request-Id", requestIdOf(request));
    logRequest(request, response, log, () => cache);
    const reading = request.method === "GET" || request.method === "HEAD";
    if (reading && packed?.answer(keyOf(request.url ?? "/"), request, response)) {
      cache = "hit";
      return;
    }
    app(request, response);
  };
}
