import drawing from "./drawing.module.css";
import styles from "./mine-vehicle.module.css";
import { type Point, tenths } from "./path-data.ts";

interface MineVehicleProps {
  /** Its middle. */
  at: Point;
  /** Where it goes: degrees, 0 to the right, 90 downwards. */
  heading?: number;
  scale?: number;
  /** The system knows of it; or it warns of it. */
  box?: "known" | "warned" | undefined;
}

/** A vehicle underground, seen from above: 90 units long, 50 wide. */
export function MineVehicle({ at: [x, y], heading = 0, scale = 1, box }: MineVehicleProps) {
  return (
    <g
      transform={`translate(${tenths(x)} ${tenths(y)}) rotate(${tenths(heading)}) scale(${scale})`}
    >
      {box && <path className={styles[box]} d="M-58-38h118v76h-118z" />}
      <g className={drawing.solid}>
        <path d="M-44-22h62v44h-62zM18-19h20q8 0 8 8v22q0 8-8 8h-20z" />
        <path className={styles.wheels} d="M-30-26h18m-18 52h18m26-52h16m-16 52h16" />
      </g>
    </g>
  );
}
