import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { captchas } from "../../shared/captcha.ts";
import { mountCaptcha } from "./mount-captcha.ts";

const child = { remove: vi.fn() };
const container = { appendChild: () => child } as unknown as HTMLElement;
const events = { onLoaded: vi.fn(), onSolved: vi.fn(), onExpired: vi.fn(), onFailed: vi.fn() };
const api = { render: vi.fn((..._: unknown[]) => 0), reset: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  const createElement = () => child;
  vi.stubGlobal("document", { createElement, head: { append: vi.fn() } });
});
afterEach(() => vi.useRealTimers());

test("closing the picture challenge is not reported as a failure", async () => {
  mount("hcaptcha", api);
  await vi.waitFor(() => expect(events.onLoaded).toHaveBeenCalledOnce());
  const [, options] = api.render.mock.calls[0] ?? [];

  (options as { "error-callback"(code: string): void })["error-callback"]("challenge-closed");

  expect(events.onFailed).not.toHaveBeenCalled();
});

test("the first reCAPTCHA widget, whose id is 0, is reset, and removal does not throw", async () => {
  const widget = mount("recaptcha", api);
  await vi.waitFor(() => expect(events.onLoaded).toHaveBeenCalledOnce());

  widget.reset();
  widget.remove();

  expect(api.reset).toHaveBeenCalledExactlyOnceWith(0);
});

test("does not render a widget that is removed before it has loaded", async () => {
  mount("recaptcha", api).remove();
  await Promise.resolve();

  expect(child.remove).toHaveBeenCalledOnce();
  expect(api.render).not.toHaveBeenCalled();
  expect(events.onLoaded).not.toHaveBeenCalled();
});

test("calls onFailed when a widget cannot be rendered", async () => {
  const error = new Error("Invalid site key");
  api.render.mockImplementationOnce(() => {
    throw error;
  });

  mount("recaptcha", api);
  await vi.waitFor(() => expect(events.onFailed).toHaveBeenCalledExactlyOnceWith(error));

  expect(events.onLoaded).not.toHaveBeenCalled();
});

test("calls onFailed when the script does not call back within 15 seconds", async () => {
  mount("recaptcha", undefined);

  await vi.advanceTimersByTimeAsync(14_999);
  expect(events.onFailed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);

  const error = new Error("www.google.com has not answered in time");
  expect(events.onFailed).toHaveBeenCalledExactlyOnceWith(error);
});

/** @param global what the provider's script has defined, or undefined if it has not run */
function mount(provider: "recaptcha" | "hcaptcha", global: typeof api | undefined) {
  vi.stubGlobal(captchas[provider].global, global);
  return mountCaptcha(container, { provider, siteKey: "site-key", workerUrl: "" }, events);
}
