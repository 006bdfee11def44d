import { expect, test, vi } from "vitest";
import { onPlainClick } from "./plain-click.ts";

const plain = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test("a plain click acts instead of following the link", () => {
  const [act, preventDefault] = [vi.fn(), vi.fn()];

  onPlainClick(act)({ ...plain, preventDefault });

  expect(act).toHaveBeenCalledOnce();
  expect(preventDefault).toHaveBeenCalledOnce();
});

test.each([
  { button: 1 },
  { altKey: true },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
])("the browser follows the link after a click with %j", (change) => {
  const [act, preventDefault] = [vi.fn(), vi.fn()];

  onPlainClick(act)({ ...plain, ...change, preventDefault });

  expect(act).not.toHaveBeenCalled();
  expect(preventDefault).not.toHaveBeenCalled();
});
