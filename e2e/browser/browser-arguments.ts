/**
 * Features that are off, in place of those that Playwright turns off, because Chromium heeds only the last such list.
 */
const featuresOff = [
  // As with Playwright: what delays a paint, asks other hosts, or looks for devices.
  "PaintHolding",
  "HttpsUpgrades",
  "OptimizationHints",
  "MediaRouter",
  // Two internal pages in every window, for suggestions in the address bar, which take processor time.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  // A spare process for another site, which tests do not open.
  "SpareRendererForSitePerProcess",
];

/** Arguments for a browser like a visitor's, without features that disturb tests and measurements. */
export const plainArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const browserArguments = [
  ...plainArguments,
  // Without a GPU, a process for it only takes processor time.
  "--in-process-gpu",
  `--disable-features=${featuresOff.join(",")}`,
];

/** Arguments for a browser with WebGL on the processor, which takes longer to start. */
export const webGlArguments = [
  ...browserArguments.filter((each) => each !== "--disable-gpu"),
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];
