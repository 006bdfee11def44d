import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect, test } from "vitest";
import { readConfig } from "../../base/config.ts";
import type { Db } from "../../db/db.ts";
import { startDemoRequestApp } from "../../testing/demo-request-app.ts";
import { onAnyDatabase, silentLog } from "../../testing/every-database.ts";
import { standInSecret, startSiteverify } from "../../testing/siteverify-stand-in.ts";
import { createAltcha } from "./altcha.ts";
import type { Captcha } from "./captcha.ts";
import { createCaptcha } from "./create-captcha.ts";
import { createSiteverify } from "./siteverify.ts";

type Case =
  | "good"
  | "forged"
  | "missing"
  | "expired"
  | "wrong secret"
  | "down"
  | "slow"
  | "elsewhere";

interface Bench {
  /** The captcha as the configuration creates it. */
  captcha: Captcha;
  /** Creates a token, and the captcha that verifies it if it is not the one above. */
  make(name: Case): Promise<{ token: string; captcha?: Captcha }>;
  close(): Promise<void>;
}

const now = () => new Date();

async function hostedBench(
  provider: "recaptcha" | "hcaptcha" | "turnstile",
  db: Db,
): Promise<Bench> {
  const standIn = await startSiteverify(provider);
  const config = readConfig({
    CAPTCHA_PROVIDER: provider,
    CAPTCHA_SITE_KEY: "site-key",
    CAPTCHA_SECRET_KEY: standInSecret,
    CAPTCHA_VERIFY_URL: standIn.url,
  });
  const create = (changes: { verifyUrl?: string; secretKey?: string; timeoutMs?: number }) =>
    createSiteverify({
      provider,
      verifyUrl: standIn.url,
      secretKey: standInSecret,
      hostname: "localhost",
      log: silentLog,
      timeoutMs: 10_000,
      ...changes,
    });
  return {
    captcha: await createCaptcha({ config, db, log: silentLog, now }),
    make: async (name) =>
      ({
        good: { token: "good" },
        forged: { token: "forged" },
        missing: { token: "" },
        expired: { token: "expired" },
        elsewhere: { token: "elsewhere" },
        down: { token: "good", captcha: create({ verifyUrl: "http://127.0.0.1:2" }) },
        slow: { token: "slow", captcha: create({ timeoutMs: 200 }) },
        "wrong secret": { token: "good", captcha: create({ secretKey: "wrong" }) },
      })[name],
    close: standIn.close,
  };
}

/** The site itself is the provider, so the cases for an unreachable provider do not apply. */
async function ownBench(db: Db): Promise<Bench> {
  const captcha = await createCaptcha({ config: readConfig({}), db, log: silentLog, now });
  const late = createAltcha({ secret: "s", now: () => new Date(Date.now() - 21 * 60 * 1000) });
  const other = createAltcha({ secret: "s", now });
  return {
    captcha,
    async make(name) {
      if (name === "missing") return { token: "" };
      if (name === "forged") return { token: btoa('{"challenge":{},"solution":{}}') };
      if (name === "expired") return { token: await solved(late), captcha: late };
      if (name === "wrong secret") return { token: await solved(captcha), captcha: other };
      return { token: await solved(captcha) };
    },
    close: async () => {},
  };
}

async function solved(captcha: Captcha): Promise<string> {
  const challenge = (await captcha.createChallenge?.()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

const hostedCases: [Case, string, number[]][] = [
  ["good", "sent twice", [201, 403]],
  ["forged", "that was never issued", [403]],
  ["missing", "that was not sent", [403]],
  ["expired", "that has expired", [403]],
  ["elsewhere", "solved on another site", [403]],
  ["down", "while the provider is down", [503]],
  ["slow", "while the provider does not respond", [503]],
  ["wrong secret", "verified with a wrong key", [503]],
];
/** The site rejects a token that is signed with another key as invalid. */
const ownCases: [Case, string, number[]][] = [
  ...hostedCases.slice(0, 4),
  ["wrong secret", "verified with a wrong key", [403]],
];
const table = (["altcha", "recaptcha", "hcaptcha", "turnstile"] as const).flatMap((provider) =>
  (provider === "altcha" ? ownCases : hostedCases).map(([name, what, statuses]) => ({
    provider,
    name,
    what,
    statuses,
  })),
);

onAnyDatabase((database) => {
  test.each(table)("$provider: a token $what", async ({ provider, name, statuses }) => {
    const { db } = database();
    await db.query(
      "DELETE FROM demo_requests; DELETE FROM rate_limits; DELETE FROM captcha_replays",
    );
    const bench = await (provider === "altcha" ? ownBench(db) : hostedBench(provider, db));
    const { token, captcha = bench.captcha } = await bench.make(name);
    const app = await startDemoRequestApp({ db, captcha });

    const seen: number[] = [];
    for (const _ of statuses) seen.push((await app.send({ recaptcha_token: token })).status);
    const { rowCount } = await db.query("SELECT 1 FROM demo_requests");
    await app.close();
    await bench.close();

    expect(seen).toEqual(statuses);
    expect(rowCount).toBe(statuses.includes(201) ? 1 : 0);
  });
});
