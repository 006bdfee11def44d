import { expect, test } from "vitest";
import { decodeLevel, eachShot, encodeLevel, LEVELS, NEW, type Return } from "./scan-file.ts";

test("a level has the same returns after encoding and decoding, within a range step", () => {
  const shots: (Return | undefined)[] = [
    { range: 3.1, intensity: 128, kind: 2, change: 0 },
    undefined,
    { range: 45.998, intensity: 1, kind: 7, change: -44 },
    { range: 0.5, intensity: 255, kind: 0, change: NEW },
    undefined,
    { range: 0.502, intensity: 8, kind: 1, change: 127 },
  ];

  const decoded: (Return | undefined)[] = shots.map(() => undefined);
  decodeLevel(encodeLevel(shots), (index, found) => {
    decoded[index] = found;
  });

  for (const [index, shot] of shots.entries()) {
    const found = decoded[index];
    if (!shot) expect(found).toBeUndefined();
    else expect(found).toEqual({ ...shot, range: expect.closeTo(shot.range, 3) });
  }
});

test("every shot is in one level, and the first level has an eighth of them", () => {
  const size = { rings: 8, slots: 16 };
  const counts = Array.from({ length: LEVELS }, () => 0);
  const seen = new Set<string>();
  for (let level = 0; level < LEVELS; level++) {
    eachShot(size, level, (ring, slot) => {
      seen.add(`${ring} ${slot}`);
      counts[level] = (counts[level] ?? 0) + 1;
    });
  }

  expect(seen.size).toBe(128);
  expect(counts).toEqual([16, 16, 32, 64]);
});
