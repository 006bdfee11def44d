import { expect } from "@playwright/test";
import { captchaProviders, captchas } from "../shared/captcha.ts";
import { paths } from "../shared/paths.ts";
import type { Database } from "./contract/support/database.ts";
import { Site } from "./contract/support/site.ts";
import { createDatabase } from "./contract/support/test-database.ts";
import { openDetails } from "./demo-form-visitor.ts";
import { test } from "./fixtures.ts";

// One worker starts the sites one after another.
test.describe.configure({ mode: "default" });

let database: Database;

test.beforeAll(async () => {
  database = await createDatabase();
});

test.afterAll(() => database?.drop());

for (const provider of captchaProviders) {
  const row = captchas[provider];
  if (!row.hosted) continue;

  test(`the policy lets ${row.label} load, frame and ask as it needs to`, async ({
    page,
    console: _,
  }) => {
    const site = await Site.start({
      CAPTCHA_PROVIDER: provider,
      CAPTCHA_SITE_KEY: "site-key",
      CAPTCHA_SECRET_KEY: "secret-key",
      PAGE_CACHE: "off",
      ...database.environment,
    });
    const framed = example(row.csp["frame-src"]);
    const standIn = { contentType: "text/javascript", body: scriptOf(row.global, framed) };
    await page.route(/^https:/, (route) => route.fulfill({ contentType: "text/html", body: "" }));
    await page.route(row.script, (route) => route.fulfill(standIn));

    await page.goto(site.url + paths.bookADemo());
    await openDetails(page);

    await expect(page.frameLocator("iframe[title=stand-in]").locator("body")).toBeAttached();
    await expect(page.getByText("Markup from a string")).toBeVisible();
    await site.stop();
  });
}

/** What providers do that a stricter page would refuse: a further script, a frame, markup from strings. */
function scriptOf(global: string, framed: string): string {
  return `
    globalThis.${global} = {
      render(element) {
        const frame = document.createElement("iframe");
        frame.title = "stand-in";
        frame.src = "${framed}";
        const script = document.createElement("script");
        script.src = "${framed}further.js";
        element.innerHTML = "<b>Markup from a string</b>";
        element.append(frame);
        document.head.append(script);
        return 0;
      },
    };
    globalThis.onCaptchaReady();
  `;
}

/** An address that a source expression matches. */
function example(sources: readonly string[] = []): string {
  return `${(sources[0] ?? "").replace(/\/$/, "")}/`;
}
