import { afterEach, expect, test, vi } from "vitest";
import { readSessionItem, removeSessionItem, writeSessionItem } from "./session-item.ts";

afterEach(() => vi.unstubAllGlobals());

test("reads undefined if the stored text is not JSON", () => {
  vi.stubGlobal("sessionStorage", { getItem: () => "ada@railway.example" });

  expect(readSessionItem("demo-form")).toBeUndefined();
});

test("reads undefined and ignores writes if the browser refuses storage", () => {
  const refuse = () => {
    throw new DOMException("The operation is insecure", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });

  writeSessionItem("demo-form", "kept");
  removeSessionItem("demo-form");

  expect(readSessionItem("demo-form")).toBeUndefined();
});
