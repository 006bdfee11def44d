/**
 * Trusted Types policies that the site's own scripts create, by name. Each may be created once a
 * page; what they let through is in `client/island/`, `entry-policy.ts` and `asset-policy.ts`.
 */
export const ENTRY_POLICY = "entry";
export const CAPTCHA_POLICY = "captcha-assets";
