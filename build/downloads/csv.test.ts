import { expect, test } from "vitest";
import { csv } from "./csv.ts";

const columns = { place: "Place", note: "Note" };

test.each([
  ["a comma", "a,b", '"a,b"'],
  ["quotes, doubled", 'a "b" "c"', '"a ""b"" ""c"""'],
  ["a line break", "a\nb", '"a\nb"'],
])("quotes a field with %s", (_what, note, field) => {
  expect(csv(columns, [{ place: "km 1", note }])).toBe(`place,note\r\nkm 1,${field}\r\n`);
});

test("writes a null as an empty field, and quotes no other field", () => {
  expect(csv(columns, [{ place: "km 1", note: null }])).toBe("place,note\r\nkm 1,\r\n");
});
