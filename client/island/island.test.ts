import { expect, test, vi } from "vitest";
import { readLanding } from "./landing.ts";
import { onPlainClick } from "./plain-click.ts";
import { readSessionItem, removeSessionItem, writeSessionItem } from "./session-item.ts";
import { createScriptPolicy } from "./trusted-scripts.ts";

const here = { href: "https://site.example/book-a-demo", referrer: "https://site.example/" };
const first = { href: "https://site.example/?utm_source=mail", referrer: "https://news.example/" };

test.each([
  ["a stored landing", JSON.stringify([first.href, first.referrer]), first],
  ["nothing stored", null, here],
  ["another form of a landing stored", JSON.stringify(first), here],
  ["no JSON stored", first.href, here],
])("with %s, readLanding returns the stored landing or this page", (_case, stored, expected) => {
  vi.stubGlobal("sessionStorage", { getItem: () => stored });
  vi.stubGlobal("location", { href: here.href });
  vi.stubGlobal("document", { referrer: here.referrer });

  expect(readLanding()).toEqual(expected);
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

const plain = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  [{}, 1],
  [{ button: 1 }, 0],
  [{ altKey: true }, 0],
  [{ ctrlKey: true }, 0],
  [{ metaKey: true }, 0],
  [{ shiftKey: true }, 0],
])("a click with %j acts instead of following the link %d times", (change, times) => {
  const [act, preventDefault] = [vi.fn(), vi.fn()];

  onPlainClick(act)({ ...plain, ...change, preventDefault });

  expect(act).toHaveBeenCalledTimes(times);
  expect(preventDefault).toHaveBeenCalledTimes(times);
});

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
