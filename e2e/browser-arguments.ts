/**
 * Features of the browser that are off. Chromium heeds only the last such list, so this one begins
 * with Playwright's own.
 */
export const featuresOff = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
  // Two pages of the browser's own in every window, for suggestions under an address bar that
  // nobody sees: a fourth of what a test takes of a processor.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  // A process kept ready for a next site, which a window with a single one never has.
  "SpareRendererForSitePerProcess",
];

/** For a browser as visitors have it, but for what has no place on a machine that only measures or tests. */
export const plainArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const browserArguments = [...plainArguments, `--disable-features=${featuresOff.join(",")}`];
