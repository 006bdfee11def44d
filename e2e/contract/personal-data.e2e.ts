import { expect, test } from "@playwright/test";
import { startDeliverySite } from "./support/delivery-site.ts";
import { demoRequest, submit } from "./support/demo-request.ts";
import { ask } from "./support/network.ts";

const MARK = "marked-value";

test("the log of a whole run at the finest level has no address, form content or preview token", async () => {
  const { site, mailServer, webhook, database, leads, stop } = await startDeliverySite({
    LOG_LEVEL: "trace",
  });
  const person = () =>
    demoRequest({
      email: `${MARK}-${crypto.randomUUID()}@railway.example`,
      full_name: `${MARK} Lovelace`,
      company_name: `${MARK} Railways`,
      attribution: { utm_source: MARK, landing_path: `/${MARK}` },
    });

  await submit(site.url, person());
  await expect.poll(() => mailServer.mails).toHaveLength(2);
  mailServer.refuse = () => 550;
  webhook.statusFor = () => 500;
  await submit(site.url, person());
  await expect.poll(() => site.log.join()).toContain("given up");
  await submit(site.url, { ...person(), industry: MARK });
  await submit(site.url, { ...person(), recaptcha_token: MARK });
  await database.query("ALTER TABLE demo_requests ADD CHECK (id < 0) NOT VALID");
  expect((await submit(site.url, person())).status).toBe(503);
  for (const path of [
    `/preview/a-draft/${MARK}`,
    `/insights/${MARK}@railway.example`,
    `/insights/${MARK}@railway.example.md`,
    `/no/${MARK}%40railway.example/page`,
    `/no/${MARK}%2540railway.example/page`,
    `/search?q=${MARK}`,
    `/api/${MARK}@railway.example`,
  ]) {
    await ask(site.url, path);
  }
  await leads("list");
  await ask(site.url, "/healthz", { headers: { "X-Request-Id": "last-request" } });
  await expect.poll(() => site.log.join()).toContain("last-request");
  await stop();

  expect(site.log.filter((line) => line.includes(MARK))).toEqual([]);
});
