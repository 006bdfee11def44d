import { expect, test } from "@playwright/test";
import {
  type Siteverify,
  startSiteverify,
  tokens,
} from "../../server/testing/siteverify-stand-in.ts";
import type { Database } from "./support/database.ts";
import { demoRequest, referenceOf, SUBMIT_PATH, submit } from "./support/demo-request.ts";
import { ask } from "./support/network.ts";
import {
  createMailServer,
  createWebhook,
  type MailServer,
  type Webhook,
} from "./support/recipients.ts";
import { Site } from "./support/site.ts";
import { createDatabase } from "./support/test-database.ts";

test.describe.configure({ mode: "default" });

let database: Database;
let captcha: Siteverify;
let mailServer: MailServer;
let webhook: Webhook;
let sites: Site[] = [];

test.beforeAll(async () => {
  database = await createDatabase();
  captcha = await startSiteverify();
  [mailServer, webhook] = [await createMailServer(), await createWebhook()];
  const environment = {
    ...database.environment,
    ...captcha.environment,
    ...mailServer.environment,
    ...webhook.environment,
    TRUST_PROXY: "1",
    PAGE_CACHE: "off",
  };
  const first = await Site.start(environment);
  sites = [first, await Site.start(environment)];
});

test.afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  captcha?.stop();
  await Promise.all([mailServer?.stop(), webhook?.stop()]);
  await database?.drop();
});

const send = (n: number, body?: object, address?: string) =>
  submit(sites[n % 2]?.url ?? "", body, address);

test("201 means that the row is committed, with the reference of the answer", async () => {
  const body = demoRequest({ industry: "Mining" });

  const answer = await send(0, body);

  expect(answer.status).toBe(201);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(referenceOf(answer)).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{2}$/);
  expect(
    await database.query(
      "SELECT reference, full_name, company_name, industry FROM demo_requests WHERE email = $1",
      [body.email],
    ),
  ).toEqual([
    {
      reference: referenceOf(answer),
      full_name: body.full_name,
      company_name: body.company_name,
      industry: "Mining",
    },
  ]);
});

test("a request id that is sent again, to either server, gets the same response and is stored once", async () => {
  const body = demoRequest();

  const answers = [];
  for (let n = 0; n < 4; n += 1) {
    answers.push(await send(n, { ...body, recaptcha_token: n === 0 ? body.recaptcha_token : "" }));
  }

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map(referenceOf)).size).toBe(1);
  expect(await rowsOf(body.email)).toBe(1);
});

test("a double click at one site gets one answer twice and one row", async () => {
  // The second click is refused before the first is accepted.
  const body = demoRequest({ recaptcha_token: tokens.solvedLate() });

  const answers = await Promise.all([send(0, body), send(0, body)]);

  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(new Set(answers.map(referenceOf)).size).toBe(1);
  expect(await rowsOf(body.email)).toBe(1);
});

test("a double click over two sites gets one answer twice and one row", async () => {
  const body = demoRequest({ recaptcha_token: tokens.solvedLate() });

  const answers = await Promise.all([send(0, body), send(1, body)]);

  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(new Set(answers.map(referenceOf)).size).toBe(1);
  expect(await rowsOf(body.email)).toBe(1);
});

test("the request id of another person's request is refused and reveals nothing", async () => {
  const body = demoRequest();
  const first = await send(0, body);

  const { request_id, recaptcha_token } = body;
  const other = await send(1, demoRequest({ request_id }));
  const withUsedToken = await send(1, demoRequest({ request_id, recaptcha_token }));

  expect([other.status, withUsedToken.status]).toEqual([422, 403]);
  expect(other.text + withUsedToken.text).not.toContain(referenceOf(first));
  expect(await rowsOf(body.email)).toBe(1);
});

const REFUSED = [403, "captcha_failed", "Please complete the reCAPTCHA verification"] as const;
const UNAVAILABLE = [503, "unavailable", "write to hello@example.com"] as const;
for (const [name, token, status, code, message] of [
  ["an invalid token", "forged", ...REFUSED],
  ["no token", "", ...REFUSED],
  ["a token solved on another site", tokens.solvedOnAnotherSite, ...REFUSED],
  ["a provider that fails", tokens.providerFails, ...UNAVAILABLE],
  ["a provider that rejects the site's keys", tokens.wrongKeys, ...UNAVAILABLE],
] as const) {
  test(`${name} is answered ${status} and stores nothing`, async () => {
    const body = demoRequest({ recaptcha_token: token });

    const answer = await send(0, body);

    expect(answer.status).toBe(status);
    const { error } = JSON.parse(answer.text);
    expect(error.code).toBe(code);
    expect(error.message).toContain(message);
    expect(Number(answer.headers["retry-after"] ?? 0) > 0).toBe(status === 503);
    expect(await rowsOf(body.email)).toBe(0);
  });
}

test("a used and an expired token are answered 403 and store nothing", async () => {
  const used = tokens.solved();
  expect((await send(0, demoRequest({ recaptcha_token: used }))).status).toBe(201);

  // Side by side, because the site waits some seconds for another request with the same token.
  await Promise.all(
    [used, tokens.expired].map(async (token) => {
      const body = demoRequest({ recaptcha_token: token });

      const answer = await send(1, body);

      expect(answer.status, token).toBe(403);
      expect(JSON.parse(answer.text).error.code, token).toBe("captcha_failed");
      expect(await rowsOf(body.email), token).toBe(0);
    }),
  );
});

test("missing and wrong fields are answered 422, each named", async () => {
  const answer = await send(0, demoRequest({ email: "ada @railway", industry: "Aviation" }));

  expect(answer.status).toBe(422);
  const { error } = JSON.parse(answer.text);
  expect(error.code).toBe("invalid_fields");
  expect(Object.keys(error.fields).sort()).toEqual(["email", "industry"]);
});

test("one address gets at least 10 requests through in 10 minutes from one site and then 429", async () => {
  const statuses = [];
  let refused: Awaited<ReturnType<typeof send>> | undefined;
  for (let n = 0; n < 40; n += 1) {
    const answer = await send(0, demoRequest(), "198.51.100.7");
    statuses.push(answer.status);
    if (answer.status === 429) refused = answer;
  }

  const accepted = statuses.filter((status) => status === 201).length;
  expect(accepted).toBeGreaterThanOrEqual(10);
  expect(statuses).toEqual([...Array(accepted).fill(201), ...Array(40 - accepted).fill(429)]);
  expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
  expect(JSON.parse(refused?.text ?? "{}").error.code).toBe("too_many_requests");
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
  expect(await rowsOf("bo@mine.example")).toBe(12);
});

test("a page of another site cannot send the form", async () => {
  const answer = await ask(sites[0]?.url ?? "", SUBMIT_PATH, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "cross-site" },
    body: JSON.stringify(demoRequest()),
  });

  expect(answer.status).toBe(403);
});

test("requests accepted while mail server and webhook are away arrive once they are back, later ones at once", async () => {
  const last = referenceOf(await send(0));
  await expect.poll(() => sites.flatMap(({ log }) => log).join()).toContain("ECONNREFUSED");
  const stored = await database.query<{ reference: string }>("SELECT reference FROM demo_requests");
  const references = stored.map(({ reference }) => reference);
  expect(references).toContain(last);

  await Promise.all([mailServer.start(), webhook.start()]);
  // As after the delay of a retry. A new request wakes the outbox worker.
  await database.query("UPDATE outbox SET due_at = now()");
  references.push(referenceOf(await send(1)));
  const mails = () => mailServer.mails.map(({ text }) => text);
  const calls = () => webhook.calls.map(({ body }) => body);
  for (const received of [mails, calls]) {
    const missing = () => references.filter((one) => !received().join().includes(one));
    await expect.poll(missing).toEqual([]);
    expect(received()).toHaveLength(references.length);
  }
});

async function rowsOf(email: string): Promise<number> {
  return (await database.query("SELECT FROM demo_requests WHERE email = $1", [email])).length;
}
