/**
 * Names of the Trusted Types policies that the site's scripts create, once per page.
 * `client/island/trusted-scripts.ts` defines which values they allow.
 */
export const ENTRY_POLICY = "entry";
export const CAPTCHA_POLICY = "captcha-assets";
