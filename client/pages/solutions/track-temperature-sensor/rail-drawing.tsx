import { startForce } from "../../../../shared/thermal-force.ts";
import { Drawing } from "../../../components/drawings/drawing.tsx";
import {
  drawingLabel,
  railUnderForce,
  type Sheet,
  sheets,
} from "../../../islands/force-explorer/rail-under-force.ts";
import styles from "./rail-drawing.module.css";

/** Track between two fixed ends, as the explorer begins; its behaviour redraws the marked parts. */
export function RailDrawing({ className }: { className?: string | undefined }) {
  return (
    <div className={className} data-rail={startForce.rail}>
      <RailSheet sheet="wide" />
      <RailSheet sheet="narrow" />
    </div>
  );
}

function RailSheet({ sheet }: { sheet: Sheet }) {
  const { width, height, trackFrom, gauge } = sheets[sheet];
  const strokes = railUnderForce(startForce.forceKN, sheet);
  const reach = gauge + 44;
  const ends = [trackFrom - 2, width - trackFrom - 2];
  return (
    <Drawing size={[width, height]} label={drawingLabel(startForce)} window={sheet}>
      {(["ties", "straight", "rails", "shafts", "heads"] as const).map((part) => (
        <path key={part} className={styles[part]} data-part={part} d={strokes[part]} />
      ))}
      <path
        className={styles.ends}
        d={ends.map((x) => `M${x} ${(height - reach) / 2}h4v${reach}h-4z`).join("")}
      />
    </Drawing>
  );
}
