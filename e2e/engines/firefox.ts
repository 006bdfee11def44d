import { existsSync } from "node:fs";
import { launch } from "puppeteer-core";
import type { BrowserWindow } from "./browser-window.ts";
import { hasVirtualDisplay, startVirtualDisplay } from "./virtual-display.ts";

/** Debian's name first. */
const EXECUTABLES = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

export const isFirefoxInstalled = hasVirtualDisplay && EXECUTABLES.some(existsSync);

/** Opens a window of the installed Firefox by WebDriver BiDi. */
export async function openFirefox(): Promise<BrowserWindow> {
  const executablePath = EXECUTABLES.find(existsSync);
  if (executablePath === undefined) throw new Error("Firefox is not installed");
  const display = await startVirtualDisplay();
  const browser = await launch({
    browser: "firefox",
    executablePath,
    headless: false,
    env: display.environment,
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const find = (element: string) => page.locator(`::-p-xpath(${element})`);
  return {
    open: async (address) => void (await page.goto(address)),
    goBack: async () => void (await page.goBack()),
    address: async () => page.url(),
    click: (element) => find(element).click(),
    fill: (element, text) => find(element).fill(text),
    choose: (element, label) => find(element).fill(label),
    text: (element) =>
      find(element)
        // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts
        .map((found) => (found as HTMLElement).innerText)
        .wait(),
    close: () => browser.close().finally(display.stop),
  };
}
