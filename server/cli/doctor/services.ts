import type { Config } from "../../config.ts";
import type { Db } from "../../db/db.ts";
import { createCaptcha } from "../../demo-requests/captcha/create-captcha.ts";
import { checkMailServer } from "../../demo-requests/outbox/mailer.ts";
import { createLog } from "../../log.ts";
import type { Checks, Result } from "./finding.ts";

const TIMEOUT_MS = 10_000;

/** Checks that the configured services respond and accept the site's credentials. */
export const serviceChecks: Checks<Config> = { captcha, mail, video };

async function captcha(config: Config): Promise<Result> {
  const { provider } = config.captcha;
  if (provider === "altcha") return ["ok", "altcha, the site's own"];
  const log = createLog("silent");
  const verifier = await createCaptcha({ config, db: noDatabase, log, now: () => new Date() });
  const verdict = await verifier.verify("doctor", { requestId: undefined });
  const reason = verdict.ok ? "ok" : verdict.reason;
  if (reason === "unavailable") return ["error", `${provider} does not answer`];
  if (reason === "misconfigured") return ["error", `${provider} refuses the secret key`];
  return ["ok", `${provider} accepts the secret key`];
}

/** Hosted captchas store nothing in the database. */
const noDatabase = {} as Db;

async function mail({ delivery: { smtpUrl } }: Config): Promise<Result | undefined> {
  if (smtpUrl === undefined) return undefined;
  await checkMailServer(smtpUrl);
  return ["ok", `${new URL(smtpUrl).hostname} accepts the login`];
}

async function video({ videoEmbedUrl }: Config): Promise<Result> {
  if (videoEmbedUrl === undefined) return ["ok", "the site's own film"];
  const { origin } = new URL(videoEmbedUrl);
  const { status, body } = await fetch(videoEmbedUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  await body?.cancel();
  return status < 400 ? ["ok", `${origin} answers`] : ["error", `${origin} answers with ${status}`];
}
