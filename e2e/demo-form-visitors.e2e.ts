import { expect, type Locator } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/fixtures.ts";
import { holdBack } from "./browser/held-routes.ts";
import {
  fillIn,
  openDetails,
  sendForm,
  solveCaptcha,
  visitor,
} from "./contract/support/form-visitor.ts";

/** The hidden field that only programs fill in. */
const HONEYPOT = "[aria-hidden=true] > input";
const KNOWN_TO_FORM_FILLERS =
  /web|url|site|home|mail|phone|tel|fax|name|company|organi|address|street|city|zip|postal|state|country|birth|card|user|pass|subject|message|comment/i;

for (const [name, control] of Object.entries({
  "a button that submits": { tag: "button", type: "submit" },
  "an input with the field's name": { tag: "input", name: "email", value: "extension" },
})) {
  test(`${name} that an extension puts before the email field moves neither the typed address nor the press of Enter, and no form filler knows the hidden field`, async ({
    open,
    page,
    expectConsole,
  }) => {
    expectConsole(/^Hydration of/);
    const arrive = await holdBack(page, "**/assets/hydrate-*");
    await open(paths.bookADemo());
    const field = page.locator("#demo-email");
    await field.evaluate((element, { tag, ...attributes }) => {
      element.before(Object.assign(document.createElement(tag), attributes));
    }, control);

    await field.pressSequentially(visitor.email);
    await page.keyboard.press("Enter");
    arrive();

    await expect(page.getByLabel("Full name")).toBeFocused();
    await expect(field).toHaveValue(visitor.email);
    await expect(page.locator(HONEYPOT)).toHaveValue("");
    expect(await namesOf(page.locator(HONEYPOT))).not.toMatch(KNOWN_TO_FORM_FILLERS);
  });
}

test("values that a form filler sets without events stay when the captcha is solved, and are sent", async ({
  open,
  page,
}) => {
  await open(paths.bookADemo());
  await openDetails(page);
  for (const [label, value] of [
    ["Full name", visitor.fullName],
    ["Company name", visitor.companyName],
    ["Industry", visitor.industry],
  ] as const) {
    await page.getByLabel(label).evaluate((field, text) => {
      (field as HTMLInputElement).value = text;
    }, value);
  }

  await solveCaptcha(page);
  const sent = page.waitForRequest(`**${paths.api.submitDemoRequest()}`);
  await sendForm(page);

  expect((await sent).postDataJSON()).toMatchObject({
    full_name: visitor.fullName,
    company_name: visitor.companyName,
    industry: visitor.industry,
  });
  await expect(page.getByRole("status")).toContainText("Thank you!");
});

test("a solution of the captcha is accepted although the visitor's clock is half an hour ahead, and expires after twenty minutes", async ({
  open,
  page,
}) => {
  await page.clock.install({ time: Date.now() + 30 * 60_000 });
  await open(paths.bookADemo());
  await fillIn(page);
  await page.clock.fastForward("19:00");
  await page.getByText("Thank you, that is done.").waitFor();

  await page.clock.fastForward("02:00");

  await expect(page.getByText("Thank you, that is done.")).toBeHidden();
  await solveCaptcha(page);
  await sendForm(page);
  await expect(page.getByRole("status")).toContainText("Thank you!");
});

/** Its id, name and label. */
function namesOf(input: Locator): Promise<string> {
  return input.evaluate((field: HTMLInputElement) =>
    [field.id, field.name, field.labels?.[0]?.textContent].join(" "),
  );
}
