import type { ReactNode } from "react";
import { figures } from "../../../../shared/content/figures.ts";
import { Plot, PlotSymbol, PlotText } from "../../../components/figure-kit/plot.tsx";
import { percent } from "../../../components/figure-kit/scale.ts";
import styles from "./challenge-drawings.module.css";

const { reportingInaccuracy, culvertsOverlooked, weatherCosts } = figures;

/** The share of a whole. */
export function ReportingBar() {
  return (
    <Challenge>
      <rect className={styles.rest} y="34" width="100%" height="66" />
      <rect
        className={styles.part}
        y="34"
        width={percent(reportingInaccuracy.value / 100)}
        height="66"
      />
      <PlotText y="24">0</PlotText>
      <PlotText x="100%" y="24" textAnchor="end">
        100%
      </PlotText>
    </Challenge>
  );
}

/** Rail that cannot move: pushed together in the heat, pulled apart in the cold. */
export function RestrainedRail() {
  return (
    <Challenge>
      <Forces y={38} name="Heat: compression" inwards />
      <Forces y={90} name="Cold: tension" />
    </Challenge>
  );
}

const HEAD = "M-10-6L0 0L-10 6";

function Forces({ y, name, inwards = false }: { y: number; name: string; inwards?: boolean }) {
  const ends = inwards ? (["22%", "78%"] as const) : (["0%", "100%"] as const);
  return (
    <g className={styles.force} data-force={inwards ? "heat" : "cold"}>
      <PlotText x="50%" y={y - 14} textAnchor="middle">
        {name}
      </PlotText>
      <rect x="26%" y={y - 4} width="48%" height="10" />
      <line x1="0" x2="22%" y1={y} y2={y} />
      <line x1="78%" x2="100%" y1={y} y2={y} />
      <PlotSymbol x={ends[0]} y={y}>
        <path d={HEAD} transform={inwards ? undefined : "scale(-1 1)"} />
      </PlotSymbol>
      <PlotSymbol x={ends[1]} y={y}>
        <path d={HEAD} transform={inwards ? "scale(-1 1)" : undefined} />
      </PlotSymbol>
    </g>
  );
}

const TENTHS = 10;

/** Ten culverts, of which those that nobody looked at thoroughly are open. */
export function CulvertTenths() {
  const seen = TENTHS - culvertsOverlooked.value / TENTHS;
  return (
    <Challenge>
      {countTo(TENTHS).map((index) => (
        <PlotSymbol key={index} x={percent(((index % 5) + 0.5) / 5)} y={index < 5 ? 48 : 100}>
          <path
            className={index < seen ? styles.part : styles.open}
            d="M-14 0V-20A14 14 0 0 1 14-20V0z"
          />
        </PlotSymbol>
      ))}
    </Challenge>
  );
}

/** One block a billion, and a part of a block. */
export function BillionBlocks() {
  const whole = Math.floor(weatherCosts.value);
  const rest = weatherCosts.value - whole;
  return (
    <Challenge>
      {countTo(whole + 1).map((index) => (
        <rect
          key={index}
          className={styles.part}
          x={percent((index % 6) / 6)}
          y={index < 6 ? 14 : 60}
          width={percent((index < whole ? 0.9 : 0.9 * rest) / 6)}
          height="38"
        />
      ))}
    </Challenge>
  );
}

/** Zero, one and so on, `count` numbers. */
function countTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function Challenge({ children }: { children: ReactNode }) {
  return <Plot className={styles.drawing}>{children}</Plot>;
}
