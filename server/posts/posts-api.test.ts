import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import express from "express";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Database, Db } from "../database/db.ts";
import { onAnyDatabase, silentLog } from "../testing/every-database.ts";
import { posts } from "./posts-api.ts";
import { listPosts } from "./queries/posts.ts";

const LONG = 700_000;

onAnyDatabase((database) => {
  let db: Database["db"];
  let server: Server;
  beforeAll(async () => {
    db = database().db;
    await db.query(
      `INSERT INTO blog_posts (slug, title, content, category, published_at)
       SELECT 'long-' || n, 'Long', repeat('"text" ', $1), 'blog', timestamptz '2025-01-01Z' + n * interval '1 day'
         FROM generate_series(1, 7) AS n
       UNION ALL
       SELECT 'short-' || n, 'Short', 'text', 'webinar', timestamptz '2024-01-01Z' + n * interval '1 minute'
         FROM generate_series(1, 1200) AS n
       UNION ALL
       VALUES ('undated', 'Undated', '', 'blog', NULL), ('future', 'Future', '', 'blog', '2999-01-01'::timestamptz)`,
      [LONG / 7],
    );
    server = express()
      .get("/", posts({ db, log: silentLog }, { maxConcurrent: 1 }))
      .listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterAll(() => server.close());

  const ask = (query: string, method = "GET") => {
    const { port } = server.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${port}/${query}`, { method });
  };
  test("returns long and numerous posts completely and newest first", async () => {
    const rows = (await (await ask("")).json()) as { slug: string; content: string }[];

    expect(rows.map(({ slug }) => slug)).toEqual((await listPosts(db)).map(({ slug }) => slug));
    expect(rows[0]?.content).toHaveLength(LONG);
    expect(rows.at(-1)).toMatchObject({ slug: "undated", published_at: null });
  });

  test("releases the slot when a client finishes or disconnects, but not while a client does not read", async () => {
    await ask("?limit=1", "HEAD");
    await (await ask("?limit=3")).body?.cancel();
    // Larger than the socket buffers, so that the response cannot finish without a reader.
    await db.query(
      `INSERT INTO blog_posts (slug, title, content, category)
       VALUES ('huge', 'Huge', repeat('text', 4000000), 'huge')`,
    );
    const { port } = server.address() as AddressInfo;
    const deaf = connect({ port, host: "127.0.0.1" });
    deaf.write("GET /?category=huge HTTP/1.1\r\nHost: a\r\n\r\n");
    await once(deaf, "readable");

    const next = ask("?limit=1");
    const waits = await Promise.race([next.then(() => false), delay(200, true)]);
    deaf.destroy();
    await db.query("DELETE FROM blog_posts WHERE category = 'huge'");

    expect(waits).toBe(true);
    expect((await next).status).toBe(200);
  });
});

test("returns 503 with Retry-After if no slot becomes free in time", async () => {
  const endless = { query: () => new Promise(() => {}) } as unknown as Db;
  const answer = posts({ db: endless, log: silentLog }, { maxConcurrent: 1, slotTimeoutMs: 20 });
  const request = { query: {}, method: "GET", headers: {} } as express.Request;
  const response = { set: vi.fn() } as unknown as express.Response;
  void answer(request, response, vi.fn());

  const answering = answer(request, response, vi.fn());

  await expect(answering).rejects.toMatchObject({ status: 503, details: { retryAfterSeconds: 5 } });
});
