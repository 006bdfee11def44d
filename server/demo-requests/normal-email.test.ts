import { expect, test } from "vitest";
import { normalEmail } from "./normal-email.ts";

test.each([
  ["ada@railway.example", "ada@railway.example"],
  ["Ada@Railway.EXAMPLE", "Ada@railway.example"],
  ["ada@ｒａｉｌｗａｙ．example", "ada@railway.example"],
  ["ａｄａ＠railway.example", "ada@railway.example"],
  ["ada@bücher.example", "ada@xn--bcher-kva.example"],
  ["ada@xn--a.example", undefined],
  ["ada", undefined],
])("the normal spelling of %j is %j", (text, normal) => {
  expect(normalEmail(text)).toBe(normal);
});
