import { randomUUID } from "node:crypto";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
// biome-ignore lint/style/noRestrictedImports: hundreds of visitors' work is too much for one machine
import { issueChallenge } from "../../server/demo-requests/captcha/altcha.ts";
import { paths } from "../../shared/paths.ts";
import type { ProofDatabase } from "./proof-database.ts";

/** Somebody who asks for a demo, from an address that nobody else has. */
export interface Prospect {
  requestId: string;
  email: string;
  address: string;
}

/** What came of one try: the status and reference, or nothing when the connection was cut. */
export interface Answer {
  status: number;
  reference?: string;
}

let born = 0;

export function newProspect(name = "prospect"): Prospect {
  born += 1;
  const address = `10.${(born >> 16) & 255}.${(born >> 8) & 255}.${born & 255}`;
  return { requestId: randomUUID(), email: `${name}-${born}@railway.example`, address };
}

/** Sends what the form sends, with a new solution of the captcha each time, as the form does. */
export type Ask = (url: string, prospect: Prospect) => Promise<Answer | undefined>;

/**
 * Solutions are as good as any: the site signs with the secret that is in its database, and so do
 * the challenges here, only that they ask for less work.
 */
export async function createAsk(database: ProofDatabase): Promise<Ask> {
  const [row] = await database.query<{ value: string }>(
    "SELECT value FROM site_settings WHERE key = 'captcha_secret'",
  );
  const secret = row?.value ?? "";
  return async (url, prospect) => {
    const body = JSON.stringify({
      email: prospect.email,
      full_name: `Ada ${prospect.email}`,
      company_name: "Example Railway",
      industry: "Railways",
      recaptcha_token: await solvedToken(secret),
      request_id: prospect.requestId,
      elapsed_ms: 60_000,
    });
    try {
      const response = await fetch(url + paths.api.submitDemoRequest(), {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Forwarded-For": prospect.address },
        body,
      });
      const { reference } = (await response.json()) as { reference?: string };
      return { status: response.status, ...(reference !== undefined && { reference }) };
    } catch {
      return undefined;
    }
  };
}

async function solvedToken(secret: string): Promise<string> {
  const challenge = await issueChallenge(secret, { now: new Date(), counter: 1 });
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
