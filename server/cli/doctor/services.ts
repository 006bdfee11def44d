import type { Config } from "../../config.ts";
import type { Db } from "../../db/db.ts";
import { createCaptcha } from "../../demo-requests/captcha/create-captcha.ts";
import { checkMailServer } from "../../demo-requests/outbox/mailer.ts";
import { createLog } from "../../log.ts";
import { bad, examine, type Finding, good } from "./finding.ts";

const PATIENCE_MS = 10_000;

/** Whether those whom the site depends on answer, and accept its keys. */
export async function examineServices(config: Config): Promise<Finding[]> {
  const findings = await Promise.all([captcha(config), mail(config), video(config)]);
  return findings.flat();
}

function captcha(config: Config): Promise<Finding[]> {
  const { provider } = config.captcha;
  return examine("captcha", async () => {
    if (provider === "altcha") return good("captcha", "altcha, the site's own");
    const asked = await createCaptcha({
      config,
      db: noDatabase,
      log: createLog("silent"),
      now: () => new Date(),
    });
    const verdict = await asked.verify("doctor", { requestId: undefined });
    const reason = verdict.ok ? "ok" : verdict.reason;
    if (reason === "unavailable") return bad("captcha", `${provider} does not answer`);
    if (reason === "misconfigured") return bad("captcha", `${provider} refuses the secret key`);
    return good("captcha", `${provider} accepts the secret key; the form shows the other one`);
  });
}

/** Hosted captchas keep nothing of ours. */
const noDatabase = {} as Db;

async function mail({ delivery }: Config): Promise<Finding[]> {
  const { smtpUrl } = delivery;
  if (smtpUrl === undefined) return [];
  return examine("mail", async () => {
    await checkMailServer(smtpUrl);
    return good("mail", `${new URL(smtpUrl).hostname} lets us in`);
  });
}

async function video({ videoEmbedUrl }: Config): Promise<Finding[]> {
  if (videoEmbedUrl === undefined) return [good("video", "the site's own film")];
  const { origin } = new URL(videoEmbedUrl);
  return examine("video", async () => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { status, body } = await fetch(videoEmbedUrl, { signal });
    await body?.cancel();
    return status < 400
      ? good("video", `${origin} answers`)
      : bad("video", `${origin} answers with ${status}`);
  });
}
