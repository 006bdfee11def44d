import { expect, test } from "vitest";
import { addressesOf } from "./addresses.ts";

const addresses = addressesOf("https://site.example/");

test.each([
  ["/pictures/a.webp", "/pictures/a.webp"],
  ["a.webp", "a.webp"],
  ["https://site.example/a.webp", "/a.webp"],
  ["//other.example/a.webp", undefined],
  ["/\\other.example/a.webp", undefined],
  ["/\t/other.example/a.webp", undefined],
  ["https://site.example:444/a.webp", undefined],
  ["data:image/png,x", undefined],
  ["http://[", undefined],
])("recognizes %j as the site's own address %j", (address, expected) => {
  const own = addresses.own(address);

  expect(own).toBe(expected);
});

test.each([
  ["https://other.example", "https://other.example/"],
  ["//other.example/a b.png", "https://other.example/a%20b.png"],
  ["/solutions", undefined],
  ["#notes", undefined],
  ["mailto:a@b.example", undefined],
  ["http://[", undefined],
])("recognizes %j as the foreign address %j", (address, expected) => {
  const foreign = addresses.foreign(address);

  expect(foreign).toBe(expected);
});
