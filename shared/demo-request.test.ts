import { expect, test } from "vitest";
import { isEmail } from "./demo-request.ts";

test.each([
  "ada@railway.example",
  "a@b.c",
  "first.last+demo@mail.mine.example",
  "zoë@chemin-de-fer.québec",
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
