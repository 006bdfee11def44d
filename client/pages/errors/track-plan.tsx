import type { ReactNode } from "react";
import { Drawing } from "../../components/drawings/drawing.tsx";
import { polylines } from "../../components/drawings/path-data.ts";
import styles from "./track-plan.module.css";

/** Wide enough for every window; the damage is at 70 % of the width. */
export const reach = { from: -1500, to: 2400 } as const;

const SPACING = 22;

/** A stretch of track in plan, from edge to edge. */
export function TrackPlan({ children }: { children: ReactNode }) {
  return (
    <div className={styles.window}>
      <Drawing size={`${reach.from} 0 ${reach.to - reach.from} 200`} className={styles.plan}>
        {children}
      </Drawing>
    </div>
  );
}

interface TiesProps {
  from: number;
  to: number;
  /** Draws dashed outlines of ties that are missing. */
  missing?: boolean;
}

export function Ties({ from, to, missing = false }: TiesProps) {
  const places = Array.from({ length: Math.ceil((to - from) / SPACING) }, (_, index) => {
    const x = from + index * SPACING;
    return [
      [x, 62],
      [x, 138],
    ] as const;
  });
  return <path className={missing ? styles.missing : styles.ties} d={polylines(places)} />;
}
