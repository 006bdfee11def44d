import { chromium } from "@playwright/test";
import { expect, test } from "vitest";
import { featuresOff } from "./browser-arguments.ts";

test("the browser keeps the features off that Playwright turns off", async () => {
  // Node is not a browser, so the launch fails, and the error lists the arguments.
  const failure = await chromium.launch({ executablePath: process.execPath }).catch(String);

  const [, theirs = ""] = /--disable-features=(\S+)/.exec(String(failure)) ?? [];
  expect(theirs).not.toBe("");
  expect(featuresOff).toEqual(expect.arrayContaining(theirs.split(",")));
});
