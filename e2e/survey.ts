import type { BrowserContextOptions } from "@playwright/test";
import { test as base } from "./fixtures.ts";

interface Survey {
  /** What the window is like. */
  windowOptions: BrowserContextOptions;
}

const viewport = { width: 1280, height: 720 };

/**
 * For tests that only look, and leave nothing behind: each worker has one window and leads it from
 * page to page. A new one for every page costs more than most of what is looked at.
 */
export const test = base.extend<Survey>({
  windowOptions: [{}, { option: true }],
  page: async ({ windowLike, windowOptions }, use) => {
    const window = await windowLike(windowOptions);
    await window.setViewportSize(windowOptions.viewport ?? viewport);
    await window.emulateMedia({ media: null, colorScheme: null, forcedColors: null });
    await window.emulateMedia({ reducedMotion: null, contrast: null });
    await use(window);
    for (const event of ["console", "pageerror"] as const) window.removeAllListeners(event);
  },
});
