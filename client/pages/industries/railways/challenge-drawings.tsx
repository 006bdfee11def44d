import { figures } from "../../../../shared/content/figures.ts";
import { Plot, PlotSymbol, PlotText } from "../../../components/figure-kit/plot.tsx";
import { percent } from "../../../components/figure-kit/scale.ts";
import styles from "./railway-challenges.module.css";

/** Rail that cannot move: pushed together in the heat, pulled apart in the cold. */
export function RestrainedRail() {
  return (
    <Plot className={styles.drawing}>
      <Forces y={38} name="Heat: compression" inwards />
      <Forces y={90} name="Cold: tension" />
    </Plot>
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
const tenths = Array.from({ length: TENTHS }, (_, index) => index);

/** Ten culverts, of which those not thoroughly inspected are filled, as the figure beside them counts. */
export function CulvertTenths() {
  const overlooked = figures.culvertsOverlooked.value / TENTHS;
  return (
    <Plot className={styles.drawing}>
      {tenths.map((index) => (
        <PlotSymbol key={index} x={percent((index % 5) / 4)} y={index < 5 ? 48 : 100}>
          {/* The first and the last of a row touch the edges. */}
          <path
            className={index < overlooked ? styles.part : styles.open}
            d="M0 0V-20A14 14 0 0 1 28-20V0z"
            transform={`translate(${-7 * (index % 5)})`}
          />
        </PlotSymbol>
      ))}
    </Plot>
  );
}
