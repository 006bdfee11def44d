import { expect, test } from "vitest";
import { newRequestId } from "./request-id.ts";

test("an id is a UUID of version 4", () => {
  const id = newRequestId();

  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test("1,000 ids are all different", () => {
  const ids = Array.from({ length: 1000 }, newRequestId);

  expect(new Set(ids).size).toBe(1000);
});
