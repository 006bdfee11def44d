import { expect, test } from "@playwright/test";
import { type DeliverySite, startDeliverySite } from "./support/delivery-site.ts";
import { demoRequest, referenceOf, submit } from "./support/demo-request.ts";

test.describe.configure({ mode: "default" });

let delivery: DeliverySite;

test.beforeAll(async () => {
  delivery = await startDeliverySite();
});
test.beforeEach(() => delivery.reset());
test.afterAll(() => delivery?.stop());

test("messages that a webhook answers with 429 or 503 for ever are given up after 20 attempts, and others are delivered", async () => {
  const refused = [429, 503].map((status) => ({ status, body: demoRequest() }));
  delivery.webhook.statusFor = (text) =>
    refused.find(({ body }) => text.includes(body.email))?.status ?? 204;

  const references: string[] = [];
  for (const { body } of refused) {
    references.push(referenceOf(await submit(delivery.site.url, body)));
  }
  const deliveries = () =>
    Promise.all(references.map((reference) => delivery.deliveryTo("webhook", reference)));
  await expect.poll(deliveries).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
  const other = referenceOf(await submit(delivery.site.url));
  await expect
    .poll(() => delivery.deliveryTo("webhook", other))
    .toMatchObject({ isDelivered: true });
  await letTimePass(references, { attempts: 18 });
  await expect.poll(deliveries).toMatchObject([{ attempts: 19 }, { attempts: 19 }]);
  expect(await delivery.metric('outbox_messages{state="dead"}')).toBe(0);
  await letTimePass(references);

  await expect.poll(() => delivery.metric('outbox_messages{state="dead"}')).toBe(2);
  const givenUp = { attempts: 20, isDelivered: false };
  expect(await deliveries()).toMatchObject([givenUp, givenUp]);
  for (const reference of references) {
    expect(await delivery.listedDelivery(reference)).toBe("failed");
  }

  delivery.webhook.statusFor = () => 204;
  await delivery.leads("retry", "--dead");
  await expect.poll(deliveries).toMatchObject([{ isDelivered: true }, { isDelivered: true }]);
  for (const reference of references) {
    expect(await delivery.listedDelivery(reference)).toBe("delivered");
  }
});

test("a webhook answers 410: the message is given up at once", async () => {
  delivery.webhook.statusFor = () => 410;

  const reference = referenceOf(await submit(delivery.site.url));

  await expect.poll(() => delivery.metric('outbox_messages{state="dead"}')).toBe(1);
  expect(await delivery.deliveryTo("webhook", reference)).toMatchObject({
    attempts: 1,
    isDelivered: false,
  });
});

test("a webhook that redirects has not received the request: it is tried again, at the same address", async () => {
  delivery.webhook.statusFor = (body) => (body === "" ? 204 : 302);

  const reference = referenceOf(await submit(delivery.site.url));

  await expect
    .poll(() => delivery.deliveryTo("webhook", reference))
    .toEqual({ attempts: 1, isDelivered: false, error: expect.stringContaining("302") });
  expect(delivery.webhook.calls).toHaveLength(1);
});

test("a mail server that is away does not delay the webhook, and gets its mails later", async () => {
  await delivery.mailServer.stop();

  for (let request = 0; request < 2; request += 1) await submit(delivery.site.url);
  await expect.poll(() => delivery.webhook.calls).toHaveLength(2);
  await expect
    .poll(() =>
      delivery.database.query("SELECT FROM outbox WHERE last_error LIKE '%ECONNREFUSED%'"),
    )
    .not.toHaveLength(0);

  await delivery.mailServer.start();
  await delivery.database.query("UPDATE outbox SET due_at = now() WHERE delivered_at IS NULL");
  await submit(delivery.site.url);
  await expect.poll(() => delivery.mailServer.mails).toHaveLength(6);
});

test("the database is away after a delivery: it is recorded later and not repeated", async () => {
  delivery.webhook.statusFor = async () => {
    await delivery.database.closeGate();
    return 204;
  };

  const reference = referenceOf(await submit(delivery.site.url));
  await expect.poll(() => delivery.site.log.join()).toContain("could not be recorded");
  await delivery.database.openGate();

  await expect
    .poll(() => delivery.deliveryTo("webhook", reference))
    .toMatchObject({ isDelivered: true });
  expect(delivery.webhook.calls).toHaveLength(1);
});

test("a mail that is refused for now is sent again later with the same Message-ID", async () => {
  delivery.mailServer.refuse = () => 451;
  const reference = referenceOf(await submit(delivery.site.url));
  await expect
    .poll(() => delivery.deliveryTo("webhook", reference))
    .toMatchObject({ isDelivered: true });
  await expect
    .poll(() => delivery.database.query("SELECT FROM outbox WHERE last_error LIKE '%451%'"))
    .toHaveLength(2);
  const [row] = await delivery.database.query<{ seconds: number }>(
    "SELECT extract(epoch FROM due_at - now())::float8 AS seconds FROM outbox WHERE sink = 'email'",
  );
  expect(row?.seconds).toBeGreaterThan(20);
  expect(row?.seconds).toBeLessThan(90);

  const mails = () => delivery.mailServer.mails.filter(({ text }) => text.includes(reference));
  delivery.mailServer.refuse = () => undefined;
  await delivery.database.query("UPDATE outbox SET due_at = now()");
  await submit(delivery.site.url);
  await expect.poll(mails).toHaveLength(2);
  await delivery.database.query(
    "UPDATE outbox SET delivered_at = NULL, due_at = now() WHERE sink = 'email'",
  );
  await submit(delivery.site.url);
  await expect.poll(mails).toHaveLength(3);

  const ids = mails()
    .filter(({ to }) => to.includes("sales@site.example"))
    .map(({ headers }) => headers.get("message-id"));
  expect(ids).toEqual([ids[0], ids[0]]);
});

test("a confirmation that bounces does not mark the lead as failed, and is logged as a warning", async () => {
  const body = demoRequest();
  delivery.mailServer.refuse = (address) => (address === body.email ? 550 : undefined);

  const reference = referenceOf(await submit(delivery.site.url, body));

  await expect
    .poll(() => delivery.database.query("SELECT FROM outbox WHERE dead_at IS NOT NULL"))
    .toHaveLength(1);
  await expect.poll(() => delivery.listedDelivery(reference)).toBe("delivered");
  expect(await delivery.metric('outbox_messages{state="dead"}')).toBe(0);
  expect(await delivery.leads("show", reference)).toMatch(/to confirmation +given up .*550/);
  const lines = delivery.site.log.filter(
    (line) => line.includes(reference) && line.includes('"sink":"confirmation"'),
  );
  expect(lines).toEqual([expect.stringContaining('"level":40')]);
});

test("a request of which only the confirmation was delivered counts as undelivered, and a purge keeps it", async () => {
  const body = demoRequest();
  delivery.mailServer.refuse = (address) => (address === body.email ? undefined : 550);
  delivery.webhook.statusFor = () => 410;
  const reference = referenceOf(await submit(delivery.site.url, body));
  await expect.poll(() => delivery.metric('outbox_messages{state="dead"}')).toBe(2);
  await expect.poll(() => delivery.leads("show", reference)).toMatch(/to confirmation +delivered/);
  await delivery.database.query("UPDATE demo_requests SET created_at = '2001-01-01'");

  expect(await delivery.leads("purge", "--older-than", "365d")).toContain(
    "1 demo request kept: the delivery was given up",
  );
  expect(await delivery.listedDelivery(reference)).toBe("failed");
});

/** Makes the webhook's messages due, after so many failed attempts. A new request wakes the outbox worker. */
async function letTimePass(references: string[], { attempts }: { attempts?: number } = {}) {
  await delivery.database.query(
    `UPDATE outbox SET due_at = now(), attempts = coalesce($2, outbox.attempts)
       FROM demo_requests AS request
      WHERE request.id = demo_request_id AND sink = 'webhook' AND reference = ANY ($1)`,
    [references, attempts ?? null],
  );
  await submit(delivery.site.url);
}
