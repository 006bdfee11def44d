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

test("a widget is rendered into an element of its own, and said to be there", async () => {
  mountCaptcha(container, settings, events);
  await vi.waitFor(() => expect(events.onLoaded).toHaveBeenCalledOnce());

  expect(api.render).toHaveBeenCalledExactlyOnceWith(child, expect.anything());
});

test("a mounted widget can be reset", async () => {
  const widget = mountCaptcha(container, settings, events);
  await vi.waitFor(() => expect(events.onLoaded).toHaveBeenCalledOnce());

  widget.reset();

  expect(api.reset).toHaveBeenCalledOnce();
});

test("a widget that is gone before it has loaded is not rendered", async () => {
  const widget = mountCaptcha(container, settings, events);

  widget.remove();
  await Promise.resolve();

  expect(child.remove).toHaveBeenCalledOnce();
  expect(api.render).not.toHaveBeenCalled();
  expect(events.onLoaded).not.toHaveBeenCalled();
});

test("a widget that cannot be rendered has failed", async () => {
  const error = new Error("Invalid site key");
  api.render.mockImplementationOnce(() => {
    throw error;
  });

  mountCaptcha(container, settings, events);
  await vi.waitFor(() => expect(events.onFailed).toHaveBeenCalledExactlyOnceWith(error));

  expect(events.onLoaded).not.toHaveBeenCalled();
});
