import { expect, test } from "vitest";
import { isEmail } from "./demo-request.ts";

test.each([
  "ada@railway.example",
  "a@b.c",
  "first.last+demo@mail.mine.example",
  "zoë@chemin-de-fer.québec",
  "ada@3com.example",
  "ada@xn--bcher-kva.example",
  "ada@ｒａｉｌｗａｙ。example",
  `ada@${"a".repeat(63)}.example`,
])("%j is an e-mail address", (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  ["no at sign", "ada.railway.example"],
  ["two at signs", "ada@rail@way.example"],
  ["no name", "@railway.example"],
  ["no dot after the at sign", "ada@railway"],
  ["a dot at the end", "ada@railway.example."],
  ["an empty label", "ada@railway..example"],
  ["a label that begins with a hyphen", "ada@-railway.example"],
  ["a label that ends with a hyphen", "ada@railway-.example"],
  ["an underscore in the domain", "ada@rail_way.example"],
  ["a path", "ada@railway.example/x"],
  ["an IP address", "ada@192.0.2.1"],
  ["a label that is too long", `ada@${"a".repeat(64)}.example`],
  ["a space inside", "ada lovelace@railway.example"],
  ["a line break", "ada@railway.example\nBcc:x@y.example"],
  ["a null byte", "ada\u0000@railway.example"],
  ["brackets from a paste", "<ada@railway.example>"],
  ["a list", "ada@railway.example,"],
  ["more than mail allows", `${"a".repeat(250)}@b.ca`],
])("%s is not an e-mail address", (_what, text) => {
  expect(isEmail(text)).toBe(false);
});
