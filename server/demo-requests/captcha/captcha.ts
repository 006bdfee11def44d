import type { Challenge } from "altcha-lib";
import type { RequestHandler } from "express";
import type { CaptchaProvider } from "../../../shared/captcha.ts";
import { HttpError } from "../../base/errors.ts";

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
