import type { Challenge } from "altcha-lib";
import type { RequestHandler } from "express";
import { type CaptchaProvider, captchas } from "../../../shared/captcha.ts";
import type { Config } from "../../base/config.ts";
import { HttpError } from "../../base/errors.ts";
import type { Log } from "../../base/log.ts";
import type { Db } from "../../database/db.ts";
import { getKey } from "../../database/secrets.ts";
import { createAltcha } from "./altcha.ts";
import { createSiteverify } from "./siteverify.ts";

export type Verdict =
  /** If `replayKey` is set, the caller must reject a second use of the same key. */
  | { ok: true; replayKey?: string }
  | {
      ok: false;
      /** The last two are faults of the provider or the configuration, not of the visitor. */
      reason: "invalid" | "expired" | "replayed" | "unavailable" | "misconfigured";
    };

export interface Captcha {
  provider: CaptchaProvider;
  verify(token: string, context: { requestId: string | undefined }): Promise<Verdict>;
  /** Only altcha, the site's own captcha, has this method. */
  createChallenge?(): Promise<Challenge>;
}

interface CaptchaDeps {
  config: Pick<Config, "captcha" | "site">;
  db: Db;
  log: Log;
  now: () => Date;
}

/** Creates the configured captcha. The secret of the site's own captcha is in the database. */
export async function createCaptcha({ config, db, log, now }: CaptchaDeps): Promise<Captcha> {
  const { provider, secretKey = "", verifyUrl } = config.captcha;
  const row = captchas[provider];
  if (!row.hosted) {
    const secret = await getKey(db, "captcha");
    return createAltcha({ secret, now });
  }
  return createSiteverify({
    provider,
    verifyUrl: verifyUrl ?? row.verifyUrl,
    secretKey,
    hostname: new URL(config.site.url).hostname,
    log,
  });
}

/** `GET /api/captcha/challenge`: a challenge of the site's own captcha. */
export function captchaChallenge({ captcha }: { captcha: Captcha }): RequestHandler {
  return async (_request, response) => {
    const challenge = await captcha.createChallenge?.();
    if (challenge === undefined) {
      throw new HttpError(404, "not_found", `Challenges come from ${captcha.provider} here`);
    }
    response.set("Cache-Control", "no-store").json(challenge);
  };
}
