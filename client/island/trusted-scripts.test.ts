import { expect, test } from "vitest";
import { createScriptPolicy } from "./trusted-scripts.ts";

const policy = createScriptPolicy("entry");

test.each([
  "https://evil.example/assets/a.js",
  "//evil.example/a.js",
  "/assets/../media/a.js",
  "/media/a.js",
  "data:text/javascript,1",
  "",
])("refuses the address %j", (address) => {
  expect(() => policy.createScriptURL(address)).toThrow("is not a script of this site");
});

test("refuses any other script text", () => {
  expect(() => policy.createScript("alert(1)")).toThrow("not the site's list");
});
