import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { captchas } from "../../shared/captcha.ts";
import { loadHostedCaptcha } from "./hosted-widget.ts";

const element = {} as HTMLElement;
const providers = [captchas.recaptcha, captchas.hcaptcha, captchas.turnstile];
const events = { onLoaded: vi.fn(), onSolved: vi.fn(), onExpired: vi.fn(), onFailed: vi.fn() };

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.unstubAllGlobals());

test.each(providers)(
  "$label is rendered with the site key, the light theme and the normal size",
  async (row) => {
    const api = script(row.global);

    const render = await loadHostedCaptcha(row, "site-key");
    render(element, events);

    expect(api.render).toHaveBeenCalledExactlyOnceWith(
      element,
      expect.objectContaining({ sitekey: "site-key", theme: "light", size: "normal" }),
    );
  },
);

test.each(providers)("$label reports a token, its expiry and failures", async (row) => {
  const api = script(row.global);

  const render = await loadHostedCaptcha(row, "site-key");
  render(element, events);
  api.options().callback("token");
  api.options()["expired-callback"]();
  api.options()["error-callback"]("network-error");

  expect(events.onSolved).toHaveBeenCalledExactlyOnceWith("token");
  expect(events.onExpired).toHaveBeenCalledOnce();
  expect(events.onFailed).toHaveBeenCalledOnce();
});

test("closing the picture challenge is not reported as a failure", async () => {
  const api = script("hcaptcha");

  const render = await loadHostedCaptcha(captchas.hcaptcha, "site-key");
  render(element, events);
  api.options()["error-callback"]("challenge-closed");

  expect(events.onFailed).not.toHaveBeenCalled();
});

test("the first reCAPTCHA widget, whose id is 0, is reset, and removal does not throw", async () => {
  const api = script("grecaptcha", { remove: undefined });

  const render = await loadHostedCaptcha(captchas.recaptcha, "site-key");
  const widget = render(element, events);
  widget.reset();
  widget.remove();

  expect(api.reset).toHaveBeenCalledExactlyOnceWith(0);
});

/** Defines the global API that a provider's script would define. */
function script(name: string, missing: object = {}) {
  const api = { render: vi.fn((..._: unknown[]) => 0), reset: vi.fn(), remove: vi.fn() };
  vi.stubGlobal(name, { ...api, ...missing });
  return { ...api, options: () => api.render.mock.calls[0]?.[1] as Callbacks };
}

interface Callbacks {
  callback(token: string): void;
  "expired-callback"(): void;
  "error-callback"(code: string): void;
}
