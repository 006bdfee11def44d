/** A tenth of the page views is enough to see by. */
const SAMPLED = 0.1;

/** Whether this page view is measured: never where the browser asks for privacy (https://www.w3.org/TR/gpc/). */
export function isSampled(
  browser: { globalPrivacyControl?: boolean } = navigator as object,
  random = Math.random(),
): boolean {
  return !browser.globalPrivacyControl && random < SAMPLED;
}
