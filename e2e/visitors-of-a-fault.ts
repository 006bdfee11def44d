import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { demoRequest } from "./demo-requests.ts";
import { goodToken } from "./hosted-captcha-site.ts";

/** The site must heal by itself within this time. */
export const HEALED_WITHIN_MS = 15_000;

interface Site {
  url: string;
}

export async function expectPagesStay({ url }: Site): Promise<void> {
  for (const path of [paths.home(), paths.insights(), paths.bookADemo()]) {
    const answer = await fetch(url + path);
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).toContain("</html>");
  }
  expect(await insightsPage({ url })).not.toContain("No posts found");
}

export async function insightsPage({ url }: Site): Promise<string> {
  return (await fetch(url + paths.insights())).text();
}

export async function expectFormUnavailable(site: Site): Promise<void> {
  const answer = await send(site);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ error: { code: "unavailable" } });
}

/** Asks as often as a patient visitor would not, to see how long it takes. */
export async function expectHealed(site: Site, fault: string): Promise<void> {
  const start = Date.now();
  await expect
    .poll(async () => (await send(site)).status, { timeout: HEALED_WITHIN_MS, intervals: [50] })
    .toBe(201);
  await expect.poll(async () => (await readiness(site)).status).toBe(200);
  process.stderr.write(`${fault}: healed after ${Date.now() - start} ms\n`);
}

/** A demo request from an address that was never seen before, so that no limit counts. */
export function send({ url }: Site, token: string = goodToken): Promise<Response> {
  const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Uint8Array(3));
  return fetch(url + paths.api.submitDemoRequest(), {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": `10.${a}.${b}.${c}` },
    body: JSON.stringify({ ...demoRequest(), recaptcha_token: token }),
  });
}

export async function readiness({ url }: Site) {
  const answer = await fetch(`${url}/readyz`);
  const { reasons } = (await answer.json()) as { reasons: string[] };
  return { status: answer.status, reasons };
}
