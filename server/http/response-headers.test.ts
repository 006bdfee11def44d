import { createHash } from "node:crypto";
import { CspEvaluator, STRICTCSP_CHECKS } from "csp_evaluator/dist/evaluator.js";
import { Type } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { describe, expect, test } from "vitest";
import { type CaptchaProvider, captchaProviders, captchas } from "../../shared/captcha.ts";
import { speculationRules } from "../../shared/speculation-rules.ts";
import { readConfig } from "../base/config.ts";
import { createSecurityHeaders } from "./response-headers.ts";

const assets = {
  entry: { path: "/entry.js", integrity: "sha256-c8ZVxlrMHbrkPvcWUDCcYmzOB3VHJBzjWUmFbmEUTPE=" },
};
const nonce = "AAECAwQFBgcICQoLDA0ODw==";

describe.each(captchaProviders)("with %s", (provider) => {
  test.each([
    ["a finished page", {}],
    ["a page that streams", { nonce }],
    ["the page with the form", { embeds: true }],
    ["the page with the form, streaming", { embeds: true, nonce }],
  ])("csp_evaluator finds nothing in the policy of %s", (_page, answered) => {
    expect(findingsIn(policyOf(provider, answered))).toEqual([]);
  });

  test("only the page with the form allows another host", () => {
    expect(policyOf(provider, {})).not.toMatch(/https?:\/\//);
  });

  test("the page with the form lets the captcha load what it needs", () => {
    const policy = policyOf(provider, { embeds: true });

    const { "script-src": _coveredByStrictDynamic, ...needed } = {
      "script-src": [],
      ...captchas[provider].csp,
    };
    for (const [directive, sources] of Object.entries(needed)) {
      const allowed = policy.split(";").find((part) => part.startsWith(`${directive} `));
      expect(allowed?.split(" "), directive).toEqual(expect.arrayContaining([...sources]));
    }
  });

  test("every page requires Trusted Types, except the form page with a hosted captcha", () => {
    const requiresTrustedTypes = (embeds: boolean) =>
      policyOf(provider, { embeds }).includes("trusted-types");

    expect(requiresTrustedTypes(false)).toBe(true);
    expect(requiresTrustedTypes(true)).toBe(provider === "altcha");
  });
});

test("the policy contains the hash of the entry's speculation rules", () => {
  const hash = createHash("sha256").update(speculationRules).digest("base64");
  const [scripts] = /script-src [^;]+/.exec(policyOf("altcha", {})) ?? [];

  expect(scripts).toContain(`'sha256-${hash}'`);
});

test("the policy keeps what the security page says of it", () => {
  const policy = policyOf("altcha", {});

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("stricter checks of csp_evaluator report only missing fallbacks for old browsers", () => {
  const { csp } = new CspParser(policyOf("altcha", { embeds: true }));

  const findings = new CspEvaluator(csp).evaluate([], STRICTCSP_CHECKS);

  // Both would be read as `'unsafe-inline'` and any host by browsers of before 2022.
  expect(findings.map(({ type }) => type)).toEqual([
    Type.UNSAFE_INLINE_FALLBACK,
    Type.ALLOWLIST_FALLBACK,
  ]);
});

function policyOf(provider: CaptchaProvider, answered: { nonce?: string; embeds?: boolean }) {
  const config = readConfig({
    SITE_URL: "https://www.example.com",
    VIDEO_EMBED_URL: "https://player.example/embed/1",
    CAPTCHA_PROVIDER: provider,
    ...(provider !== "altcha" && { CAPTCHA_SITE_KEY: "site", CAPTCHA_SECRET_KEY: "secret" }),
  });
  return createSecurityHeaders(config, assets)(answered)["Content-Security-Policy"] ?? "";
}

function findingsIn(policy: string) {
  const { csp } = new CspParser(policy);
  return new CspEvaluator(csp)
    .evaluate()
    .map(({ description, directive, value }) => ({ description, directive, value }));
}
