import { bentLine, bentRing, curve, type Point } from "../../components/drawings/path-data.ts";

/** Size of the map. The line extends beyond the map, so that either end can be shown in the middle. */
export const mapSize = { width: 640, height: 400 };

export const lineY = (x: number) =>
  216 - (x - 320) * 0.16 + Math.sin((x - 40) / 92) * 44 + Math.sin(x / 260) * 22;

const streamX = (y: number) => 402 + Math.sin(y / 52) * 26 - (y - 200) * 0.5;

const hills = [
  { centre: [120, 60], radii: [170, 96], rings: 6 },
  { centre: [560, 330], radii: [190, 120], rings: 6 },
  { centre: [180, 400], radii: [150, 74], rings: 5 },
  { centre: [620, 40], radii: [120, 70], rings: 4 },
] as const;

/** Path data of the example line and the land around it. */
export const terrainPaths = {
  track: bentLine(curve(-200, mapSize.width + 200, 20, lineY)),
  stream: bentLine(curve(-120, mapSize.height + 120, 20, streamX).map(([y, x]): Point => [x, y])),
  contours: hills
    .flatMap(({ centre, radii, rings }) =>
      Array.from({ length: rings }, (_, ring) => contour(centre, radii, ring)),
    )
    .join(""),
};

/** An irregular contour line. Inner rings are smaller and rotated a little. */
function contour([x, y]: Point, [radiusX, radiusY]: Point, ring: number): string {
  const share = 1 - ring * 0.15;
  const phase = x + ring * 0.2;
  const count = 32;
  return bentRing(
    Array.from({ length: count }, (_, index): Point => {
      const angle = (index / count) * 2 * Math.PI;
      const dent = 1 + 0.09 * Math.sin(3 * angle + phase) + 0.05 * Math.sin(7 * angle + 2 * phase);
      const reach = share * dent;
      return [x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach];
    }),
  );
}
