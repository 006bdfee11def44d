import styles from "./drawing.module.css";
import { Drawing } from "./drawing.tsx";
import { RailProfile } from "./rail-profile.tsx";
import geometry from "./track-geometry.module.css";

interface TrackGeometryProps {
  of: keyof typeof measures;
  className?: string | undefined;
}

/** One of the measures that track people speak of, each as the sketch that explains it. */
export function TrackGeometry({ of, className }: TrackGeometryProps) {
  const { label, Sketch } = measures[of];
  return (
    <Drawing size="14 36 332 168" label={label} className={className}>
      <Sketch />
    </Drawing>
  );
}

const measures = {
  gauge: {
    label: "Gauge: the distance between the inner faces of the two rails",
    Sketch: Gauge,
  },
  "cross-level": {
    label: "Cross-level: the difference in height between the two rails",
    Sketch: CrossLevel,
  },
  alignment: {
    label: "Alignment: how far a rail leaves the straight chord",
    Sketch: Alignment,
  },
};

function Gauge() {
  return (
    <>
      <RailsOnTie />
      <path className={styles.dimension} d="M110 112V58M246 112V58M110 70H246" />
      <path className={styles.filled} d="M110 70l9-4v8zM246 70l-9-4v8z" />
      <text x="178" y="56" className={styles.middle}>
        gauge
      </text>
    </>
  );
}

function CrossLevel() {
  return (
    <>
      <path className={styles.former} d="M30 108H330" />
      <g transform="rotate(-6 180 140)">
        <RailsOnTie />
      </g>
      <path className={styles.dimension} d="M280 122h30M280 103h30M300 103V78M300 122V148" />
      <path className={styles.filled} d="M300 103l-4-9h8zM300 122l-4 9h8z" />
      <text x="290" y="70" className={styles.middle}>
        cross-level
      </text>
    </>
  );
}

function RailsOnTie() {
  return (
    <>
      <path className={styles.soft} d="M30 168H330M40 168v18h280v-18" />
      <RailProfile x={70} y={168} />
      <RailProfile x={240} y={168} />
    </>
  );
}

function Alignment() {
  const ties = Array.from({ length: 17 }, (_, index) => `M${24 + index * 20} 84v84`).join("");
  return (
    <>
      <path className={styles.soft} d={ties} />
      <path
        className={geometry.rail}
        d="M14 100C110 100 130 74 180 74S250 100 346 100M14 152C110 152 130 126 180 126S250 152 346 152"
      />
      <path className={styles.expected} d="M60 99H300" />
      <path className={styles.dimension} d="M180 74V99" />
      <path className={styles.filled} d="M180 99l-4-9h8zM180 74l-4 9h8z" />
      <text x="180" y="52" className={styles.middle}>
        mid-chord offset
      </text>
    </>
  );
}
