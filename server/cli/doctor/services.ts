import type { Config } from "../../config.ts";
import type { Db } from "../../db/db.ts";
import { createCaptcha } from "../../demo-requests/captcha/create-captcha.ts";
import { checkMailServer } from "../../demo-requests/outbox/mailer.ts";
import { createLog } from "../../log.ts";
import { check, error, type Finding, ok } from "./finding.ts";

const TIMEOUT_MS = 10_000;

/** Checks that the configured services respond and accept the site's credentials. */
export async function checkServices(config: Config): Promise<Finding[]> {
  const findings = await Promise.all([captcha(config), mail(config), video(config)]);
  return findings.flat();
}

function captcha(config: Config): Promise<Finding[]> {
  const { provider } = config.captcha;
  return check("captcha", async () => {
    if (provider === "altcha") return ok("captcha", "altcha, the site's own");
    const verifier = await createCaptcha({
      config,
      db: noDatabase,
      log: createLog("silent"),
      now: () => new Date(),
    });
    const verdict = await verifier.verify("doctor", { requestId: undefined });
    const reason = verdict.ok ? "ok" : verdict.reason;
    if (reason === "unavailable") return error("captcha", `${provider} does not answer`);
    if (reason === "misconfigured") return error("captcha", `${provider} refuses the secret key`);
    return ok("captcha", `${provider} accepts the secret key`);
  });
}

/** Hosted captchas store nothing in the database. */
const noDatabase = {} as Db;

async function mail({ delivery }: Config): Promise<Finding[]> {
  const { smtpUrl } = delivery;
  if (smtpUrl === undefined) return [];
  return check("mail", async () => {
    await checkMailServer(smtpUrl);
    return ok("mail", `${new URL(smtpUrl).hostname} accepts the login`);
  });
}

async function video({ videoEmbedUrl }: Config): Promise<Finding[]> {
  if (videoEmbedUrl === undefined) return [ok("video", "the site's own film")];
  const { origin } = new URL(videoEmbedUrl);
  return check("video", async () => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { status, body } = await fetch(videoEmbedUrl, { signal });
    await body?.cancel();
    return status < 400
      ? ok("video", `${origin} answers`)
      : error("video", `${origin} answers with ${status}`);
  });
}
