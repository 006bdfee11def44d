import { expect, test } from "@playwright/test";
import { tokens } from "../../server/testing/siteverify-stand-in.ts";
import { demoRequest, hostedCaptcha, referenceOf, submit } from "./support/demo-request.ts";
import type { Answer } from "./support/network.ts";
import { ownSite } from "./support/own-site.ts";
import { Site } from "./support/site.ts";

let sites: Site[] = [];

const own = ownSite(hostedCaptcha);

test.beforeAll(async () => {
  sites = [own.site, await Site.start({ ...own.database.environment, ...hostedCaptcha })];
});

test.afterAll(() => sites[1]?.stop());

/** Sends to one of the two sites. */
const send = (n: number, body?: object, address?: string) =>
  submit(sites[n % 2]?.url ?? "", body, address);

const rowsOf = (email: string) =>
  own.database.query(
    "SELECT reference, full_name, company_name, industry FROM demo_requests WHERE email = $1",
    [email],
  );

test("201 means that the row is committed, with the reference of the answer", async () => {
  const body = demoRequest({ industry: "Mining" });

  const answer = await send(0, body);

  expect(answer.status).toBe(201);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(referenceOf(answer)).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{2}$/);
  const { full_name, company_name } = body;
  expect(await rowsOf(body.email)).toEqual([
    { reference: referenceOf(answer), full_name, company_name, industry: "Mining" },
  ]);
});

for (const [name, sendTwice] of [
  ["a double click at one site", (body) => Promise.all([send(0, body), send(0, body)])],
  ["a double click over two sites", (body) => Promise.all([send(0, body), send(1, body)])],
  [
    "a request that is sent again, to another site, without a captcha",
    async (body) => [await send(0, body), await send(1, { ...body, recaptcha_token: "" })],
  ],
] as [string, (body: object) => Promise<Answer[]>][]) {
  test(`${name} gets one answer twice and one row`, async () => {
    // Of two at once the second is refused before the first is accepted.
    const body = demoRequest({ recaptcha_token: tokens.solvedLate() });

    const answers = await sendTwice(body);

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await rowsOf(body.email)).toHaveLength(1);
    expect(new Set(answers.map(referenceOf)).size).toBe(1);
  });
}

test("the request id with other details, as from a duplicated tab, is another request; of another person it is refused and reveals nothing", async () => {
  const body = demoRequest();
  const { request_id, recaptcha_token } = body;
  const first = await send(0, body);
  const other = { ...body, company_name: "Sample Mine", recaptcha_token: tokens.solved() };
  const second = await send(1, other);
  const another = await send(1, demoRequest({ request_id }));
  const withUsedToken = await send(1, demoRequest({ request_id, recaptcha_token }));

  const statuses = [first, second, another, withUsedToken].map(({ status }) => status);
  expect(statuses).toEqual([201, 201, 422, 403]);
  expect(referenceOf(second)).not.toBe(referenceOf(first));
  expect(another.text + withUsedToken.text).not.toContain(referenceOf(first));
  expect(await rowsOf(body.email)).toHaveLength(2);
});

const used = tokens.solved();
const REFUSED = [403, "captcha_failed", /^Please complete the reCAPTCHA verification/] as const;
const UNAVAILABLE = [
  503,
  "unavailable",
  /The captcha cannot be checked.*hello@example.com/,
] as const;

for (const [name, token, status, code, message] of [
  ["an invalid token", "forged", ...REFUSED],
  ["no token", "", ...REFUSED],
  ["a token solved on another site", tokens.solvedOnAnotherSite, ...REFUSED],
  ["an expired token", tokens.expired, ...REFUSED],
  ["a used token", used, ...REFUSED],
  ["a provider that fails", tokens.providerFails, ...UNAVAILABLE],
  ["a provider that rejects the site's keys", tokens.wrongKeys, ...UNAVAILABLE],
] as const) {
  test(`${name} is answered ${status} and stores nothing`, async () => {
    if (token === used) await send(0, demoRequest({ recaptcha_token: used }));
    // Without an id, because the site waits some seconds for another attempt of the same request.
    const body = demoRequest({ recaptcha_token: token, request_id: undefined });

    const answer = await send(1, body);

    expect(answer.status).toBe(status);
    const { error } = JSON.parse(answer.text);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
    expect(Number(answer.headers["retry-after"] ?? 0) > 0).toBe(status === 503);
    expect(await rowsOf(body.email)).toEqual([]);
  });
}

test("missing and wrong fields are answered 422, each named", async () => {
  const answer = await send(0, demoRequest({ email: "ada @railway", industry: "Aviation" }));

  expect(answer.status).toBe(422);
  const { error } = JSON.parse(answer.text);
  expect(error.code).toBe("invalid_fields");
  expect(Object.keys(error.fields).sort()).toEqual(["email", "industry"]);
});

test("one address gets at least 10 requests through in 10 minutes from one site and then 429", async () => {
  let accepted = 0;
  let answer = await send(0, demoRequest(), "198.51.100.7");
  for (; answer.status === 201 && accepted < 100; accepted += 1) {
    answer = await send(0, demoRequest(), "198.51.100.7");
  }

  expect(accepted).toBeGreaterThanOrEqual(10);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(JSON.parse(answer.text).error.code).toBe("too_many_requests");
  expect((await send(0)).status).toBe(201);
});

test("failed attempts count too, but not a request that is stored already", async () => {
  const address = "198.51.100.8";
  const stored = demoRequest();
  const first = await send(0, stored, address);
  const forged = () => send(0, demoRequest({ recaptcha_token: "forged" }), address);
  while ((await forged()).status === 403);

  const refused = await send(0, demoRequest(), `${address}:40001`);

  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(500);
  expect(JSON.parse(refused.text).error.message).toContain("10 minutes");
  expect(referenceOf(await send(0, stored, address))).toBe(referenceOf(first));
});

test("one mailbox gets 12 requests an hour, in any spelling and from whatever address", async () => {
  const spellings = ["bo@mine.example", "bo@ｍｉｎｅ.example", "bo@mine。example"];

  const statuses = [];
  for (let n = 0; n < 13; n += 1) {
    statuses.push((await send(n, demoRequest({ email: spellings[n % 3] }))).status);
  }

  expect(statuses).toEqual([...Array(12).fill(201), 429]);
  expect(await rowsOf("bo@mine.example")).toHaveLength(12);
});
