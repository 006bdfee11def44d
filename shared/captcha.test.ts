import { expect, test } from "vitest";
import { captchaProviders, captchaReadyCallback, captchas } from "./captcha.ts";

const hosted = captchaProviders.map((provider) => captchas[provider]).filter((row) => row.hosted);

test.each(hosted)("the script of $label renders only explicitly", ({ script }) => {
  expect(script).toContain("render=explicit");
  expect(script).toContain(`onload=${captchaReadyCallback}`);
});

test.each(hosted)("the policy of $label allows its script", ({ script, csp }) => {
  const prefixes = csp["script-src"].map((source) => source.replace("https://*.", ""));

  expect(prefixes.some((prefix) => script.includes(prefix))).toBe(true);
});
