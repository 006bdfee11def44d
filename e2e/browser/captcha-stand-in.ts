import { expect, type Page, type Route } from "@playwright/test";

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
  const asked: Route[] = [];
  await page.route("https://www.google.com/recaptcha/**", (route) => void asked.push(route));
  const script = async () => {
    await expect.poll(() => asked.length, "the script is asked for").toBeGreaterThan(0);
    return asked.shift();
  };
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
      await (await script())?.fulfill({ contentType: "text/javascript", body: SCRIPT });
      await expect.poll(isLoaded, "the script has rendered").toBe(true);
    },
    solve: (token: string) => call("callback", token),
    expire: () => call("expired-callback"),
    /** The script cannot be fetched, or the widget reports an error, after which it has to be loaded again. */
    async fail() {
      if (!(await isLoaded())) return (await script())?.abort();
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
