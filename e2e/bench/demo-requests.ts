import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { paths } from "../../shared/paths.ts";
import type { MeasuredProcess } from "./measured-process.ts";
import { postBytes } from "./request-bytes.ts";
import { costOf, median } from "./rounds.ts";

/** Every request is a visitor's first, from an address of its own, with a captcha solved before. */
export async function measureDemoRequests(
  site: MeasuredProcess,
  options: { rounds: number; requests: number },
): Promise<number> {
  const { rounds, requests } = options;
  const costs: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const prepared: Buffer[] = [];
    for (let n = 0; n < requests; n += 1) {
      prepared.push(await demoRequest(site.port, (round + 1) * requests + n));
    }
    const request = (n: number) => prepared[n] ?? Buffer.alloc(0);
    const cost = await costOf({ process: site, request, requests, status: 201, connections: 4 });
    if (round >= 0) costs.push(cost);
  }
  return median(costs);
}

async function demoRequest(port: number, visitor: number): Promise<Buffer> {
  const answer = await fetch(`http://127.0.0.1:${port}${paths.api.captchaChallenge()}`);
  const challenge: Challenge = await answer.json();
  const solution = await solveChallenge({ challenge, deriveKey });
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  const body = {
    email: `visitor-${visitor}@example.com`,
    full_name: "Ada Example",
    company_name: "Example Railway",
    industry: "Railways",
    recaptcha_token: token,
    request_id: crypto.randomUUID(),
  };
  const address = `10.${visitor >> 8}.${visitor & 255}.7`;
  return postBytes(paths.api.submitDemoRequest(), body, { "X-Forwarded-For": address });
}
