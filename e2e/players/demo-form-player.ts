import type { Page } from "@playwright/test";
import { demoFormSamples, type demoFormWalks } from "../../shared/models/demo-form-model.ts";
import { paths } from "../../shared/paths.ts";
import { standInForCaptcha } from "../captcha-stand-in.ts";
import { expectForm } from "./expect-form.ts";
import type { Hands } from "./hands.ts";
import { holdRoutes } from "./held-routes.ts";
import type { Play, Player } from "./player.ts";

export type FormStep = (typeof demoFormWalks)[number]["steps"][number];
type Deeds = Play<FormStep>["does"];
type Details = (typeof demoFormSamples)["the details are sent"]["details"];

/** The demo form of a site with a hosted captcha; both that and the server are stood in for. */
export const demoFormPlayer: Player<FormStep> = {
  path: paths.bookADemo(),
  async begin(page, hands) {
    await holdToasts(page);
    const captcha = await standInForCaptcha(page);
    const requests = await holdRoutes(page, paths.api.submitDemoRequest());
    return {
      does: {
        ...deedsOfVisitor(page, hands),
        "the captcha loads": () => captcha.load(),
        "the captcha is solved": () => captcha.solve(samples["the captcha is solved"].token),
        "the captcha is solved anew": () =>
          captcha.solve(samples["the captcha is solved anew"].token),
        "the captcha expires": () => captcha.expire(),
        "the captcha fails": () => captcha.fail(),
        "the request is stored": async () => {
          const json = samples["the request is stored"].output;
          await (await requests.next()).fulfill({ status: 201, json });
        },
        "the request fails": async () => (await requests.next()).abort(),
      },
      expectShown: (step) => expectForm({ page, captcha, requests }, step),
    };
  },
};

const samples = demoFormSamples;

function deedsOfVisitor(page: Page, hands: Hands) {
  const submit = (name: string) => hands.press(page.getByRole("button", { name, exact: true }));
  const enter = async (email: string) => {
    await hands.write(page.getByLabel("Email"), email);
    await submit("Continue");
  };
  const send = async ({ fullName, companyName, industry }: Details) => {
    await hands.write(page.getByLabel("Full name"), fullName);
    await hands.write(page.getByLabel("Company name"), companyName);
    await hands.choose(page.getByLabel("Industry"), industry);
    await submit("Submit Request");
  };
  return {
    "a wrong e-mail is entered": () => enter(samples["a wrong e-mail is entered"].email),
    "an e-mail is entered": () => enter(samples["an e-mail is entered"].email),
    "the e-mail is edited": () => hands.add(page.getByLabel("Email"), "x"),
    "the captcha is tried again": () => submit("Try again"),
    "details with gaps are sent": () => send(samples["details with gaps are sent"].details),
    "the gap is edited": () => hands.add(page.getByLabel("Company name"), "x"),
    "the details are sent": () => send(samples["the details are sent"].details),
    "the toast is dismissed": () =>
      hands.press(page.locator("[role=alert], [role=status]").getByRole("button")),
    "the receipt is dismissed": () =>
      hands.press(page.getByRole("region").getByRole("button", { name: "Dismiss" })),
    "a receipt is found": () => findReceipt(page, samples["a receipt is found"].receipt),
  } satisfies Partial<Deeds>;
}

/**
 * What can be played after these steps. A receipt is found as the page loads; the stand-in's
 * script loads once; and the form itself dismisses a toast at the next submit.
 */
export function canFollow({ told }: FormStep, before: readonly FormStep[]): boolean {
  const isLoaded = before.some((step) => step.told === "the captcha loads");
  const hasToast = before.at(-1)?.context.toast != null;
  if (told === "a receipt is found") return before.length === 0;
  if (told === "the captcha is tried again") return !isLoaded;
  if (told === "an e-mail is entered") return !isLoaded && !hasToast;
  return told !== "a wrong e-mail is entered" || !hasToast;
}

/** Lets a toast stand for as long as a slow walk needs; its own time is no matter of walks. */
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
