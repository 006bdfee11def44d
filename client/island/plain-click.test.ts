import { expect, test, vi } from "vitest";
import { onPlainClick } from "./plain-click.ts";

const plain = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  [{}, 1],
  [{ button: 1 }, 0],
  [{ altKey: true }, 0],
  [{ ctrlKey: true }, 0],
  [{ metaKey: true }, 0],
  [{ shiftKey: true }, 0],
])("a click with %j acts instead of following the link %d times", (change, times) => {
  const [act, preventDefault] = [vi.fn(), vi.fn()];

  onPlainClick(act)({ ...plain, ...change, preventDefault });

  expect(act).toHaveBeenCalledTimes(times);
  expect(preventDefault).toHaveBeenCalledTimes(times);
});
