import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../base/config.ts";
import { createLog } from "../../base/log.ts";
import type { Db } from "../../database/db.ts";
import { type Siteverify, startSiteverify, tokens } from "../../testing/siteverify-stand-in.ts";
import { createCaptcha } from "./captcha.ts";
import { createSiteverify } from "./siteverify.ts";

const requestId = "0b9c2a6e-7d0f-4b6c-8c65-0a2b8a6f3d11";

describe.each(["recaptcha", "hcaptcha", "turnstile"] as const)("%s", (provider) => {
  let standIn: Siteverify;
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  beforeAll(async () => {
    standIn = await startSiteverify(provider);
  });
  beforeEach(() => {
    lines.length = 0;
  });
  afterAll(() => standIn.stop());

  const verify = (token: string, options: Partial<Parameters<typeof createSiteverify>[0]> = {}) =>
    createSiteverify({
      provider,
      verifyUrl: standIn.environment.CAPTCHA_VERIFY_URL,
      secretKey: standIn.environment.CAPTCHA_SECRET_KEY,
      hostname: "127.0.0.1",
      log,
      timeoutMs: 10_000,
      ...options,
    }).verify(token, { requestId });

  test("accepts a valid token once, as the configuration says, for the host of the site's address, and sends the provider nothing else", async () => {
    const config = readConfig({ ...standIn.environment, SITE_URL: "http://127.0.0.1:3000" });
    const captcha = await createCaptcha({ config, db: {} as Db, log, now: () => new Date() });
    const token = tokens.solved();

    expect(captcha.provider).toBe(provider);
    expect(await captcha.verify(token, { requestId })).toEqual({ ok: true });
    expect(await captcha.verify(token, { requestId })).toEqual({ ok: false, reason: "replayed" });
    // The provider receives only the token and the secret.
    expect(Object.fromEntries(standIn.requests.at(-1) ?? [])).toEqual({
      secret: standIn.environment.CAPTCHA_SECRET_KEY,
      response: token,
      ...(provider === "turnstile" && { idempotency_key: requestId }),
    });
  });

  test.each<[what: string, token: string, reason: string, options?: object]>([
    ["has expired", tokens.expired, provider === "hcaptcha" ? "expired" : "replayed"],
    ["is answered with something else than JSON", tokens.notJson, "unavailable"],
    ["is not answered in time", tokens.noResponse, "unavailable", { timeoutMs: 300 }],
    ["does not reach the provider", "x", "unavailable", { verifyUrl: "http://127.0.0.1:2/" }],
    ["is sent with a wrong secret", "x", "misconfigured", { secretKey: "the-wrong-secret" }],
  ])("rejects a token that %s", async (_what, token, reason, options) => {
    expect(await verify(token, options)).toEqual({ ok: false, reason });
    expect(lines.join().includes("CAPTCHA_SECRET_KEY")).toBe(reason === "misconfigured");
    expect(lines.join()).not.toMatch(/the-wrong-secret|the-right-secret/);
  });
});
