import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "../db/db.ts";
import type { Captcha, Verdict } from "../demo-requests/captcha/captcha.ts";
import { startDemoRequestApp } from "../testing/demo-request-app.ts";
import { onAnyDatabase } from "../testing/every-database.ts";

onAnyDatabase((database) => {
  let db: Database["db"];
  let app: Awaited<ReturnType<typeof startDemoRequestApp>>;
  const verify = vi.fn<Captcha["verify"]>();
  const wakeDelivery = vi.fn();
  const start = () =>
    startDemoRequestApp({ db, captcha: { provider: "altcha", verify }, wakeDelivery });

  beforeEach(async () => {
    db = database().db;
    await db.query(
      "DELETE FROM demo_requests; DELETE FROM captcha_replays; DELETE FROM rate_limits",
    );
    verify.mockReset().mockImplementation(async (token): Promise<Verdict> => {
      return token === "good" ? { ok: true } : { ok: false, reason: "invalid" };
    });
    wakeDelivery.mockReset();
    app = await start();
  });
  afterEach(() => app.close());

  const storedRequests = async () =>
    (await db.query("SELECT * FROM demo_requests ORDER BY id")).rows;

  test("stores a valid request and returns its reference", async () => {
    const response = await app.send();

    const [stored] = await storedRequests();
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({ reference: stored.reference });
    expect(stored).toMatchObject({ email: "ada@railway.example", request_id: null });
    expect(wakeDelivery).toHaveBeenCalledTimes(1);
  });

  describe("the captcha", () => {
    test("returns 403 with the form's message for an invalid token", async () => {
      const response = await app.send({ recaptcha_token: "bad" });

      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({
        error: { code: "captcha_failed", message: "Please complete the reCAPTCHA verification" },
      });
    });

    test.each(["unavailable", "misconfigured"] as const)(
      "returns 503 with the contact address if verification is %s",
      async (reason) => {
        verify.mockResolvedValue({ ok: false, reason });

        const response = await app.send();

        expect(response.status).toBe(503);
        expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
        expect(await response.json()).toEqual({
          error: { code: "unavailable", message: expect.stringContaining("hello@example.com") },
        });
        expect(await storedRequests()).toEqual([]);
      },
    );
  });

  describe("limits", () => {
    const send = (address: string, email = `${randomUUID()}@mine.example`) =>
      app.send({ email, recaptcha_token: "bad" }, { "X-Forwarded-For": address });

    test("count failed attempts by address too and send Retry-After", async () => {
      for (let i = 0; i < 20; i++) expect((await send("192.0.2.2")).status).toBe(403);

      const refused = await send("192.0.2.2");

      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
      expect(await refused.json()).toMatchObject({
        error: { code: "too_many_requests", message: expect.stringContaining("10 minutes") },
      });
      expect((await send("192.0.2.3")).status).toBe(403);
    });

    test("apply across servers without storing the address", async () => {
      const other = await start();
      for (let i = 0; i < 20; i++) await send("192.0.2.4");

      const refused = await other.send({}, { "X-Forwarded-For": "192.0.2.4" });
      await other.close();

      expect(refused.status).toBe(429);
      const { rows } = await db.query<{ key: string }>("SELECT key FROM rate_limits");
      expect(rows).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/) }]);
    });

    test("count stored requests by e-mail address across client addresses", async () => {
      const from = (i: number) => app.send({}, { "X-Forwarded-For": `198.51.100.${i}` });
      for (let i = 0; i < 12; i++) expect((await from(i)).status).toBe(201);

      expect((await from(99)).status).toBe(429);
      expect(await storedRequests()).toHaveLength(12);
    });

    test("do not apply to a repeated request id", async () => {
      const request_id = randomUUID();
      const headers = { "X-Forwarded-For": "192.0.2.5" };
      await app.send({ request_id }, headers);
      for (let i = 0; i < 21; i++) await send("192.0.2.5");

      expect((await app.send({ request_id }, headers)).status).toBe(201);
    });
  });
});
