import { createHmac } from "node:crypto";
import { HttpError } from "../base/errors.ts";
import { networkOf } from "../base/network-of.ts";
import type { Db } from "../database/db.ts";
import { getOrCreateSecret } from "../database/secrets.ts";
import { countAttempt } from "./rate-limits.ts";

interface LimitsDeps {
  db: Db;
  now: () => Date;
}

/** Allows for an office whose visitors share one address. */
const ATTEMPTS_BY_ADDRESS = { max: 20, windowSeconds: 10 * 60 };

/**
 * Creates a check that counts every attempt and throws 429 after too many from one network. The counts are in the
 * database, so all servers share them.
 */
export function createLimit({ db, now }: LimitsDeps) {
  const pseudonymOf = createPseudonyms({ db, now });
  return async (address: string): Promise<void> => {
    const pseudonym = await pseudonymOf(networkOf(address));
    const attempts = await countAttempt(db, pseudonym, ATTEMPTS_BY_ADDRESS.windowSeconds);
    if (attempts.hits > ATTEMPTS_BY_ADDRESS.max) throw tooMany(attempts.secondsLeft);
  };
}

export function tooMany(secondsLeft: number): HttpError {
  const minutes = Math.ceil(secondsLeft / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return new HttpError(
    429,
    "too_many_requests",
    `Too many requests. Please try again in ${wait}.`,
    {
      retryAfterSeconds: Math.max(1, secondsLeft),
    },
  );
}

/**
 * Returns a function that hashes IP networks with a secret key, so that the database contains no IP address.
 * The key is replaced every day.
 */
function createPseudonyms({ db, now }: LimitsDeps) {
  let current = { day: "", key: "" };
  return async (network: string): Promise<string> => {
    const day = now().toISOString().slice(0, 10);
    if (current.day !== day) {
      current = { day, key: await getOrCreateSecret(db, "pseudonym_key", day) };
    }
    return createHmac("sha256", current.key).update(network).digest("base64url");
  };
}
