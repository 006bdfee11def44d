import { createHmac } from "node:crypto";
import { expect, test } from "@playwright/test";
import { ownDeliverySite } from "./support/delivery-site.ts";
import { demoRequest, referenceOf, submit } from "./support/demo-request.ts";
import { preload, Site } from "./support/site.ts";

const CLOCK_A_YEAR_AHEAD = preload(`
  globalThis.Date = class extends Date {
    constructor(...given) { super(...(given.length > 0 ? given : [Date.now()])); }
    static now() { return super.now() + 365 * 86_400_000; }
  };
`);

const delivery = ownDeliverySite();

const mailTo = (address: string) =>
  delivery.mailServer.mails.find(({ to }) => to.includes(address));

test("sales gets a mail and a signed webhook call with all fields, the prospect a confirmation", async () => {
  const body = demoRequest({ attribution: { utm_source: "newsletter", landing_path: "/mining" } });

  const reference = referenceOf(await submit(delivery.site.url, body));

  await expect.poll(() => delivery.webhook.calls).toHaveLength(1);
  await expect.poll(() => delivery.mailServer.mails).toHaveLength(2);
  const { headers = {}, body: sent = "" } = delivery.webhook.calls[0] ?? {};
  const signed = `${headers["x-timestamp"]}.${sent}`;
  const signature = createHmac("sha256", "webhook-secret").update(signed).digest("hex");
  expect(headers["x-signature"]).toBe(`sha256=${signature}`);
  const age = Date.now() / 1000 - Number(headers["x-timestamp"]);
  expect(Math.abs(age)).toBeLessThan(60);
  expect(headers["idempotency-key"]).toBe(`demo-request-${reference}`);
  expect(JSON.parse(sent)).toEqual({
    event: "demo_request.created",
    reference,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    email: body.email,
    full_name: body.full_name,
    company_name: body.company_name,
    industry: body.industry,
    attribution: { utm_source: "newsletter", landing_path: "/mining" },
  });
  const mail = mailTo("sales@site.example");
  expect(mail?.text).toMatch(new RegExp(`^Subject: .*${reference}`, "m"));
  expect(mail?.text).toContain(`Reply-To: ${body.full_name} <${body.email}>\r\n`);
  expect(mail?.text).toMatch(/Source:[\s\S]*newsletter/);
  const confirmation = mailTo(body.email);
  expect(confirmation?.text).toContain("Auto-Submitted: auto-generated\r\n");
  expect(confirmation?.text).toContain(reference);
  expect(confirmation?.text).not.toContain(body.company_name);
});

test("a visitor's name cannot add headers or recipients to a mail, and reaches no confirmation", async () => {
  const full_name = "Ada\r\nBcc: eve@mine.example, Eve <eve@mine.example>";
  const body = demoRequest({ full_name, company_name: 'Win" <eve@mine.example>' });

  await submit(delivery.site.url, body);

  await expect.poll(() => delivery.mailServer.mails).toHaveLength(2);
  expect(delivery.mailServer.mails.flatMap(({ to }) => to).sort()).toEqual(
    [body.email, "sales@site.example"].sort(),
  );
  for (const { text } of delivery.mailServer.mails)
    expect(text.split("\r\n\r\n")[0]).not.toMatch(/^bcc:/im);
  expect(mailTo(body.email)?.text).not.toContain("eve@");
});

test("a request held as spam is counted and listed, and delivered to sales alone after its release", async () => {
  const reference = referenceOf(await submit(delivery.site.url, demoRequest({ elapsed_ms: 20 })));
  await submit(delivery.site.url, demoRequest({ leave_empty: "https://spam.example" }));

  expect(await delivery.metric("demo_requests_held")).toBe(2);
  expect(await delivery.listedDelivery(reference)).toBe("held");
  expect(delivery.webhook.calls).toEqual([]);

  expect(await delivery.leads("release", reference)).toBe(
    `${reference}: released, to deliver to email, webhook\n`,
  );
  await submit(delivery.site.url);
  await expect
    .poll(() => delivery.message("webhook", reference))
    .toMatchObject({ state: "delivered" });
  expect(await delivery.metric("demo_requests_held")).toBe(1);
});

test("a start deletes by the database's clock the requests that are older than DEMO_REQUEST_RETENTION_DAYS and the captcha solutions of more than an hour, and warns once that it delivers none", async () => {
  const { database, site } = delivery;
  await database.query(
    `INSERT INTO demo_requests (email, full_name, company_name, industry, reference, created_at)
     SELECT 'ada@example.com', 'Ada', 'Example', 'Mining', days || ' days old', now() - make_interval(days => days)
       FROM unnest(ARRAY[29, 31]) AS days;
     INSERT INTO captcha_replays (key, used_at)
     SELECT minutes || ' minutes old', now() - make_interval(mins => minutes) FROM unnest(ARRAY[20, 70]) AS minutes`,
  );
  const kept = () =>
    database.query(
      "SELECT reference AS kept FROM demo_requests UNION SELECT key FROM captcha_replays",
    );

  const tidy = await Site.start({
    ...database.environment,
    DEMO_REQUEST_RETENTION_DAYS: "30",
    NODE_OPTIONS: CLOCK_A_YEAR_AHEAD,
  });

  await expect.poll(kept).toHaveLength(2);
  expect(await kept()).toEqual(
    expect.arrayContaining([{ kept: "29 days old" }, { kept: "20 minutes old" }]),
  );
  await tidy.stop();
  const warnings = [tidy, site].map(
    ({ log }) =>
      log.filter((line) => /"level":40.*demo requests are only stored/.test(line)).length,
  );
  expect(warnings).toEqual([1, 0]);
});

test("a start that fails delivers nothing", async () => {
  const { database, site, webhook } = delivery;
  webhook.statusFor = () => 503;
  const reference = referenceOf(await submit(site.url));
  const message = () => delivery.message("webhook", reference);
  await expect.poll(message).toMatchObject({ attempts: 1, error: expect.any(String) });
  const second = await Site.create({
    ...database.environment,
    ...webhook.environment,
    PORT: new URL(site.url).port,
  });
  site.signal("SIGSTOP");
  await database.query("UPDATE outbox SET due_at = now()");
  second.spawn();
  expect(await second.exited()).toBe(1);
  await second.stop();
  expect(await message()).toMatchObject({ attempts: 1 });
  site.signal("SIGCONT");
});
