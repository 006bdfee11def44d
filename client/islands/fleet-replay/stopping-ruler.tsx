import type { StoppingDistance } from "../../../shared/content/mine-level/stopping.ts";
import { Plot, PlotText } from "../../components/figure-kit/plot.tsx";
import { anchorAt, percent } from "../../components/figure-kit/scale.ts";
import styles from "./cab-display.module.css";

/** Metres of the ruler. */
const LENGTH_M = 30;

interface StoppingRulerProps {
  stopping: StoppingDistance;
  /** Percent, positive uphill. */
  grade: number;
}

/** The stopping distance as a number and on a ruler, in its two parts. */
export function StoppingRuler({ stopping, grade }: StoppingRulerProps) {
  const { reaction, braking, total } = stopping;
  const share = (metres: number) => percent(Math.min(1, metres / LENGTH_M));
  return (
    <div className={styles.stopping}>
      <p>
        <strong className={styles.total}>
          {total === 0 ? "Stands" : `Stops in ${total.toFixed(1)} m`}
        </strong>
        <span className={styles.parts}>
          {total > 0 && `${reaction.toFixed(1)} m reaction, ${braking.toFixed(1)} m braking, `}
          {gradeText(grade)}
        </span>
      </p>
      <Plot className={styles.ruler}>
        <rect className={styles.reactionPart} width={share(reaction)} height="12" />
        <rect
          className={styles.brakingPart}
          x={share(reaction)}
          width={share(braking)}
          height="12"
        />
        {[0, 10, 20, 30].map((metres) => (
          <g key={metres}>
            <line className={styles.tick} x1={share(metres)} x2={share(metres)} y1="12" y2="18" />
            <PlotText x={share(metres)} y="33" textAnchor={anchorAt(metres / LENGTH_M)}>
              {metres === LENGTH_M ? `${metres} m` : metres}
            </PlotText>
          </g>
        ))}
      </Plot>
    </div>
  );
}

function gradeText(grade: number): string {
  if (grade === 0) return "level";
  return `${Math.abs(grade)}% ${grade > 0 ? "uphill" : "downhill"}`;
}
