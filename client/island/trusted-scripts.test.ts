import { afterEach, expect, test, vi } from "vitest";
import { speculationRules } from "../../shared/speculation-rules.ts";
import { createScriptPolicy } from "./trusted-scripts.ts";

afterEach(() => vi.unstubAllGlobals());

test("accepts the site's own assets and speculation rules", () => {
  const policy = createScriptPolicy("entry");

  expect(policy.createScriptURL("/assets/islands-X1.js")).toBe("/assets/islands-X1.js");
  expect(policy.createScript(speculationRules)).toBe(speculationRules);
});

test.each([
  "https://evil.example/assets/a.js",
  "//evil.example/a.js",
  "/assets/../media/a.js",
  "/media/a.js",
  "data:text/javascript,1",
  "",
])("refuses the address %j", (address) => {
  const policy = createScriptPolicy("entry");

  expect(() => policy.createScriptURL(address)).toThrow("is not a script of this site");
});

test("refuses any other script text", () => {
  const policy = createScriptPolicy("entry");

  expect(() => policy.createScript("alert(1)")).toThrow("not the site's list");
});

test("registers the policy under its name if the browser has Trusted Types", () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal("trustedTypes", { createPolicy });

  const policy = createScriptPolicy("entry");

  expect(createPolicy).toHaveBeenCalledExactlyOnceWith("entry", expect.anything());
  expect(policy.createScriptURL("/assets/a.js")).toBe("/assets/a.js");
});
