import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readSessionItem, removeSessionItem, writeSessionItem } from "./session-item.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("reads undefined if the stored text is not JSON", () => {
  stored.set("demo-form", "ada@railway.example");

  expect(readSessionItem("demo-form")).toBeUndefined();
});

test("reads undefined and ignores writes if the browser refuses storage", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => refuse(),
    setItem: () => refuse(),
    removeItem: () => refuse(),
  });

  writeSessionItem("demo-form", "kept");
  removeSessionItem("demo-form");

  expect(readSessionItem("demo-form")).toBeUndefined();
});

function refuse(): never {
  throw new DOMException("The operation is insecure", "SecurityError");
}
