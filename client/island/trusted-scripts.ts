import { speculationRules } from "../../shared/speculation-rules.ts";

/*
 * Runs the site's own scripts under its Content-Security-Policy and Trusted Types:
 * docs/decisions/001-how-scripts-are-trusted.md.
 */

interface TrustedTypes {
  createPolicy<Rules>(name: string, rules: Rules): Rules;
}

const rules = {
  createScriptURL(address: string): string {
    if (/^\/assets\/[\w.-]+$/.test(address)) return address;
    throw new TypeError(`${address} is not a script of this site`);
  },
  createScript(text: string): string {
    if (text === speculationRules) return text;
    throw new TypeError("This is not the site's list of speculation rules");
  },
};

/**
 * Creates a Trusted Types policy that accepts only the site's own assets and speculation rules.
 * Without Trusted Types the same rules apply.
 * @throws if the policy is not listed in `shared/script-policies.ts` or already exists
 */
export function createScriptPolicy(name: string): typeof rules {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}

/** Inserts a script into the page. `strict-dynamic` trusts scripts that a trusted script inserts. */
export function insertScript(script: Partial<HTMLScriptElement>): void {
  document.head.append(Object.assign(document.createElement("script"), script));
}
