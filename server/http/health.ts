import type { RequestHandler } from "express";
import { withTimeout } from "../base/with-timeout.ts";
import type { Db } from "../database/db.ts";

/** Short, so that the response arrives before the health check itself times out. */
const DATABASE_TIMEOUT_MS = 2_000;
/** Interval at which the database is tried again. */
const READY_RETRY_SECONDS = 5;

/** `GET /healthz`: 200 while the process runs. */
export const healthz: RequestHandler = (_request, response) => {
  response.set("Cache-Control", "no-store").json({ status: "ok" });
};

/**
 * `GET /readyz`: 200 if this server can take traffic, else 503 with the reasons; and since when pages may be
 * out of date, because the content cannot be read.
 */
export function readyz(
  { db, contentOutage }: { db: Db; contentOutage: { readonly since?: Date | undefined } },
  notReady: () => string[],
): RequestHandler {
  return async (_request, response) => {
    const reasons = notReady();
    await withTimeout(db.query("SELECT 1"), DATABASE_TIMEOUT_MS, "late").catch(() =>
      reasons.push("the database does not answer"),
    );
    if (reasons.length > 0) response.set("Retry-After", String(READY_RETRY_SECONDS));
    response
      .set("Cache-Control", "no-store")
      .status(reasons.length === 0 ? 200 : 503)
      .json({
        status: reasons.length === 0 ? "ready" : "not ready",
        reasons,
        stale_since: contentOutage.since,
      });
  };
}
