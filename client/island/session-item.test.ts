import { expect, test, vi } from "vitest";
import { readLanding } from "./landing.ts";
import { readSessionItem, removeSessionItem, writeSessionItem } from "./session-item.ts";

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
