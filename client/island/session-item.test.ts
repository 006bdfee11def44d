import { expect, test, vi } from "vitest";
import { readSessionItem, removeSessionItem, writeSessionItem } from "./session-item.ts";

test("reads undefined and ignores writes if the browser refuses storage", () => {
  const refuse = () => {
    throw new DOMException("The operation is insecure", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });

  writeSessionItem("demo-form", "kept");
  removeSessionItem("demo-form");

  expect(readSessionItem("demo-form")).toBeUndefined();
});
