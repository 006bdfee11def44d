/**
 * Trusted Types policies that the site's own scripts create, by name. Each may be created once a page;
 * `client/island/trusted-scripts.ts` says what they let through.
 */
export const ENTRY_POLICY = "entry";
export const CAPTCHA_POLICY = "captcha-assets";
