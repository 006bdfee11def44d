import { expect, test } from "vitest";
import { withShownStates } from "./shown-states.ts";

test("a state of a pointer or a key can be had by an attribute too", () => {
  const sheet = withShownStates(
    ".button:hover{a:b} :focus-visible::after{c:d} .x:not(:active){e:f}",
  );

  expect(sheet).toBe(
    '.button:is(:hover, [data-shown~="hover"]){a:b} ' +
      ':is(:focus-visible, [data-shown~="focus-visible"])::after{c:d} ' +
      '.x:not(:is(:active, [data-shown~="active"])){e:f}',
  );
});

test("other states stay as they are", () => {
  const sheet = ".list:focus-within{a:b} .hover{c:d} input:disabled{e:f}";

  expect(withShownStates(sheet)).toBe(sheet);
});
