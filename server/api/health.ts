import type { RequestHandler } from "express";
import type { Db } from "../db/db.ts";
import { withTimeout } from "../runtime/with-timeout.ts";

/** Health checks give up after some seconds; the reason must reach them before. */
const PATIENCE_MS = 2_000;

/** The process answers. */
export const healthz: RequestHandler = (_request, response) => {
  response.set("Cache-Control", "no-store").json({ status: "ok" });
};

/** Whether visitors may be sent here: `reasons` says why not. */
export function readyz(db: Db, notReady: () => string[]): RequestHandler {
  return async (_request, response) => {
    const reasons = notReady();
    await withTimeout(db.query("SELECT 1"), PATIENCE_MS, "late").catch(() =>
      reasons.push("the database does not answer"),
    );
    response
      .set("Cache-Control", "no-store")
      .status(reasons.length === 0 ? 200 : 503)
      .json({ status: reasons.length === 0 ? "ready" : "not ready", reasons });
  };
}
