import { createHmac } from "node:crypto";
import { createChallenge, type Payload, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { captchas } from "../../../shared/captcha.ts";
import type { Captcha, Verdict } from "./captcha.ts";

const ALGORITHM = "PBKDF2/SHA-256";
/** Iterations of PBKDF2 per attempt. */
const COST = 1000;
/** Attempts until the challenge is solved. */
const COUNTER = { min: 1000, max: 3000 };

/** Creates the site's own captcha: a proof of work, without a third party. */
export function createAltcha({ secret, now }: { secret: string; now: () => Date }): Captcha {
  const hmacSignatureSecret = createHmac("sha256", secret).update("challenge").digest("hex");
  return {
    provider: "altcha",
    createChallenge: () =>
      createChallenge({
        algorithm: ALGORITHM,
        cost: COST,
        counter: randomInt(COUNTER.max, COUNTER.min),
        deriveKey,
        // Not as `expiresAt`, which the widget compares with the visitor's clock.
        data: { usableUntil: now().getTime() + captchas.altcha.lifetimeMs },
        hmacSignatureSecret,
      }),
    async verify(token): Promise<Verdict> {
      try {
        const payload: Payload = JSON.parse(Buffer.from(token, "base64").toString());
        const { challenge } = payload;
        // The signature covers all parameters, so those of a verified challenge are as they were created.
        const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret });
        if (!verified) return { ok: false, reason: "invalid" };
        const isExpired = Number(challenge.parameters.data?.usableUntil) < now().getTime();
        if (isExpired) return { ok: false, reason: "expired" };
        return { ok: true, replayKey: challenge.signature ?? "" };
      } catch {
        // A malformed token, for which the library throws.
        return { ok: false, reason: "invalid" };
      }
    },
  };
}
