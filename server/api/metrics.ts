import type { RequestHandler } from "express";
import type { Metrics } from "../metrics/metrics.ts";

/** `GET /metrics`, in Prometheus text format. */
export function metricsText(metrics: Metrics): RequestHandler {
  return async (_request, response) => {
    const text = await metrics.text();
    response.set("Cache-Control", "no-store").type(metrics.contentType).send(text);
  };
}
