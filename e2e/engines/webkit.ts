import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { Builder, By, until, type WebDriver } from "selenium-webdriver";
import { freePort } from "../contract/support/network.ts";
import type { BrowserWindow } from "./browser-window.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
/** The window of Debian's package `webkit2gtk-driver`. */
const BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
/** A virtual display. */
const DISPLAY = "/usr/bin/Xvfb";
const WAIT_MS = 30_000;

/** Opens a window of WebKitGTK, the relative of Safari on Debian, by WebDriver; undefined if it is not installed. */
export async function openWebKit(): Promise<BrowserWindow | undefined> {
  if (![DRIVER, BROWSER, DISPLAY].every(existsSync)) return undefined;
  const display = spawn(DISPLAY, ["-displayfd", "1", "-screen", "0", "1280x800x24"]);
  const [number] = await once(display.stdout, "data");
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
    stdio: "ignore",
  });
  const session = await startSession(`http://127.0.0.1:${port}`);
  return {
    ...windowOf(session),
    async close() {
      await session.quit();
      driver.kill();
      display.kill();
    },
  };
}

/** The driver needs a moment until it listens. */
async function startSession(address: string): Promise<WebDriver> {
  const isListening = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isListening())) await new Promise((resolve) => setTimeout(resolve, 50));
  return new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: BROWSER, args: ["--automation"] },
    })
    .build();
}

function windowOf(session: WebDriver): Omit<BrowserWindow, "close"> {
  const find = async (element: string) => {
    const found = await session.wait(until.elementLocated(By.xpath(element)), WAIT_MS);
    await session.wait(until.elementIsVisible(found), WAIT_MS);
    // The driver does not wait for a smooth scroll.
    await session.executeScript(
      'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
      found,
    );
    return found;
  };
  return {
    open: (address) => session.get(address),
    goBack: () => session.navigate().back(),
    address: () => session.getCurrentUrl(),
    click: async (element) => (await find(element)).click(),
    async fill(element, text) {
      const found = await find(element);
      await found.clear();
      await found.sendKeys(text);
    },
    choose: async (element, label) => (await find(element)).sendKeys(label),
    text: async (element) => (await find(element)).getText(),
  };
}
