import { afterEach, expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { startMailServer } from "../../testing/mail-server-stand-in.ts";
import { standInSecret, startSiteverify } from "../../testing/siteverify-stand-in.ts";
import { examineServices } from "./services.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function examined(env: Record<string, string>) {
  const findings = await examineServices(readConfig(env));
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

test("without any configuration there is nobody to depend on", async () => {
  const found = await examined({});

  expect(found.captcha).toMatchObject({ verdict: "good" });
  expect(found.video).toMatchObject({ verdict: "good" });
  expect(found.mail).toBeUndefined();
});

test("a captcha's secret that its provider refuses is bad, and the right one is good", async () => {
  const right = await captchaWith(standInSecret);
  const wrong = await captchaWith("another");

  expect(right.captcha?.verdict).toBe("good");
  expect(wrong.captcha).toMatchObject({
    verdict: "bad",
    words: "turnstile refuses the secret key",
  });
});

test("a mail server that lets us in is good, and nothing is sent", async () => {
  const server = await startMailServer();
  closing.push(server.stop);

  const found = await examined({ SMTP_URL: server.url, ...mailTo });

  expect(found.mail?.verdict).toBe("good");
  expect(server.mails).toEqual([]);
});

test("a mail server and a player that are not there are bad", async () => {
  const found = await examined({
    SMTP_URL: "smtp://127.0.0.1:1",
    VIDEO_EMBED_URL: "http://127.0.0.1:1/embed",
    ...mailTo,
  });

  expect(found.mail).toMatchObject({ verdict: "bad" });
  expect(found.video).toMatchObject({ verdict: "bad" });
});
