import {
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from "@playwright/test";

export interface Fixtures {
  /** Where the site is; tests that start their own say so with `test.use`. */
  siteUrl: string;
  /** Goes to a path of the site and waits until it is shown. */
  open(path: string): Promise<void>;
  /** Lets console errors pass that match; every other one fails the test. */
  expectConsole(pattern: RegExp): void;
}

/**
 * What a worker makes once, when a test first asks for it. It stands here because tests whose
 * workers differ in what they might make never share one, and every further worker is a browser.
 */
export interface OfWorker {
  /** A window that tests lead from page to page; one for each kind that was asked for. */
  windowLike(options: BrowserContextOptions): Promise<Page>;
}

export const test = base.extend<Fixtures & { console: RegExp[] }, OfWorker>({
  windowLike: [
    async ({ browser }, use) => {
      const windows = new Map<string, Page>();
      await use(async (options) => {
        const kind = JSON.stringify(options);
        const window = windows.get(kind) ?? (await browser.newPage(options));
        windows.set(kind, window);
        return window;
      });
      for (const window of windows.values()) await window.context().close();
    },
    { scope: "worker" },
  ],
  siteUrl: [process.env.SITE_UNDER_TEST ?? "", { option: true }],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
  console: async ({ page }, use) => {
    const allowed: RegExp[] = [];
    const errors = listenTo(page);
    await use(allowed);
    const unexpected = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    expect(unexpected, "errors on the console").toEqual([]);
  },
  open: async ({ page, siteUrl, console: _ }, use) => {
    await use(async (path) => {
      await page.goto(`${siteUrl}${path}`);
    });
  },
  expectConsole: async ({ console }, use) => use((pattern) => void console.push(pattern)),
});

/** Errors of scripts, failed requests and reports of the content security policy alike. */
function listenTo(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message: ConsoleMessage) => {
    if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return errors;
}
