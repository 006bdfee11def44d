import type { ThermalForce } from "../../../shared/content/thermal-force.ts";
import { Drawing } from "../../components/drawings/drawing.tsx";
import styles from "./force-explorer.module.css";
import { drawingLabel, type Layout, layouts, railUnderForce } from "./rail-under-force.ts";

/** Track between two fixed ends under the current force. The force explorer redraws the parts with `data-part`. */
export function RailDrawing({ force }: { force: ThermalForce }) {
  return (
    <div data-rail={force.rail}>
      <RailSheet force={force} layout="wide" />
      <RailSheet force={force} layout="narrow" />
    </div>
  );
}

function RailSheet({ force, layout }: { force: ThermalForce; layout: Layout }) {
  const { width, height, trackFrom, gauge, tie } = layouts[layout];
  const strokes = railUnderForce(force.forceKN, layout);
  const reach = gauge + 44;
  const ends = [trackFrom - 2, width - trackFrom - 2];
  const [left, right] = [(height - gauge) / 2, (height + gauge) / 2];
  const ties = Array.from({ length: Math.round(width / tie) }, (_, index) => (index + 0.5) * tie);
  return (
    <Drawing size={[width, height]} label={drawingLabel(force)} window={layout}>
      {/* The rest of the line, behind the arrows. */}
      <g className={styles.rest}>
        <path
          className={styles.ties}
          d={ties
            .filter((x) => x < trackFrom || x > width - trackFrom)
            .map((x) => `M${x} ${left - 20}v${gauge + 40}`)
            .join("")}
        />
        <path
          className={styles.rails}
          d={[left, right]
            .map((y) => `M0 ${y}H${trackFrom}M${width - trackFrom} ${y}H${width}`)
            .join("")}
        />
      </g>
      {(["ties", "rails", "shafts", "heads"] as const).map((part) => (
        <path key={part} className={styles[part]} data-part={part} d={strokes[part]} />
      ))}
      <path
        className={styles.ends}
        d={ends.map((x) => `M${x} ${(height - reach) / 2}h4v${reach}h-4z`).join("")}
      />
    </Drawing>
  );
}
