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
/** Half a second of work in a browser; five times as much is felt as waiting on a phone. */
const COST = 1000;
const COUNTER = { min: 1000, max: 3000 };
/** Long enough to fill in the form with an interruption. */
const LIFETIME_MS = 20 * 60 * 1000;

/** Proof of work that the site serves and verifies itself; nobody else hears of the visitor. */
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

/** A challenge that is solved after `counter` tries: whoever has the secret may make it an easy one. */
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
    // Anything more than these two is not signed; anything else in them breaks the signature.
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

/** The library throws on what is not of this shape. */
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
