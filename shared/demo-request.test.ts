import { expect, test } from "vitest";
import { isEmail } from "./demo-request.ts";

test.each([
  "ada@railway.example",
  "a@b.c",
  "first.last+demo@mail.mine.example",
  "zoë@chemin-de-fer.québec",
  "o'brien@rail.example",
  "ada@3com.example",
  "ada@xn--bcher-kva.example",
  "ada@ｒａｉｌｗａｙ。example",
  `ada@${"a".repeat(63)}.example`,
])("%j is an e-mail address", (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  ["nothing", ""],
  ["no at sign", "ada.railway.example"],
  ["two at signs", "ada@rail@way.example"],
  ["no name", "@railway.example"],
  ["no dot after the at sign", "ada@railway"],
  ["nothing after the dot", "ada@railway."],
  ["a dot at the end", "ada@railway.example."],
  ["an empty label", "ada@railway..example"],
  ["a dot at the beginning of the domain", "ada@.railway.example"],
  ["a label that begins with a hyphen", "ada@-railway.example"],
  ["a label that ends with a hyphen", "ada@railway-.example"],
  ["an underscore in the domain", "ada@rail_way.example"],
  ["a soft hyphen in the domain", "ada@rail\u00adway.example"],
  ["a path", "ada@railway.example/x"],
  ["a query", "ada@railway.example?x"],
  ["a fragment", "ada@railway.example#x"],
  ["an escape", "ada@railway%2eexample"],
  ["a port", "ada@railway.example:25"],
  ["an exclamation mark at the end", "ada@railway.example!"],
  ["an IP address", "ada@192.0.2.1"],
  ["a label that is too long", `ada@${"a".repeat(64)}.example`],
  ["a full-width space", "ada\u3000lovelace@railway.example"],
  ["a space inside", "ada lovelace@railway.example"],
  ["a space before", " ada@railway.example"],
  ["a line break", "ada@railway.example\nBcc:x@y.example"],
  ["a null byte", "ada\u0000@railway.example"],
  ["half a character", "ada\ud800@railway.example"],
  ["an invisible character", "ada\u200b@railway.example"],
  ["brackets from a paste", "<ada@railway.example>"],
  ["a list", "ada@railway.example,"],
  ["more than mail allows", `${"a".repeat(250)}@b.ca`],
])("%s is not an e-mail address", (_what, text) => {
  expect(isEmail(text)).toBe(false);
});
