import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { Builder, By, error, until, type WebDriver, type WebElement } from "selenium-webdriver";
import { freePort } from "../../server/testing/free-port.ts";
import type { BrowserWindow } from "./browser-window.ts";
import { hasVirtualDisplay, startVirtualDisplay } from "./virtual-display.ts";

const DRIVER = "/usr/bin/WebKitWebDriver";
/** The browser in Debian's package `webkit2gtk-driver`. */
const BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const WAIT_MS = 30_000;

export const isWebKitInstalled = hasVirtualDisplay && [DRIVER, BROWSER].every(existsSync);

/** Opens a window of WebKitGTK, which has the engine of Safari, by WebDriver. */
export async function openWebKit(): Promise<BrowserWindow> {
  const display = await startVirtualDisplay();
  const port = await freePort();
  const server = spawn(DRIVER, [`--port=${port}`], {
    env: display.environment,
    stdio: "ignore",
  });
  const stop = () => {
    server.kill();
    display.stop();
  };
  try {
    const driver = await connectTo(`http://127.0.0.1:${port}`);
    return { ...windowOf(driver), close: () => driver.quit().finally(stop) };
  } catch (reason) {
    stop();
    throw reason;
  }
}

/** Opens the browser as soon as the server of the driver listens. */
async function connectTo(address: string): Promise<WebDriver> {
  const isListening = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  const deadline = Date.now() + WAIT_MS;
  while (!(await isListening())) {
    if (Date.now() > deadline) throw new Error(`${DRIVER} does not listen`);
    await delay(50);
  }
  return new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: BROWSER, args: ["--automation"] },
    })
    .build();
}

function windowOf(driver: WebDriver): Omit<BrowserWindow, "close"> {
  const find = async (element: string) => {
    const found = await driver.wait(until.elementLocated(By.xpath(element)), WAIT_MS);
    await driver.wait(until.elementIsVisible(found), WAIT_MS);
    // WebKit's driver does not wait for a smooth scroll.
    await driver.executeScript(
      'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
      found,
    );
    return found;
  };
  /** Finds the element again if a page or a render replaces or moves it before its use. */
  const use = async <T>(element: string, act: (found: WebElement) => Promise<T>): Promise<T> => {
    try {
      return await act(await find(element));
    } catch (reason) {
      const { StaleElementReferenceError, ElementNotInteractableError } = error;
      const isTooEarly = [StaleElementReferenceError, ElementNotInteractableError].some(
        (kind) => reason instanceof kind,
      );
      if (isTooEarly) return use(element, act);
      throw reason;
    }
  };
  return {
    open: (address) => driver.get(address),
    goBack: () => driver.navigate().back(),
    address: () => driver.getCurrentUrl(),
    click: (element) => use(element, (found) => found.click()),
    fill: (element, text) =>
      use(element, async (found) => {
        await found.clear();
        await found.sendKeys(text);
      }),
    choose: (element, label) => use(element, (found) => found.sendKeys(label)),
    text: (element) => use(element, (found) => found.getText()),
  };
}
