/** The share of page views that are measured. */
const SAMPLE_RATE = 0.1;

/** True if this page view is measured; never true if the browser sends Global Privacy Control (https://www.w3.org/TR/gpc/). */
export function isSampled(
  browser: { globalPrivacyControl?: boolean } = navigator as object,
  random = Math.random(),
): boolean {
  return !browser.globalPrivacyControl && random < SAMPLE_RATE;
}
