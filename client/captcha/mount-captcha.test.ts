import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mountCaptcha } from "./mount-captcha.ts";

const settings = { provider: "recaptcha", siteKey: "site-key", workerUrl: "" } as const;
const child = { remove: vi.fn() };
const container = { appendChild: () => child } as unknown as HTMLElement;
const api = { render: vi.fn(() => 0), reset: vi.fn() };
const events = { onLoaded: vi.fn(), onSolved: vi.fn(), onExpired: vi.fn(), onFailed: vi.fn() };

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("document", { createElement: () => child });
  vi.stubGlobal("grecaptcha", api);
});
afterEach(() => vi.unstubAllGlobals());

test("does not render a widget that is removed before it has loaded", async () => {
  const widget = mountCaptcha(container, settings, events);

  widget.remove();
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

  mountCaptcha(container, settings, events);
  await vi.waitFor(() => expect(events.onFailed).toHaveBeenCalledExactlyOnceWith(error));

  expect(events.onLoaded).not.toHaveBeenCalled();
});
