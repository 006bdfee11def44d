import type { Page } from "@playwright/test";
import { demoFormSamples, type demoFormWalks } from "../../shared/models/demo-form-model.ts";
import { paths } from "../../shared/paths.ts";
import { standInForCaptcha } from "../captcha-stand-in.ts";
import { holdRoutes } from "../held-routes.ts";
import { expectForm } from "./expect-form.ts";
import type { InputMode } from "./input-modes.ts";
import type { Player, WalkSession } from "./player.ts";

export type FormStep = (typeof demoFormWalks)[number]["steps"][number];
type Actions = WalkSession<FormStep>["actions"];
type Details = (typeof demoFormSamples)["the details are sent"]["details"];

/** The demo form of a site with a hosted captcha, with stand-ins for the captcha and the server. */
export const demoFormPlayer: Player<FormStep> = {
  path: paths.bookADemo(),
  async begin(page, input) {
    await holdToasts(page);
    const captcha = await standInForCaptcha(page);
    const requests = await holdRoutes(page, paths.api.submitDemoRequest());
    return {
      actions: {
        ...visitorActions(page, input),
        "the captcha loads": () => captcha.load(),
        "the captcha is solved": () => captcha.solve(samples["the captcha is solved"].token),
        "the captcha is solved anew": () =>
          captcha.solve(samples["the captcha is solved anew"].token),
        "the captcha expires": () => captcha.expire(),
        "the captcha fails": () => captcha.fail(),
        "the request is stored": async () => {
          const json = samples["the request is stored"].output;
          await (await requests.next()).fulfill({ status: 201, json });
          await captcha.unload();
        },
        "the request fails": async () => (await requests.next()).abort(),
      },
      expectShown: (step) => expectForm({ page, captcha, requests }, step),
    };
  },
};

const samples = demoFormSamples;

function visitorActions(page: Page, input: InputMode) {
  const submit = (name: string) => input.press(page.getByRole("button", { name, exact: true }));
  const enter = async (email: string) => {
    await input.write(page.getByLabel("Email"), email);
    await submit("Continue");
  };
  const send = async ({ fullName, companyName, industry }: Details) => {
    await input.write(page.getByLabel("Full name"), fullName);
    await input.write(page.getByLabel("Company name"), companyName);
    await input.choose(page.getByLabel("Industry"), industry);
    await submit("Submit Request");
  };
  return {
    "a wrong e-mail is entered": () => enter(samples["a wrong e-mail is entered"].email),
    "an e-mail is entered": () => enter(samples["an e-mail is entered"].email),
    "the e-mail is edited": () => input.add(page.getByLabel("Email"), "x"),
    "the captcha is tried again": () => submit("Try again"),
    "details with gaps are sent": () => send(samples["details with gaps are sent"].details),
    "the gap is edited": () => input.add(page.getByLabel("Company name"), "x"),
    "the details are sent": () => send(samples["the details are sent"].details),
    "the toast is dismissed": () =>
      input.press(page.locator("[role=alert], [role=status]").getByRole("button")),
    "the receipt is dismissed": () =>
      input.press(page.getByRole("region").getByRole("button", { name: "Dismiss" })),
    "a receipt is found": () => findReceipt(page, samples["a receipt is found"].receipt),
  } satisfies Partial<Actions>;
}

/** Stops the clock of toasts, so that a slow walk still finds them. */
async function holdToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "[role=status] *, [role=alert] * { animation-play-state: paused !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** As an earlier load of the page leaves it in the tab. */
async function findReceipt(page: Page, receipt: object): Promise<void> {
  await page.evaluate(
    (value) => sessionStorage.setItem("demo-form", value),
    [JSON.stringify({ receipt })].join(),
  );
  await page.reload();
  await page.getByLabel("Email").focus();
}
