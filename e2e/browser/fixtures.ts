import { type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";

export interface Fixtures {
  /** The address of the site. Tests that start their own site set it with `test.use`. */
  siteUrl: string;
  /** Goes to a path of the site and waits until it is shown. */
  open(path: string): Promise<void>;
  /** Lets console errors pass that match; every other one fails the test. */
  expectConsole(pattern: RegExp): void;
  console: RegExp[];
}

/**
 * Fixtures that a worker creates once, on first use. All are defined here, because tests with different
 * worker fixtures run in different workers, each with its own browser.
 */
export interface OfWorker {
  /** A window that tests share and navigate; one for each set of options. */
  windowLike(options: BrowserContextOptions): Promise<Page>;
}

export const test = base.extend<Fixtures, OfWorker>({
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
  // Script errors, failed requests and violations of the content security policy.
  console: async ({ page }, use) => {
    const allowed: RegExp[] = [];
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
    });
    page.on("pageerror", (error) => errors.push(String(error)));
    await use(allowed);
    const unexpected = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    expect(unexpected, "errors on the console").toEqual([]);
  },
  open: async ({ page, siteUrl, console: _ }, use) =>
    use(async (path) => {
      await page.goto(`${siteUrl}${path}`);
    }),
  expectConsole: async ({ console }, use) => use((pattern) => void console.push(pattern)),
});

/**
 * For tests that leave nothing behind in the browser: they share one window for each set of options, because
 * opening a window for each test is slow. Tests that replace the page's clock, scripts or permissions use `test`.
 */
export const testInSharedWindow = test.extend({
  page: async ({ windowLike, javaScriptEnabled, hasTouch, isMobile, viewport }, use) => {
    const window = await windowLike({ javaScriptEnabled, hasTouch, isMobile });
    if (viewport) await window.setViewportSize(viewport);
    await window.emulateMedia({ media: null, colorScheme: null, forcedColors: null });
    await window.emulateMedia({ reducedMotion: null, contrast: null });
    await use(window);
    for (const event of ["console", "pageerror", "request", "response"] as const)
      window.removeAllListeners(event);
    // Ends animations, and keeps the pointer from waking an island of the next page.
    await window.goto("about:blank");
    await window.mouse.move(0, 0);
  },
});
