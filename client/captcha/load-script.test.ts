import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadScript } from "./load-script.ts";

const address = "https://captcha.example/api.js";
let script: { src: string; onerror(): void; remove: () => void };

beforeEach(() => {
  vi.useFakeTimers();
  script = { src: "", onerror: () => {}, remove: vi.fn() };
  vi.stubGlobal("document", { createElement: () => script, head: { append: vi.fn() } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("rejects when the script does not call back in time", async () => {
  const loaded = loadScript(address, "onReady", 5000);
  const outcome = expect(loaded).rejects.toThrow("captcha.example has not answered in time");

  await vi.advanceTimersByTimeAsync(5000);

  await outcome;
});
