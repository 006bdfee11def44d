import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sessionItem } from "./session-item.ts";

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

test("reads the written value, and undefined after its removal", () => {
  const item = sessionItem<{ email: string }>("demo-form");

  item.write({ email: "ada@railway.example" });
  expect(item.read()).toEqual({ email: "ada@railway.example" });

  item.remove();
  expect(item.read()).toBeUndefined();
});

test("reads undefined if the stored text is not JSON", () => {
  stored.set("demo-form", "ada@railway.example");

  expect(sessionItem("demo-form").read()).toBeUndefined();
});

test("reads undefined and ignores writes if the browser refuses storage", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => refuse(),
    setItem: () => refuse(),
    removeItem: () => refuse(),
  });
  const item = sessionItem<string>("demo-form");

  item.write("kept");
  item.remove();

  expect(item.read()).toBeUndefined();
});

function refuse(): never {
  throw new DOMException("The operation is insecure", "SecurityError");
}
