import { afterEach, expect, test, vi } from "vitest";
import { createAssetPolicy } from "./asset-policy.ts";

afterEach(() => vi.unstubAllGlobals());

test("the site's own scripts pass", () => {
  const policy = createAssetPolicy("a");

  expect(policy.createScriptURL("/assets/islands-X1.js")).toBe("/assets/islands-X1.js");
});

test.each([
  "https://evil.example/assets/a.js",
  "//evil.example/a.js",
  "/assets/../media/a.js",
  "/media/a.js",
  "data:text/javascript,1",
  "",
])("%j does not", (address) => {
  const policy = createAssetPolicy("a");

  expect(() => policy.createScriptURL(address)).toThrow("is no script of ours");
});

test("where the browser knows Trusted Types, it keeps the policy under its name", () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal("trustedTypes", { createPolicy });

  const policy = createAssetPolicy("entry");

  expect(createPolicy).toHaveBeenCalledExactlyOnceWith("entry", expect.anything());
  expect(policy.createScriptURL("/assets/a.js")).toBe("/assets/a.js");
});
