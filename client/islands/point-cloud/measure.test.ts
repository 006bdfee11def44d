import { expect, test } from "vitest";
import { project, projectionOf } from "../../../shared/point-cloud/camera.ts";
import { distanceText, pickPoint } from "./measure.ts";

const view = { eye: [0, 0, 2], target: [0, 10, 2] } as const;
const projection = projectionOf(view, { width: 800, height: 400 });

test("what the camera looks at is in the middle of the window, and what is right of it at the right", () => {
  expect(project(projection, [0, 10, 2])).toMatchObject({ x: 400, y: 200, depth: 10 });
  const { x, y } = project(projection, [1, 10, 3]);
  expect(x).toBeGreaterThan(400);
  expect(y).toBeLessThan(200);
});

test("picks the point of the front surface, not a closer one behind it", () => {
  const behind = [0, 30, 2];
  const front = [0.05, 10, 2];
  const aside = [2, 10, 2];
  const cloud = { places: Float32Array.from([...behind, ...front, ...aside]), count: 3 };

  expect(pickPoint(cloud, projection, 400, 200)).toEqual([expect.closeTo(0.05), 10, 2]);
  expect(pickPoint(cloud, projection, 100, 100)).toBeUndefined();
});

test("states short distances in millimetres, long ones in metres, with level part and height", () => {
  expect(distanceText([0, 0, 0], [1.435, 0, 0])).toEqual({
    distance: "1,435 mm",
    parts: "± 14 mm, 1,435 mm level, +0 mm height",
  });
  expect(distanceText([0, 0, 5], [3, 0, 1])).toEqual({
    distance: "5.00 m",
    parts: "± 14 mm, 3.00 m level, −4.00 m height",
  });
});
