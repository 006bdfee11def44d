import { test as base } from "./fixtures.ts";

/**
 * For tests that leave nothing behind in the browser: they share one window for each set of options, because
 * opening a window for each test is slow. Tests that replace the page's clock, scripts or permissions use the
 * fixtures without this.
 */
export const test = base.extend({
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
