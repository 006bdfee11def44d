import { createHmac } from "node:crypto";
import { createChallenge, type Payload, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as v from "valibot";
import { captchas } from "../../../shared/captcha.ts";
import type { Captcha, Verdict } from "./captcha.ts";

const ALGORITHM = "PBKDF2/SHA-256";
/** Iterations of PBKDF2 per attempt. */
const COST = 1000;
/** Attempts until the challenge is solved. */
const COUNTER = { min: 1000, max: 3000 };

/** Creates the site's own captcha: a proof of work, without a third party. */
export function createAltcha({ secret, now }: { secret: string; now: () => Date }): Captcha {
  const secrets = {
    hmacSignatureSecret: derivedSecret(secret, "challenge"),
    hmacKeySignatureSecret: derivedSecret(secret, "solution"),
  };
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
        ...secrets,
      }),
    async verify(token): Promise<Verdict> {
      const payload = parseToken(token);
      if (payload === undefined) return { ok: false, reason: "invalid" };
      const { data } = payload.challenge.parameters;
      if (data.usableUntil < now().getTime()) return { ok: false, reason: "expired" };
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets });
      if (!verified) return { ok: false, reason: "invalid" };
      return { ok: true, replayKey: payload.challenge.signature };
    },
  };
}

const tokenSchema = v.object({
  challenge: v.object({
    // The signature covers all parameters, so an unknown one invalidates it.
    parameters: v.looseObject({
      algorithm: v.literal(ALGORITHM),
      cost: v.literal(COST),
      nonce: v.string(),
      salt: v.string(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      keySignature: v.string(),
      data: v.strictObject({ usableUntil: v.number() }),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

/** Validates the shape, because the library throws on malformed tokens. */
function parseToken(token: string): (Payload & v.InferOutput<typeof tokenSchema>) | undefined {
  try {
    const json: unknown = JSON.parse(Buffer.from(token, "base64").toString());
    const { success, output } = v.safeParse(tokenSchema, json);
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

function derivedSecret(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("hex");
}
