import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { type DeliverySite, startDeliverySite } from "./support/delivery-site.ts";
import { demoRequest, referenceOf, submit } from "./support/demo-request.ts";

test.describe.configure({ mode: "default" });

const SALES = "sales@site.example";
const LEFT_THE_COMPANY = "left@site.example";
/** Longer than the time limit of an attempt. */
const ATTEMPT = { timeout: 60_000 };

const noResponse = () => new Promise<never>(() => undefined);

let delivery: DeliverySite;

test.beforeAll(async () => {
  delivery = await startDeliverySite({ DEMO_REQUEST_TO: `${SALES}, ${LEFT_THE_COMPANY}` });
});
test.beforeEach(() => delivery.reset());
test.afterAll(() => delivery?.stop());

for (const { fault, refuse, refusesLogin = false, error } of [
  { fault: "answers 421", refuse: () => 421, error: /421/ },
  { fault: "refuses the login", refuse: () => undefined, refusesLogin: true, error: /535/ },
]) {
  test(`a mail server ${fault}: the attempt counts, the webhook gets the request, and a retry mails it`, async () => {
    const { mailServer } = delivery;
    await mailServer.stop();
    Object.assign(mailServer, { refuse, refusesLogin });
    await mailServer.start();

    const reference = referenceOf(await submit(delivery.site.url));

    await expect
      .poll(() => delivery.deliveryTo("webhook", reference), ATTEMPT)
      .toMatchObject({ isDelivered: true });
    await expect
      .poll(() => delivery.deliveryTo("email", reference), ATTEMPT)
      .toEqual({ attempts: 1, isDelivered: false, error: expect.stringMatching(error) });
    expect(await delivery.listedDelivery(reference)).toBe("waiting");

    Object.assign(mailServer, { refuse: () => undefined, refusesLogin: false });
    await delivery.leads("retry", reference);
    await expect
      .poll(() => delivery.deliveryTo("email", reference), ATTEMPT)
      .toMatchObject({ isDelivered: true });
    expect(delivery.mailTo(SALES).text).toContain(reference);
    expect(await delivery.listedDelivery(reference)).toBe("delivered");
  });
}

test("a mail server that hangs delays no webhook, and one that answers the content after 21 s gets one copy", async () => {
  delivery.mailServer.examine = () => delay(21_000);

  const reference = referenceOf(await submit(delivery.site.url));

  await expect
    .poll(() => delivery.deliveryTo("webhook", reference))
    .toMatchObject({ isDelivered: true });
  // Until then no other server takes the message, so this is longer than an attempt.
  expect(await secondsUntilDue("email")).toBeGreaterThan(11 * 60);
  await expect
    .poll(() => delivery.deliveryTo("email", reference), ATTEMPT)
    .toEqual({ attempts: 1, isDelivered: true, error: null });
  expect(delivery.mailServer.mails.filter(({ to }) => to.includes(SALES))).toHaveLength(1);
});

test("a mail server that leaves without an answer to the content gets no copy within ten minutes", async () => {
  delivery.mailServer.examine = () => {
    delivery.mailServer.hangUp();
    return noResponse();
  };

  const reference = referenceOf(await submit(delivery.site.url));

  await expect
    .poll(() => delivery.deliveryTo("email", reference), ATTEMPT)
    .toMatchObject({ attempts: 1, isDelivered: false, error: expect.any(String) });
  expect(await secondsUntilDue("email")).toBeGreaterThan(600);
});

test("a webhook that does not answer: the attempt counts, sales gets its mail, and a retry delivers", async () => {
  delivery.webhook.statusFor = noResponse;

  const reference = referenceOf(await submit(delivery.site.url));

  await expect
    .poll(() => delivery.deliveryTo("email", reference))
    .toMatchObject({ isDelivered: true });
  expect(await secondsUntilDue("webhook")).toBeGreaterThan(20);
  await expect
    .poll(() => delivery.deliveryTo("webhook", reference), ATTEMPT)
    .toEqual({ attempts: 1, isDelivered: false, error: expect.stringContaining("Timeout") });
  expect(await delivery.listedDelivery(reference)).toBe("waiting");

  delivery.webhook.statusFor = () => 204;
  await delivery.leads("retry", reference);
  await expect
    .poll(() => delivery.deliveryTo("webhook", reference), ATTEMPT)
    .toMatchObject({ isDelivered: true });
  expect(delivery.webhook.calls).toHaveLength(2);
});

test("one refused address among those of sales: the others get the mail once, and a warning is logged", async () => {
  const body = demoRequest();
  delivery.mailServer.refuse = (address) => (address === LEFT_THE_COMPANY ? 550 : undefined);

  const reference = referenceOf(await submit(delivery.site.url, body));

  await expect
    .poll(() => delivery.deliveryTo("email", reference))
    .toMatchObject({ attempts: 1, isDelivered: true });
  await expect.poll(() => delivery.mailServer.mails).toHaveLength(2);
  expect(delivery.mailTo(SALES).to).toEqual([SALES]);
  const warning = /"level":40,.*"refused":1/;
  await expect.poll(() => delivery.site.log.some((line) => warning.test(line))).toBe(true);
});

/** When the message of this sink is due, which is the only one. */
async function secondsUntilDue(sink: "email" | "webhook"): Promise<number | undefined> {
  const [row] = await delivery.database.query<{ seconds: number }>(
    `SELECT extract(epoch FROM due_at - now())::float8 AS seconds FROM outbox WHERE sink = '${sink}'`,
  );
  return row?.seconds;
}
