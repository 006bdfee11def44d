import { Semaphore, withTimeout } from "async-mutex";
import type { RequestHandler } from "express";
import { HttpError } from "../base/errors.ts";
import type { Log } from "../base/log.ts";
import type { Db } from "../database/db.ts";
import { codingFor, sendCompressed, withCoding } from "../http/content-coding.ts";
import { eachPost } from "./queries/posts.ts";

const LIMIT_MAX = 10_000;
/** Limits the memory: each response holds a batch of posts. */
const MAX_CONCURRENT = 16;
const SLOT_TIMEOUT_MS = 10_000;

/**
 * `GET /api/blog_posts?limit=N&category=C`: public posts, newest first, by their column names. Posts are
 * streamed, so that a long list blocks no other request. The number of concurrent responses is limited,
 * so that slow clients cannot exhaust the memory; further requests wait.
 */
export function posts(
  { db, log }: { db: Db; log: Log },
  { maxConcurrent = MAX_CONCURRENT, slotTimeoutMs = SLOT_TIMEOUT_MS } = {},
): RequestHandler {
  const busy = new HttpError(503, "unavailable", "Too many lists are sent. Please try again.", {
    retryAfterSeconds: 5,
  });
  const slots = withTimeout(new Semaphore(maxConcurrent), slotTimeoutMs, busy);
  return async (request, response) => {
    const { limit, category } = request.query;
    const filter = { limit: parseLimit(limit), category: parseCategory(category) };
    const coding = codingFor(request, 200);
    await slots.runExclusive(async () => {
      const found = eachPost(db, filter);
      // Read before the headers, so that an error of the database is answered with 503.
      const first = await found.next();
      const headers = {
        "Cache-Control": "no-cache",
        "Content-Type": "application/json; charset=utf-8",
      };
      response.set(withCoding(headers, coding));
      if (request.method === "HEAD") return void response.end();
      await sendCompressed(jsonOf(first, found), coding, response, { log, path: request.path });
    });
  };
}

async function* jsonOf(
  first: IteratorResult<object>,
  others: AsyncIterable<object>,
): AsyncGenerator<string> {
  if (first.done) return yield "[]";
  yield `[${JSON.stringify(first.value)}`;
  for await (const post of others) yield `,${JSON.stringify(post)}`;
  yield "]";
}

function parseLimit(text: unknown): number | null {
  if (text === undefined) return null;
  const limit = typeof text === "string" && /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (limit >= 1 && limit <= LIMIT_MAX) return limit;
  const expected = `A whole number from 1 to ${LIMIT_MAX}`;
  throw new HttpError(422, "invalid_fields", "The limit is not valid", {
    fields: { limit: expected },
  });
}

/** PostgreSQL rejects text with a null character. */
function parseCategory(text: unknown): string | null {
  if (text === undefined) return null;
  if (typeof text === "string" && !text.includes("\0")) return text;
  const fields = { category: "One category" };
  throw new HttpError(422, "invalid_fields", "The category is not valid", { fields });
}
