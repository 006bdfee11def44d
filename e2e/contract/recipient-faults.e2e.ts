import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { ownDeliverySite } from "./support/delivery-site.ts";
import { demoRequest, referenceOf, submit } from "./support/demo-request.ts";
import { ask } from "./support/network.ts";

const SALES = "sales@site.example";
const LEFT_THE_COMPANY = "left@site.example";
const DEAD = 'outbox_messages{state="dead"}';

const noResponse = () => new Promise<never>(() => undefined);

const delivery = ownDeliverySite({
  DEMO_REQUEST_TO: `${SALES}, ${LEFT_THE_COMPANY}`,
  DEMO_REQUEST_RETENTION_DAYS: "365",
});

const send = async (body?: object) => referenceOf(await submit(delivery.site.url, body));
/** What sales has received, also of one attempt that was repeated. */
const copiesOf = (reference: string) =>
  delivery.mailServer.mails.filter(
    ({ to, text }) => to.includes(SALES) && text.includes(reference),
  );
/** A request without a body follows a redirect. */
const callsOf = (reference: string) =>
  delivery.webhook.calls.filter(({ body }) => body === "" || body.includes(reference));

const answering = (status: () => number | Promise<number>) => () => {
  delivery.webhook.statusFor = (body) => (body === "" ? 204 : status());
};
const LEAVES = "leaves without an answer to the mail, and may have accepted it,";

/** The faults of a recipient, and what is stored of its error. */
const faults: [sink: "webhook" | "email", fault: string, begin: () => unknown, error: string][] = [
  ["webhook", "is away", () => delivery.webhook.stop(), "ECONNREFUSED"],
  ["webhook", "answers 404", answering(() => 404), "404"],
  ["webhook", "redirects", answering(() => 302), "302"],
  ["webhook", "does not answer", answering(noResponse), "Timeout"],
  ["email", "is away", () => delivery.mailServer.stop(), "ECONNREFUSED"],
  ["email", "answers 421", () => Object.assign(delivery.mailServer, { refuse: () => 421 }), "421"],
  [
    "email",
    "refuses the login",
    async () => {
      await delivery.mailServer.stop();
      delivery.mailServer.refusesLogin = true;
      await delivery.mailServer.start();
    },
    "535",
  ],
  [
    "email",
    LEAVES,
    () => {
      delivery.mailServer.examine = () => {
        delivery.mailServer.hangUp();
        return noResponse();
      };
    },
    "",
  ],
];

for (const [sink, fault, begin, error] of faults) {
  const [name, other] = sink === "webhook" ? ["webhook", "email"] : ["mail server", "webhook"];
  test(`a ${name} that ${fault} does not delay the other recipient, and gets the request later`, async () => {
    await begin();

    const reference = await send();

    await expect
      .poll(() => delivery.message(other as typeof sink, reference))
      .toMatchObject({ state: "delivered" });
    const message = () => delivery.message(sink, reference);
    await expect
      .poll(message)
      .toMatchObject({ attempts: 1, state: "waiting", error: expect.stringContaining(error) });
    const { dueSeconds = 0 } = (await message()) ?? {};
    expect(dueSeconds).toBeGreaterThan(fault === LEAVES ? 600 : 20);
    if (fault !== LEAVES) expect(dueSeconds).toBeLessThan(90);
    expect(callsOf(reference).length).toBeLessThan(2);
    await delivery.heal();
    await expect.poll(message).toMatchObject({ attempts: 2, state: "delivered", error: null });
    // Mail programs show two copies with one Message-ID as one.
    const ids = copiesOf(reference).map(({ text }) => /^Message-ID: .+/im.exec(text)?.[0]);
    expect(new Set(ids).size).toBe(1);
  });
}

test("a mail server that answers after the time limit of a webhook gets one copy", async () => {
  delivery.mailServer.examine = () => delay(2_500);

  const reference = await send();

  const message = () => delivery.message("email", reference);
  await expect.poll(message).toMatchObject({ attempts: 1, state: "waiting" });
  // Until then no other server takes the message, so this is longer than an attempt.
  expect((await message())?.dueSeconds).toBeGreaterThan(11 * 60);
  await expect.poll(message).toMatchObject({ attempts: 1, state: "delivered", error: null });
  expect(copiesOf(reference)).toHaveLength(1);
});

test("a message is given up after 20 attempts, others are delivered meanwhile, and a retry delivers it", async () => {
  const body = demoRequest();
  delivery.webhook.statusFor = (text) => (text.includes(body.email) ? 503 : 204);
  const reference = await send(body);
  const message = () => delivery.message("webhook", reference);
  await expect.poll(message).toMatchObject({ attempts: 1, error: expect.any(String) });

  await delivery.database.query("UPDATE outbox SET attempts = 18 WHERE delivered_at IS NULL");
  await delivery.letTimePass();
  await expect.poll(() => callsOf(reference)).toHaveLength(2);
  await expect.poll(message).toMatchObject({ attempts: 19, state: "waiting" });
  await delivery.letTimePass();
  await expect.poll(message).toMatchObject({ attempts: 20, state: "dead" });
  expect(await delivery.metric(DEAD)).toBe(1);
  expect(await delivery.listedDelivery(reference)).toBe("failed");

  await delivery.leads("retry", "--dead");
  await delivery.heal();
  await expect.poll(message).toMatchObject({ state: "delivered" });
  await expect.poll(() => delivery.listedDelivery(reference)).toBe("delivered");
});

test("recipients that refuse for ever get one attempt, and a purge keeps the request although its confirmation arrived", async () => {
  const body = demoRequest();
  delivery.mailServer.refuse = (address) => (address === body.email ? undefined : 550);
  delivery.webhook.statusFor = () => 410;

  const reference = await send(body);

  await expect.poll(() => delivery.metric(DEAD)).toBe(2);
  for (const sink of ["email", "webhook"] as const) {
    expect(await delivery.message(sink, reference)).toMatchObject({ attempts: 1, state: "dead" });
  }
  await expect.poll(() => delivery.mailServer.mails.flatMap(({ to }) => to)).toContain(body.email);
  await delivery.database.query("UPDATE demo_requests SET created_at = '2001-01-01'");
  expect(await delivery.leads("purge")).toContain("0 demo requests older than 365 days deleted");
  expect(await delivery.listedDelivery(reference)).toBe("failed");
});

test("a confirmation that bounces is a warning, and does not mark the lead as failed", async () => {
  const body = demoRequest();
  delivery.mailServer.refuse = (address) => (address === body.email ? 550 : undefined);

  const reference = await send(body);

  const warning = /"level":40,.*"sink":"confirmation".*given up/;
  await expect.poll(() => delivery.site.log.some((line) => warning.test(line))).toBe(true);
  await expect.poll(() => delivery.listedDelivery(reference)).toBe("delivered");
  expect(await delivery.metric(DEAD)).toBe(0);
  expect(await delivery.leads("show", reference)).toMatch(/to confirmation +given up .*550/);
});

test("one refused address among those of sales: the others get the mail once, and a warning is logged", async () => {
  delivery.mailServer.refuse = (address) => (address === LEFT_THE_COMPANY ? 550 : undefined);

  const reference = await send();

  await expect
    .poll(() => delivery.message("email", reference))
    .toMatchObject({ attempts: 1, state: "delivered" });
  expect(copiesOf(reference).map(({ to }) => to)).toEqual([[SALES]]);
  const warning = /"level":40,.*"refused":1/;
  await expect.poll(() => delivery.site.log.some((line) => warning.test(line))).toBe(true);
});

test("the database is away after a delivery: it is recorded later and not repeated", async () => {
  const body = demoRequest();
  delivery.webhook.statusFor = async (text) => {
    if (text.includes(body.email)) await delivery.database.closeGate();
    return 204;
  };

  const { log } = delivery.site;
  const earlier = log.length;
  const reference = await send(body);
  await expect.poll(() => log.slice(earlier).join()).toContain("could not be recorded");
  await delivery.database.openGate();

  await expect
    .poll(() => delivery.message("webhook", reference))
    .toMatchObject({ state: "delivered" });
  expect(callsOf(reference)).toHaveLength(1);
});

test("the log of all this at the finest level has no address, form content or preview token", async () => {
  const { site, database } = delivery;
  const person = demoRequest({ attribution: { utm_source: "Ada Sample" } });
  await submit(site.url, { ...person, industry: "Ada Sample" });
  await submit(site.url, { ...person, recaptcha_token: "Ada Sample" });
  await database.query("ALTER TABLE demo_requests ADD CHECK (id < 0) NOT VALID");
  expect((await submit(site.url, person)).status).toBe(503);
  for (const path of ["/preview/draft/", "/insights/", "/no/", "/search?q=", "/api/"]) {
    for (const at of ["@", "%40", "%2540"]) await ask(site.url, `${path}ada${at}railway.example`);
  }
  await ask(site.url, "/insights/ada@railway.example.md");
  await ask(site.url, "/healthz", { headers: { "X-Request-Id": "last-request" } });
  await expect.poll(() => site.log.join()).toContain("last-request");

  expect(site.log.filter((line) => /railway\.example|Ada|Sample/.test(line))).toEqual([]);
});
