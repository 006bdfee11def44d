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
  const start = (env: Record<string, string> = {}) =>
    startDemoRequestApp({ db, captcha: { provider: "altcha", verify }, env, wakeDelivery });

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

  test("adds an outbox message for each configured sink", async () => {
    await app.close();
    const mail = { SMTP_URL: "smtp://localhost", MAIL_FROM: "a@b.ca", DEMO_REQUEST_TO: "c@d.ca" };
    app = await start(mail);

    await app.send();

    expect((await db.query("SELECT sink FROM outbox")).rows).toEqual([{ sink: "email" }]);
  });

  describe("a request id", () => {
    test("returns the first response for a repeated request, without another captcha check", async () => {
      const request_id = randomUUID();
      const first = await (await app.send({ request_id })).json();

      const repeat = await app.send({ request_id, recaptcha_token: "spent" });

      expect(repeat.status).toBe(201);
      expect(await repeat.json()).toEqual(first);
      expect(await storedRequests()).toHaveLength(1);
      expect(wakeDelivery).toHaveBeenCalledTimes(1);
    });

    test("stores a double click once although both requests use one captcha token", async () => {
      verify
        .mockResolvedValueOnce({ ok: true })
        .mockResolvedValue({ ok: false, reason: "replayed" });
      const request_id = randomUUID();

      const responses = await Promise.all([1, 2, 3].map(() => app.send({ request_id })));

      expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(await storedRequests()).toHaveLength(1);
    });

    test("returns 422 if another e-mail address has used it", async () => {
      const request_id = randomUUID();
      await app.send({ request_id });

      const response = await app.send({ request_id, email: "eve@mine.example" });

      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        error: { code: "invalid_fields", fields: { request_id: expect.any(String) } },
      });
    });
  });

  describe("the captcha", () => {
    test.each(["invalid", "expired", "replayed"] as const)(
      "returns 403 with the form's message for a token that is %s",
      async (reason) => {
        verify.mockResolvedValue({ ok: false, reason });

        const response = await app.send();

        expect(response.status).toBe(403);
        expect(await response.json()).toEqual({
          error: {
            code: "captcha_failed",
            message: "Please complete the reCAPTCHA verification",
          },
        });
        expect(await storedRequests()).toEqual([]);
      },
    );

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

    test("accepts one request per solved challenge", async () => {
      verify.mockResolvedValue({ ok: true, replayKey: "solution" });

      const responses = await Promise.all([
        app.send({ request_id: randomUUID() }),
        app.send({ request_id: randomUUID() }),
      ]);

      expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 403]);
      expect(await storedRequests()).toHaveLength(1);
    });
  });

  describe("spam detection", () => {
    test.each([
      ["fills in the hidden field", { website: "http://spam.example" }, "honeypot"],
      ["is submitted after 20 ms", { elapsed_ms: 20 }, "too_fast"],
    ])(
      "stores and marks a request that %s, without delivering it",
      async (_what, changes, reason) => {
        await app.close();
        app = await start({
          DEMO_REQUEST_WEBHOOK_URL: "http://localhost",
          DEMO_REQUEST_WEBHOOK_SECRET: "s",
        });

        const response = await app.send(changes);

        expect(response.status).toBe(201);
        expect(await storedRequests()).toMatchObject([
          { suspected_spam: true, spam_reason: reason },
        ]);
        expect((await db.query("SELECT 1 FROM outbox")).rows).toEqual([]);
      },
    );

    test("accepts a request that took long enough", async () => {
      await app.send({ elapsed_ms: 45_000, website: "" });

      expect(await storedRequests()).toMatchObject([{ suspected_spam: false }]);
    });
  });

  describe("limits", () => {
    const send = (address: string, email = `${randomUUID()}@mine.example`) =>
      app.send({ email, recaptcha_token: "bad" }, { "X-Forwarded-For": address });

    test("accept ten requests from one address and then return 429", async () => {
      const statuses: number[] = [];
      for (let i = 0; i < 21; i++)
        statuses.push((await app.send({}, { "X-Forwarded-For": "192.0.2.1" })).status);

      expect(statuses.slice(0, 10)).toEqual(Array(10).fill(201));
      expect(statuses.at(-1)).toBe(429);
    });

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
