import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Finds the browser for tests: `PLAYWRIGHT_CHROMIUM`, else an installed one, else Playwright's, else Debian's
 * package if this user may install it.
 * @throws an error that says what to do if there is none
 */
export function findChromium(): string {
  const path =
    process.env.PLAYWRIGHT_CHROMIUM ??
    INSTALLED.find(existsSync) ??
    downloadedByPlaywright() ??
    installedByDebian();
  if (path === undefined || !existsSync(path)) {
    throw new Error(
      "No Chromium was found and none could be installed. Set PLAYWRIGHT_CHROMIUM to a browser's path.",
    );
  }
  process.env.PLAYWRIGHT_CHROMIUM = path;
  return path;
}

function downloadedByPlaywright(): string | undefined {
  const path = chromium.executablePath();
  if (!existsSync(path)) attempt("npx", ["playwright", "install", "chromium"]);
  return existsSync(path) ? path : undefined;
}

function installedByDebian(): string | undefined {
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return undefined;
  attempt("apt-get", ["update"]);
  attempt("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]);
  return INSTALLED.find(existsSync);
}

/** Prints and runs a command. Ignores its failure, because the caller checks the result. */
function attempt(command: string, args: string[]): void {
  process.stderr.write(`No Chromium yet: ${[command, ...args].join(" ")}\n`);
  spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"], timeout: 300_000 });
}
