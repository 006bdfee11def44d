import { chromium } from "@playwright/test";
import { expect, test } from "vitest";
import { featuresOff } from "./browser-arguments.ts";

test("what Playwright turns off in a browser stays off", async () => {
  // Node is no browser, and ends at once: what it was started with is told with the failure.
  const failure = await chromium.launch({ executablePath: process.execPath }).catch(String);

  const [, theirs = ""] = /--disable-features=(\S+)/.exec(String(failure)) ?? [];
  expect(theirs).not.toBe("");
  expect(featuresOff).toEqual(expect.arrayContaining(theirs.split(",")));
});
