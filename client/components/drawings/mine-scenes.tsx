import styles from "./drawing.module.css";
import { floorAt, groundOf, type MineSheet, reachOf, roofAt } from "./mine-levels.ts";
import { scatteredIn } from "./mine-openings.tsx";
import { MineTruck } from "./mine-truck.tsx";
import { curve, type Point, polyline, polylines } from "./path-data.ts";

/** What happens in the four levels. */
export function MineScenes({ sheet }: { sheet: MineSheet }) {
  return (
    <>
      <LostSignals sheet={sheet} />
      <Heading sheet={sheet} />
      <SharedDrive sheet={sheet} />
      <Dust sheet={sheet} />
    </>
  );
}

/** Where the scanning vehicle of the second level carries its sensor. */
export function scannerAt(sheet: MineSheet): Point {
  const x = sheet.width * 0.76;
  return [x, floorAt(sheet, 1, x) - 46 * sheet.scale];
}

function LostSignals({ sheet }: { sheet: MineSheet }) {
  const ground = groundOf(sheet);
  const feet = [0.2, 0.5, 0.8].map((share) => share * sheet.width);
  const beams = feet.map((x): Point[] => [
    [x + 18, 6],
    [x, ground - 6],
  ]);
  const ends = feet.map((x): Point[] => [
    [x - 9, ground - 2],
    [x + 9, ground - 2],
  ]);
  return (
    <>
      <path className={styles.dashed} d={polylines(beams)} />
      <path className={styles.heavy} d={polylines(ends)} />
    </>
  );
}

function Heading({ sheet }: { sheet: MineSheet }) {
  const { width, scale, drift } = sheet;
  const [x, y] = scannerAt(sheet);
  const rays = curve(-168, -14, 11, () => 0).map(([degrees]): Point[] => [
    [x, y],
    wallSeen(sheet, [x, y], degrees),
  ]);
  const top = roofAt(sheet, 1, width) + 4;
  const planned = [top, top + drift - 8].map((height): Point[] => [
    [width * 0.89, height],
    [width, height],
  ]);
  return (
    <>
      <path className={styles.dashed} d={polylines(planned)} />
      <path className={styles.rays} d={polylines(rays)} />
      <path className={styles.points} d={scatteredIn(sheet).points} />
      <MineTruck at={[x - 14 * scale, y + 31 * scale]} scale={0.86 * scale} />
    </>
  );
}

function SharedDrive({ sheet }: { sheet: MineSheet }) {
  const { width, scale } = sheet;
  const floor = floorAt(sheet, 2, width / 2);
  const [left, right] = [width * 0.3, width * 0.72];
  const box = polyline([[right - 62 * scale, floor - 72 * scale]]);
  const path = polyline([
    [left + 48 * scale, floor - 34 * scale],
    [right - 66 * scale, floor - 34 * scale],
  ]);
  return (
    <>
      <MineTruck at={[left, floor - 15 * scale]} scale={0.86 * scale} />
      <MineTruck at={[right, floor - 15 * scale]} scale={0.86 * scale} mirrored />
      <path className={styles.warning} d={`${box}h${124 * scale}v${70 * scale}h${-124 * scale}z`} />
      <path className={styles.expected} d={path} />
      <g
        className={styles.line}
        transform={`translate(${width / 2} ${floor.toFixed(1)}) scale(${(1.1 * scale).toFixed(2)})`}
      >
        <circle cy="-36" r="5" />
        <path d="M0-31v16M-8-24h16M0-15l-6 15M0-15l6 15" />
      </g>
    </>
  );
}

function Dust({ sheet }: { sheet: MineSheet }) {
  const x = sheet.width * 0.44;
  return (
    <>
      <MineTruck at={[x, floorAt(sheet, 3, x) - 15 * sheet.scale]} scale={0.86 * sheet.scale} />
      <path className={styles.soft} d={scatteredIn(sheet).dust} />
    </>
  );
}

/** The first point of the second level's roof or face that a ray meets. */
function wallSeen(sheet: MineSheet, [x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const face = reachOf(sheet, 1).to + 4 * sheet.scale;
  const at = (length: number): Point => [
    x + Math.cos(angle) * length,
    y + Math.sin(angle) * length,
  ];
  let length = 8;
  while (length < 180 * sheet.scale && isOpen(at(length))) length += 3;
  return at(length);

  function isOpen([toX, toY]: Point) {
    return toY > roofAt(sheet, 1, toX) && toX < face;
  }
}
