import { createHmac } from "node:crypto";
import {
  type Challenge,
  createChallenge,
  type Payload,
  randomInt,
  verifySolution,
} from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as v from "valibot";
import type { Captcha, Verdict } from "./captcha.ts";

const ALGORITHM = "PBKDF2/SHA-256";
/** About half a second of work in a browser, and noticeably more on a phone. */
const COST = 1000;
const COUNTER = { min: 1000, max: 3000 };
/** Long enough to fill in the form with an interruption in between. */
const LIFETIME_MS = 20 * 60 * 1000;

/** Proof of work that the site itself serves and verifies, without a third party. */
export function createAltcha({ secret, now }: { secret: string; now: () => Date }): Captcha {
  const secrets = secretsFrom(secret);
  return {
    provider: "altcha",
    createChallenge: () =>
      issueChallenge(secret, { now: now(), counter: randomInt(COUNTER.max, COUNTER.min) }),
    async verify(token): Promise<Verdict> {
      const payload = parseToken(token);
      if (payload === undefined) return { ok: false, reason: "invalid" };
      const { verified, expired } = await verifySolution({ ...payload, deriveKey, ...secrets });
      if (expired) return { ok: false, reason: "expired" };
      if (!verified) return { ok: false, reason: "invalid" };
      return { ok: true, replayKey: payload.challenge.signature };
    },
  };
}

/** Creates a challenge that is solved after `counter` tries; tests choose a low number. */
export function issueChallenge(
  secret: string,
  { now, counter }: { now: Date; counter: number },
): Promise<Challenge> {
  return createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter,
    deriveKey,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
    ...secretsFrom(secret),
  });
}

const tokenSchema = v.object({
  challenge: v.object({
    // Only these two are signed. An unknown parameter breaks the signature.
    parameters: v.looseObject({
      algorithm: v.literal(ALGORITHM),
      cost: v.literal(COST),
      nonce: v.string(),
      salt: v.string(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      keySignature: v.string(),
      expiresAt: v.number(),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

/** The library throws on a token of another shape. */
function parseToken(token: string): (Payload & v.InferOutput<typeof tokenSchema>) | undefined {
  try {
    const json: unknown = JSON.parse(Buffer.from(token, "base64").toString());
    const { success, output } = v.safeParse(tokenSchema, json);
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

function secretsFrom(secret: string) {
  return {
    hmacSignatureSecret: derivedSecret(secret, "challenge"),
    hmacKeySignatureSecret: derivedSecret(secret, "solution"),
  };
}

function derivedSecret(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("hex");
}
