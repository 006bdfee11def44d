import { expect } from "@playwright/test";
import { captchas } from "../shared/captcha.ts";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/hosted-captcha-fixture.ts";
import { openDetails } from "./contract/support/form-visitor.ts";

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
