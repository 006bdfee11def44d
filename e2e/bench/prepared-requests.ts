import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
// biome-ignore lint/style/noRestrictedImports: hundreds of visitors' work is too much for one machine
import { issueChallenge } from "../../server/demo-requests/captcha/altcha.ts";
import { paths } from "../../shared/paths.ts";
import type { MeasuredSite } from "./measured-site.ts";
import { postBytes } from "./request-bytes.ts";

let visitors = 0;

/** A demo request with a challenge from the site itself, and how long solving it took. */
export async function solveAsVisitor(
  site: MeasuredSite,
): Promise<{ request: Buffer; solvingMs: number }> {
  const answer = await fetch(`http://127.0.0.1:${site.port}${paths.api.captchaChallenge()}`);
  const challenge: Challenge = await answer.json();
  const began = performance.now();
  const token = await solve(challenge);
  return { request: demoRequest(token), solvingMs: performance.now() - began };
}

/**
 * Demo requests with challenges that the site's own secret has signed. They ask for one try instead
 * of thousands, which the site neither notices nor works any less for.
 */
export async function prepareRequests(site: MeasuredSite, count: number): Promise<Buffer[]> {
  const [row] = await site.query<{ value: string }>(
    "SELECT value FROM site_settings WHERE key = 'captcha_secret'",
  );
  const secret = row?.value ?? "";
  const prepared: Buffer[] = [];
  while (prepared.length < count) {
    const challenge = await issueChallenge(secret, { now: new Date(), counter: 1 });
    prepared.push(demoRequest(await solve(challenge)));
  }
  return prepared;
}

async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

function demoRequest(token: string): Buffer {
  visitors += 1;
  const body = {
    email: `visitor-${visitors}@example.com`,
    full_name: "Ada Example",
    company_name: "Example Railway",
    industry: "Railways",
    recaptcha_token: token,
    request_id: crypto.randomUUID(),
    elapsed_ms: 60_000,
  };
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return postBytes(paths.api.submitDemoRequest(), body, { "X-Forwarded-For": address });
}
