import { afterEach, expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { startMailServer } from "../../testing/mail-server-stand-in.ts";
import { standInSecret, startSiteverify } from "../../testing/siteverify-stand-in.ts";
import { runChecks } from "./finding.ts";
import { serviceChecks } from "./services.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function examined(env: Record<string, string>) {
  const findings = await runChecks(serviceChecks, readConfig(env));
  return Object.fromEntries(findings.map((finding) => [finding.subject, finding]));
}

async function captchaWith(secret: string) {
  const provider = await startSiteverify("turnstile");
  closing.push(provider.close);
  return examined({
    CAPTCHA_PROVIDER: "turnstile",
    CAPTCHA_SITE_KEY: "site-key",
    CAPTCHA_SECRET_KEY: secret,
    CAPTCHA_VERIFY_URL: provider.url,
  });
}

const mailTo = { MAIL_FROM: "site@railway.example", DEMO_REQUEST_TO: "sales@railway.example" };

test("without configuration the site needs no mail server and no provider", async () => {
  const found = await examined({});

  expect(found.captcha).toMatchObject({ level: "ok" });
  expect(found.video).toMatchObject({ level: "ok" });
  expect(found.mail).toBeUndefined();
});

test("a captcha secret that the provider refuses is an error", async () => {
  const right = await captchaWith(standInSecret);
  const wrong = await captchaWith("another");

  expect(right.captcha?.level).toBe("ok");
  expect(wrong.captcha).toMatchObject({
    level: "error",
    message: "turnstile refuses the secret key",
  });
});

test("a mail server that accepts the login is ok, and nothing is sent", async () => {
  const server = await startMailServer();
  closing.push(server.stop);

  const found = await examined({ SMTP_URL: server.url, ...mailTo });

  expect(found.mail?.level).toBe("ok");
  expect(server.mails).toEqual([]);
});

test("an unreachable mail server and video player are errors", async () => {
  const found = await examined({
    SMTP_URL: "smtp://127.0.0.1:1",
    VIDEO_EMBED_URL: "http://127.0.0.1:1/embed",
    ...mailTo,
  });

  expect(found.mail).toMatchObject({ level: "error" });
  expect(found.video).toMatchObject({ level: "error" });
});
