import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { describe, expect, test } from "vitest";
import { type CaptchaProvider, captchaProviders } from "../../shared/captcha.ts";
import { speculationRules } from "../../shared/speculation-rules.ts";
import { readConfig } from "../base/config.ts";
import { allowInline, createSecurityHeaders } from "./response-headers.ts";

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
    const { csp } = new CspParser(policyOf(provider, answered));

    expect(new CspEvaluator(csp).evaluate()).toEqual([]);
  });

  test("every page allows this host alone and requires Trusted Types, except the form page with a hosted captcha", () => {
    const [plain, form] = [policyOf(provider, {}), policyOf(provider, { embeds: true })];

    expect(plain).not.toMatch(/https?:\/\//);
    expect(plain).toContain("trusted-types");
    expect(form.includes("trusted-types")).toBe(provider === "altcha");
  });
});

test("the policy contains the hash of the entry's speculation rules", () => {
  const hash = createHash("sha256").update(speculationRules).digest("base64");
  const [scripts] = /script-src [^;]+/.exec(policyOf("altcha", {})) ?? [];

  expect(scripts).toContain(`'sha256-${hash}'`);
});

function policyOf(provider: CaptchaProvider, answered: { nonce?: string; embeds?: boolean }) {
  const config = readConfig({
    SITE_URL: "https://www.example.com",
    VIDEO_EMBED_URL: "https://player.example/embed/1",
    CAPTCHA_PROVIDER: provider,
    ...(provider !== "altcha" && { CAPTCHA_SITE_KEY: "site", CAPTCHA_SECRET_KEY: "secret" }),
  });
  const { plain, embedding } = createSecurityHeaders(config, assets);
  const base = answered.embeds ? embedding : plain;
  const headers = allowInline(base, { styleHash: "sha256-x", nonce: answered.nonce });
  return headers["content-security-policy"] ?? "";
}
