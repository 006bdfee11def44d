import { CAPTCHA_POLICY } from "./script-policies.ts";

export const captchaProviders = ["altcha", "recaptcha", "hcaptcha", "turnstile"] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

/** Name of the global function that a provider's script calls once it can render. */
export const captchaReadyCallback = "onCaptchaReady";

type CspDirective = "script-src" | "frame-src" | "style-src" | "connect-src" | "worker-src";

interface CaptchaRow {
  /** Name on the privacy page. */
  label: string;
  /** Additions to the site's Content-Security-Policy for the widget. */
  csp: Partial<Record<CspDirective, readonly string[]>>;
  /**
   * Trusted Types policies that the widget creates. Undefined: the widget is not known to support Trusted
   * Types, so pages with the widget do not require them.
   */
  policies?: readonly string[];
}

/** A widget that another company serves and verifies. */
export interface HostedCaptcha extends CaptchaRow {
  hosted: true;
  /** Address of the script, which is loaded on demand and calls `captchaReadyCallback`. */
  script: string;
  /** Name of the global object that the script defines, with `render` and `reset`. */
  global: string;
  /** Address at which the server verifies tokens. */
  verifyUrl: string;
  /** Options for `render` besides the site key and the callbacks. */
  widget: Readonly<Record<string, string>>;
}

/** A widget that the site serves and verifies itself. */
export interface OwnCaptcha extends CaptchaRow {
  hosted: false;
  /** How long a challenge can be solved and used. */
  lifetimeMs: number;
}

const hcaptchaOrigins = ["https://hcaptcha.com", "https://*.hcaptcha.com"];

/** Properties of the captcha providers for browser and server. */
export const captchas = {
  altcha: {
    label: "ALTCHA",
    hosted: false,
    // Leaves time for an interruption while filling in the form.
    lifetimeMs: 20 * 60 * 1000,
    csp: { "worker-src": ["'self'"], "connect-src": ["'self'"] },
    policies: [CAPTCHA_POLICY, "svelte-trusted-html"],
  },
  recaptcha: {
    label: "Google reCAPTCHA",
    hosted: true,
    script: scriptAddress("https://www.google.com/recaptcha/api.js", { hl: "en" }),
    global: "grecaptcha",
    verifyUrl: "https://www.google.com/recaptcha/api/siteverify",
    widget: { theme: "light", size: "normal" },
    csp: {
      "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
      "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
      "connect-src": ["https://www.google.com/recaptcha/"],
    },
  },
  hcaptcha: {
    label: "hCaptcha",
    hosted: true,
    script: scriptAddress("https://js.hcaptcha.com/1/api.js", { hl: "en", recaptchacompat: "off" }),
    global: "hcaptcha",
    verifyUrl: "https://api.hcaptcha.com/siteverify",
    widget: { theme: "light", size: "normal" },
    csp: {
      "script-src": hcaptchaOrigins,
      "frame-src": hcaptchaOrigins,
      "style-src": hcaptchaOrigins,
      "connect-src": hcaptchaOrigins,
    },
  },
  turnstile: {
    label: "Cloudflare Turnstile",
    hosted: true,
    script: scriptAddress("https://challenges.cloudflare.com/turnstile/v0/api.js", {}),
    global: "turnstile",
    verifyUrl: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
    widget: { theme: "light", size: "normal", language: "en" },
    csp: {
      "script-src": ["https://challenges.cloudflare.com"],
      "frame-src": ["https://challenges.cloudflare.com"],
    },
  },
} satisfies Record<CaptchaProvider, HostedCaptcha | OwnCaptcha>;

function scriptAddress(address: string, extra: Record<string, string>): string {
  const search = Object.entries({ ...extra, render: "explicit", onload: captchaReadyCallback });
  return `${address}?${search.map(([name, value]) => `${name}=${value}`).join("&")}`;
}
