import type { RequestHandler } from "express";
import { HttpError } from "../../base/errors.ts";
import type { Captcha } from "./captcha.ts";

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
