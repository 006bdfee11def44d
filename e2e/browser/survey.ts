import type { BrowserContextOptions } from "@playwright/test";
import { test as base } from "./fixtures.ts";

interface Survey {
  /** The options of the window. */
  windowOptions: BrowserContextOptions;
}

const viewport = { width: 1280, height: 720 };

/**
 * For tests that change no state: each worker reuses one window for all pages, because opening a window for
 * each page is slow.
 */
export const test = base.extend<Survey>({
  windowOptions: [{}, { option: true }],
  page: async ({ windowLike, windowOptions }, use) => {
    const window = await windowLike(windowOptions);
    await window.setViewportSize(windowOptions.viewport ?? viewport);
    await window.emulateMedia({ media: null, colorScheme: null, forcedColors: null });
    await window.emulateMedia({ reducedMotion: null, contrast: null });
    await use(window);
    for (const event of ["console", "pageerror", "response"] as const)
      window.removeAllListeners(event);
  },
});
