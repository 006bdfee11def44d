import { expect, type Page } from "@playwright/test";
import { captchas } from "../shared/captcha.ts";
import { messages } from "../shared/messages.ts";
import { paths } from "../shared/paths.ts";
import { standInForCaptcha } from "./browser/captcha-stand-in.ts";
import { test } from "./browser/hosted-captcha-fixture.ts";
import { fillInDetails, openDetails, sendForm } from "./contract/support/form-visitor.ts";

test("a token that the provider rejects can be replaced by a new one", async ({
  open,
  page,
  expectConsole,
}) => {
  expectConsole(/The demo request failed|403/);
  await open(paths.bookADemo());

  await submitWith(page, "forged-token");

  await expect(page.getByRole("alert")).toContainText(messages.requestFailed.text);
  await expect(page.getByText("The verification was not accepted.")).toBeVisible();
  await expect(page.getByText("Please confirm above that you are a person.")).toBeVisible();
});

test("the policy allows a hosted captcha to load a script, show a frame and write markup", async ({
  open,
  page,
}) => {
  const [frame = ""] = captchas.recaptcha.csp["frame-src"];
  await page.route(/^https:/, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.route(captchas.recaptcha.script, (route) =>
    route.fulfill({ contentType: "text/javascript", body: scriptThatFrames(frame) }),
  );
  await open(paths.bookADemo());

  await openDetails(page);

  await expect(page.frameLocator("iframe[title=stand-in]").locator("body")).toBeAttached();
  await expect(page.getByText("Markup from a string")).toBeVisible();
});

/** A script that needs the relaxed policy: it inserts a script, a frame and markup from a string. */
function scriptThatFrames(address: string): string {
  return `
    globalThis.grecaptcha = {
      render(element) {
        const frame = document.createElement("iframe");
        frame.title = "stand-in";
        frame.src = "${address}";
        const script = document.createElement("script");
        script.src = "${address}further.js";
        element.innerHTML = "<b>Markup from a string</b>";
        element.append(frame);
        document.head.append(script);
        return 0;
      },
    };
    globalThis.onCaptchaReady();
  `;
}

async function submitWith(page: Page, token: string): Promise<void> {
  const captcha = await standInForCaptcha(page);
  await openDetails(page);
  await captcha.load();
  await fillInDetails(page);
  await captcha.solve(token);
  await sendForm(page);
}
