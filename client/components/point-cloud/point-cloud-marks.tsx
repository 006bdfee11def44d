import type { Finding, PointCloud } from "../../../shared/content/point-clouds.ts";
import { type Projection, project, projectionOf } from "../../../shared/point-cloud/camera.ts";
import { PlotSymbol, Stretched } from "../figure-kit/plot.tsx";
import { percent } from "../figure-kit/scale.ts";
import styles from "./point-cloud-marks.module.css";

/** What the viewer shows over the points. */
export function PointCloudMarks({ findings }: { findings: readonly Finding[] }) {
  return (
    <>
      <svg className={styles.overlay} data-part="overlay" data-live="" aria-hidden="true" />
      <div className={styles.notes} data-live="">
        {findings.map(({ title, isFirst }, index) => (
          <button
            key={title}
            type="button"
            className={styles.note}
            data-note={index}
            data-first={isFirst && ""}
          >
            <FindingNumber>{index + 1}</FindingNumber>
            <span>{title}</span>
          </button>
        ))}
      </div>
      <ul className={styles.legend} data-part="legend" data-live="" aria-label="Colours" />
    </>
  );
}

/** The two pictures of a point cloud, and the share of each that a narrow window cuts off at the top. */
const stills = {
  wide: { width: 1920, height: 1080, cut: 0 },
  upright: { width: 960, height: 1440, cut: 0.19 },
} as const;

/** The numbers of the findings on the picture, at the places where the point cloud shows them at first. */
export function StillMarks({ of, still }: { of: PointCloud; still: keyof typeof stills }) {
  const { cut, ...size } = stills[still];
  const projection = projectionOf(of.first, size);
  return (
    <svg className={styles.still} data-still={still} aria-hidden="true">
      <Stretched size={[size.width, size.height]}>
        <path
          className={styles.box}
          d={of.findings.map((finding) => boxAround(finding, projection)).join("")}
        />
      </Stretched>
      {of.findings.map(({ title, at, box, isFirst }, index) => {
        const spot = project(projection, at);
        const down = spot.y / size.height;
        const isAbove = down > cut + 0.25;
        // Each number hangs a little farther from its place than the one before, so that none covers another.
        const reach = isAbove ? -30 - 14 * index : 30;
        return (
          <PlotSymbol key={title} x={percent(spot.x / size.width)} y={percent(Math.max(cut, down))}>
            <path className={styles.leader} d={`M0 0V${reach}`} />
            {!box && <circle className={styles.foot} r="3.5" />}
            <g className={styles.plate} data-first={isFirst && ""}>
              <rect x="-12" y={reach - 12} width="24" height="24" />
              <text y={reach} dy="0.36em">
                {index + 1}
              </text>
            </g>
          </PlotSymbol>
        );
      })}
    </svg>
  );
}

/** The four corners of the box around a finding that has one. */
function boxAround({ at: [x, y], box }: Finding, projection: Projection): string {
  if (!box) return "";
  const [half, height] = box;
  const low = project(projection, [x - half, y, 0]);
  const high = project(projection, [x + half, y, height]);
  const arm = (high.x - low.x) / 3.5;
  return [low.x, high.x]
    .flatMap((left) => [low.y, high.y].map((top) => [left, top] as const))
    .map(([left, top]) => {
      const across = left === low.x ? arm : -arm;
      const down = top === high.y ? arm : -arm;
      return `M${(left + across).toFixed(1)} ${top.toFixed(1)}h${(-across).toFixed(1)}v${down.toFixed(1)}`;
    })
    .join("");
}

/** The number of a finding, in the list and in the picture. */
export function FindingNumber({ children }: { children: number }) {
  return (
    <b className={styles.number} aria-hidden="true">
      {children}
    </b>
  );
}
