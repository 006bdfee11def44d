import { afterAll, beforeAll, expect, test } from "vitest";
import { onAnyDatabase } from "../testing/every-database.ts";
import { startApp } from "../testing/start-app.ts";

onAnyDatabase((database) => {
  let site: Awaited<ReturnType<typeof startApp>>;
  beforeAll(async () => {
    site = await startApp(database().db, { env: { TRUST_PROXY: "1" } });
  });
  afterAll(() => site.close());

  const get = (path: string, address: string) => site.get(path, { "X-Forwarded-For": address });

  test("returns 429 after 60 searches in a minute from one address", async () => {
    const statuses = new Set<number>();
    for (let n = 0; n < 60; n += 1) {
      statuses.add((await get(`/search?q=rail${n}`, "203.0.113.1")).status);
    }
    const refused = await get("/search?q=rail", "203.0.113.1");

    expect([...statuses]).toEqual([200]);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.text).toContain(">Too many requests. Please try again in a minute.</h1>");
  });

  test("does not count other addresses and requests without a query", async () => {
    const answers = [
      await get("/search", "203.0.113.1"),
      await get("/search?q=rail", "203.0.113.2"),
      await get("/search?q=rail", "2001:db8::1"),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
