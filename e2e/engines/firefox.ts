import { existsSync } from "node:fs";
import { launch } from "puppeteer-core";
import type { BrowserWindow } from "./browser-window.ts";

const INSTALLED = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** Opens a window of the installed Firefox by WebDriver BiDi; undefined if there is none. */
export async function openFirefox(): Promise<BrowserWindow | undefined> {
  const executablePath = INSTALLED.find(existsSync);
  if (executablePath === undefined) return undefined;
  const browser = await launch({ browser: "firefox", executablePath, headless: true });
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
    close: () => browser.close(),
  };
}
