import { createHmac, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";
import { countRecentRequests } from "../db/demo-requests.ts";
import { countTry, pseudonymKey } from "../db/rate-limits.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";

/** A whole office may sit behind one address. */
const TRIES_BY_ADDRESS = { max: 20, windowSeconds: 10 * 60 };
const REQUESTS_BY_EMAIL = { max: 12, windowSeconds: 60 * 60 };

/**
 * Counts every try of a client, and refuses it with 429 when there were too many, of the client or for
 * the e-mail address. The counts are kept in the database: they hold across all servers on it.
 */
export function createLimits({ db, now }: Pick<Deps, "db" | "now">) {
  const pseudonymOf = createPseudonyms({ db, now });
  return async ({ address, email }: { address: string; email: string }): Promise<void> => {
    const pseudonym = await pseudonymOf(networkOf(address));
    const tries = await countTry(db, pseudonym, TRIES_BY_ADDRESS.windowSeconds);
    if (tries.hits > TRIES_BY_ADDRESS.max) throw tooMany(tries.secondsLeft);
    const requests = await countRecentRequests(db, email, REQUESTS_BY_EMAIL.windowSeconds);
    if (requests.count >= REQUESTS_BY_EMAIL.max) throw tooMany(requests.secondsLeft);
  };
}

function tooMany(secondsLeft: number): HttpError {
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

/** No address is stored: without the day's key, which is gone tomorrow, nobody can tell whose it was. */
function createPseudonyms({ db, now }: Pick<Deps, "db" | "now">) {
  let current = { day: "", key: "" };
  return async (network: string): Promise<string> => {
    const day = now().toISOString().slice(0, 10);
    if (current.day !== day) {
      current = { day, key: await pseudonymKey(db, day, randomBytes(16).toString("hex")) };
    }
    return createHmac("sha256", current.key).update(network).digest("base64url");
  };
}

/** Whoever has one IPv6 address has 2^64 of them, so the network stands for all of these. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = "", tail] = address.replace(/%.*$/, "").split("::");
  const groups = head === "" ? [] : head.split(":");
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length;
  const full = [...groups, ...Array<string>(missing).fill("0"), ...(tail?.split(":") ?? [])];
  return full
    .slice(0, 4)
    .map((group) => Number.parseInt(group || "0", 16).toString(16))
    .join(":");
}
