import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../base/config.ts";
import type { Db } from "../../database/db.ts";
import { type Siteverify, startSiteverify, tokens } from "../../testing/siteverify-stand-in.ts";
import { createCaptcha } from "./create-captcha.ts";
import { createSiteverify } from "./siteverify.ts";

const requestId = "0b9c2a6e-7d0f-4b6c-8c65-0a2b8a6f3d11";

describe.each(["recaptcha", "hcaptcha", "turnstile"] as const)("%s", (provider) => {
  let standIn: Siteverify;
  const lines: string[] = [];
  const log = pino(
    new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) }),
  );
  beforeAll(async () => {
    standIn = await startSiteverify(provider);
  });
  afterAll(() => standIn.stop());

  const create = (options: { secretKey?: string; verifyUrl?: string; timeoutMs?: number } = {}) =>
    createSiteverify({
      provider,
      verifyUrl: standIn.environment.CAPTCHA_VERIFY_URL,
      secretKey: standIn.environment.CAPTCHA_SECRET_KEY,
      hostname: "127.0.0.1",
      log,
      timeoutMs: 10_000,
      ...options,
    });
  const verify = (token: string, options = {}) => create(options).verify(token, { requestId });

  test("accepts a valid token once", async () => {
    const token = tokens.solved();

    expect(await verify(token)).toEqual({ ok: true });
    expect(await verify(token)).toEqual({ ok: false, reason: "replayed" });
  });

  test("is created as the configuration says, for the host of the site's address", async () => {
    const config = readConfig({ ...standIn.environment, SITE_URL: "http://127.0.0.1:3000" });
    const captcha = await createCaptcha({ config, db: {} as Db, log, now: () => new Date() });

    expect(captcha.provider).toBe(provider);
    expect(await captcha.verify(tokens.solved(), { requestId })).toEqual({ ok: true });
  });

  test.each([
    ["forged", "forged", "invalid"],
    ["solved on another site", tokens.solvedOnAnotherSite, "invalid"],
    ["met by an error of the provider", tokens.providerFails, "unavailable"],
    ["answered with something else than JSON", tokens.notJson, "unavailable"],
  ])("rejects a token that is %s", async (_what, token, reason) => {
    expect(await verify(token)).toEqual({ ok: false, reason });
  });

  test("returns unavailable after a timeout", async () => {
    const verdict = await verify(tokens.noResponse, { timeoutMs: 300 });

    expect(verdict).toEqual({ ok: false, reason: "unavailable" });
  });

  test("rejects an expired token", async () => {
    const reason = provider === "hcaptcha" ? "expired" : "replayed";

    expect(await verify(tokens.expired)).toEqual({ ok: false, reason });
  });

  test("rejects an empty token without a request to the provider", async () => {
    const before = standIn.requests.length;

    expect(await verify("")).toEqual({ ok: false, reason: "invalid" });
    expect(standIn.requests).toHaveLength(before);
  });

  test("returns unavailable if the provider is unreachable", async () => {
    const verdict = await verify(tokens.solved(), { verifyUrl: "http://127.0.0.1:2/siteverify" });

    expect(verdict).toEqual({ ok: false, reason: "unavailable" });
  });

  test("returns misconfigured for a wrong secret and logs it without the secret", async () => {
    const verdict = await verify(tokens.solved(), { secretKey: "the-wrong-secret" });

    expect(verdict).toEqual({ ok: false, reason: "misconfigured" });
    expect(lines.at(-1)).toContain("CAPTCHA_SECRET_KEY");
    expect(lines.join()).not.toMatch(/the-wrong-secret|the-right-secret/);
  });

  test("sends the provider only the token and the secret", async () => {
    const token = tokens.solved();
    await verify(token);

    const sent = Object.fromEntries(standIn.requests.at(-1) ?? []);
    expect(sent).toEqual({
      secret: standIn.environment.CAPTCHA_SECRET_KEY,
      response: token,
      ...(provider === "turnstile" && { idempotency_key: requestId }),
    });
  });
});
