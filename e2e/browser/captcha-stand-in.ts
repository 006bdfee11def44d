import { expect, type Page } from "@playwright/test";
import { holdRoutes } from "./held-routes.ts";

/** A stand-in for a hosted captcha that a test controls. */
export type CaptchaStandIn = Awaited<ReturnType<typeof standInForCaptcha>>;

/** The part of Google's API that the form uses. */
const SCRIPT = `
  globalThis.grecaptcha = {
    render(element, options) {
      globalThis.captchaOptions = options;
      element.textContent = "Stand-in of the captcha";
      return 0;
    },
    reset() {},
  };
  globalThis.onCaptchaReady();
`;

/** Replaces reCAPTCHA's script by a stand-in. Call it before the page loads. */
export async function standInForCaptcha(page: Page) {
  const scripts = await holdRoutes(page, "/recaptcha/api.js*");
  const call = (callback: string, ...values: string[]) =>
    page.evaluate(([name, ...rest]) => window.captchaOptions[`${name}`]?.(...rest), [
      callback,
      ...values,
    ] as const);
  const isLoaded = () => page.evaluate(() => "captchaOptions" in window);
  const unload = () =>
    page.evaluate(() => {
      Reflect.deleteProperty(window, "grecaptcha");
      Reflect.deleteProperty(window, "captchaOptions");
    });
  return {
    /** The provider's script arrives and renders. */
    async load() {
      await (await scripts.next()).fulfill({ contentType: "text/javascript", body: SCRIPT });
      await expect.poll(isLoaded, "the script has rendered").toBe(true);
    },
    solve: (token: string) => call("callback", token),
    expire: () => call("expired-callback"),
    /** The script cannot be fetched, or the widget reports an error, after which it has to be loaded again. */
    async fail() {
      if (!(await isLoaded())) return (await scripts.next()).abort();
      await call("error-callback");
      await unload();
    },
    /** Makes the next widget load the script again. */
    unload,
  };
}

declare global {
  interface Window {
    captchaOptions: Record<string, (...values: string[]) => void>;
  }
}
