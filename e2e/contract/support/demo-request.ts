import { randomUUID } from "node:crypto";
import { tokens } from "../../../server/testing/siteverify-stand-in.ts";
import { runCommand } from "./command.ts";
import { type Answer, ask } from "./network.ts";
import type { Site } from "./site.ts";

/** Set by the global setup: the variables of a site whose captcha provider is a stand-in. */
export const HOSTED_CAPTCHA_VARIABLE = "TEST_HOSTED_CAPTCHA";
export const hostedCaptcha: Record<string, string> = JSON.parse(
  process.env[HOSTED_CAPTCHA_VARIABLE] ?? "{}",
);

export const SUBMIT_PATH = "/api/submit-demo-request";

/** A body that a site with the captcha stand-in accepts. */
export function demoRequest(changes: Record<string, unknown> = {}) {
  const id = randomUUID();
  return {
    email: `${id}@railway.example`,
    full_name: "Ada Sample",
    company_name: "Sample Railway",
    industry: "Railways",
    recaptcha_token: tokens.solved(),
    request_id: id,
    ...changes,
  };
}

/** Sends a demo request, by default each from a new client address. */
export function submit(
  siteUrl: string,
  body: object = demoRequest(),
  address = randomAddress(),
): Promise<Answer> {
  return ask(siteUrl, SUBMIT_PATH, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
    body: JSON.stringify(body),
  });
}

export function referenceOf(answer: Answer): string {
  return (JSON.parse(answer.text) as { reference: string }).reference;
}

function randomAddress(): string {
  const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
}

/** Lists the stored demo requests as the sales team's command exports them. */
export async function listStoredRequests(
  site: Site,
): Promise<{ reference: string; email: string }[]> {
  const csv = await runCommand("leads", ["export"], site.commandEnvironment);
  const [, ...lines] = csv.trimEnd().split("\r\n");
  return lines.map((line) => {
    const [reference = "", _createdAt, _delivery, email = ""] = line.split(",");
    return { reference, email };
  });
}
