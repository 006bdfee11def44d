import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { paths } from "../../shared/paths.ts";
import type { Database } from "../database/db.ts";
import { onAnyDatabase } from "../testing/every-database.ts";
import { startApp } from "../testing/start-app.ts";
import type { Captcha, Verdict } from "./captcha/captcha.ts";

const validRequest = {
  email: "ada@railway.example",
  full_name: "Ada Lovelace",
  company_name: "Analytical Railways",
  industry: "Railways",
  recaptcha_token: "good",
};

onAnyDatabase((database) => {
  let db: Database["db"];
  let app: Awaited<ReturnType<typeof start>>;
  const verify = vi.fn<Captcha["verify"]>();
  const wakeDelivery = vi.fn();

  async function start() {
    const captcha = { provider: "altcha", verify } as const;
    const env = { TRUST_PROXY: "1" };
    const { url, close } = await startApp(db, { captcha, wakeDelivery, env });
    /** Sends a valid request with these changes. */
    const send = (changes: object = {}, headers: Record<string, string> = {}) =>
      fetch(url + paths.api.submitDemoRequest(), {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify({ ...validRequest, ...changes }),
      });
    return { send, close };
  }

  beforeEach(async () => {
    db = database().db;
    await db.query("DELETE FROM demo_requests; DELETE FROM captcha_replays");
    verify.mockReset().mockImplementation(async (token): Promise<Verdict> => {
      return token === "good" ? { ok: true } : { ok: false, reason: "invalid" };
    });
    wakeDelivery.mockReset();
    app = await start();
  });
  afterEach(() => app.close());

  const storedRequests = async () =>
    (await db.query("SELECT * FROM demo_requests ORDER BY id")).rows;

  describe("the captcha", () => {
    test("returns 403 with the form's message for an invalid token", async () => {
      const response = await app.send({ recaptcha_token: "bad" });

      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({
        error: { code: "captcha_failed", message: "Please complete the reCAPTCHA verification" },
      });
    });

    test("returns 403 for a solution that a stored request has used, and delivers only this one", async () => {
      verify.mockResolvedValue({ ok: true, replayKey: "key" });

      expect((await app.send()).status).toBe(201);
      expect((await app.send()).status).toBe(403);

      expect(await storedRequests()).toHaveLength(1);
      expect(wakeDelivery).toHaveBeenCalledTimes(1);
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

    test("count failed attempts too", async () => {
      for (let i = 0; i < 20; i++) expect((await send("192.0.2.4")).status).toBe(403);

      const refused = await app.send({}, { "X-Forwarded-For": "192.0.2.4:40001" });

      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
      expect(await refused.json()).toMatchObject({
        error: { code: "too_many_requests", message: expect.stringContaining("10 minutes") },
      });
    });

    test("count stored requests by e-mail address, in any spelling, across client addresses", async () => {
      const spellings = [
        "ada@railway.example",
        "ada@ｒａｉｌｗａｙ.example",
        "ada@railway。example",
      ];
      const from = (i: number) =>
        app.send({ email: spellings[i % 3] }, { "X-Forwarded-For": `198.51.100.${i}` });
      for (let i = 0; i < 12; i++) expect((await from(i)).status).toBe(201);

      expect((await from(99)).status).toBe(429);
      expect((await storedRequests()).map(({ email }) => email)).toEqual(
        Array(12).fill("ada@railway.example"),
      );
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
