import { defineConfig } from "@playwright/test";
import { browserArguments } from "./browser/browser-arguments.ts";
import { findChromium } from "./browser/find-chromium.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  // The contract tests have the longest files, so they start first.
  projects: [
    { name: "contract", testDir: "contract" },
    { name: "browser", testIgnore: ["contract/**", "engines.e2e.ts"] },
    ...(["firefox", "webkit"] as const).map((browserName) => ({
      name: browserName,
      testMatch: "engines.e2e.ts",
      use: { browserName, launchOptions: {} },
    })),
  ],
  globalSetup: "./global-setup.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  // More workers than cores, because tests often wait for a frame or a timer.
  workers: 3,
  // Tests wait for conditions. These limits only end tests that hang, also on a busy machine.
  timeout: 300_000,
  expect: { timeout: 10_000 },
  // One fault often makes many tests fail.
  maxFailures: 10,
  forbidOnly: process.env.CI !== undefined,
  reporter: [["list"], ["./skipped-tests-reporter.ts"]],
  use: {
    browserName: "chromium",
    locale: "en-CA",
    timezoneId: "America/Toronto",
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: findChromium(),
      args: browserArguments,
    },
  },
});
