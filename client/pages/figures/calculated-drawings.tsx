import { quantityOf } from "../../../shared/content/figure.ts";
import { physicalFigures, walk, winter } from "../../../shared/content/physical-figures.ts";
import { thermalForce } from "../../../shared/content/thermal-force.ts";
import kit from "../../components/figure-kit/figure-kit.module.css";
import { Plot, PlotSymbol, PlotText, Stretched } from "../../components/figure-kit/plot.tsx";
import { linearScale, pathThrough, percent } from "../../components/figure-kit/scale.ts";
import styles from "./figures-page.module.css";

const SIZE = [1000, 1000] as const;

const railC = [-40, 60] as const;
const across = linearScale(railC, [0, 1]);
const down = linearScale([-1800, 700], [0.9, 0.04]);

/** The force in a restrained rail by its temperature: a straight line through neutral. */
export function ForceLine() {
  const points = railC.map((degrees) => {
    const { forceKN } = thermalForce(degrees - winter.neutral);
    return [across(degrees) * 1000, down(forceKN) * 1000] as const;
  });
  const coldest = thermalForce(winter.rail - winter.neutral);
  return (
    <Plot className={styles.drawing}>
      <Stretched size={SIZE}>
        <path className={kit.hair} d={`M0 ${down(0) * 1000}H1000`} />
        <path className={kit.measured} d={pathThrough(points)} />
      </Stretched>
      <PlotText x="0" y={percent(down(0))} dy="-8">
        no force
      </PlotText>
      <PlotSymbol x={percent(across(winter.neutral))} y={percent(down(0))}>
        <circle className={kit.measuredDot} r="5" />
        <g textAnchor="middle">
          <PlotText tone="strong" y="26">
            neutral, {winter.neutral} °C
          </PlotText>
        </g>
      </PlotSymbol>
      <PlotSymbol x={percent(across(winter.rail))} y={percent(down(coldest.forceKN))}>
        <circle className={kit.measuredDot} cx="5" r="5" />
        <PlotText tone="strong" x="18" y="8">
          −{-winter.rail} °C, {quantityOf(physicalFigures.winterTension)} of tension
        </PlotText>
      </PlotSymbol>
    </Plot>
  );
}

const { closingDistance, headingError, reactionDistance } = physicalFigures;

/** A heading that is wrong by one degree: the distance and the error to one scale. */
export function HeadingError() {
  const end = (headingError.value / walk.metres) * 1000;
  return (
    <svg className={styles.wedge} viewBox={`0 -4 1000 ${Math.ceil(end) + 8}`} aria-hidden="true">
      <path className={kit.spread} d={`M0 0H1000V${end}Z`} />
      <path className={kit.design} d="M0 0H1000" />
      <path className={kit.measured} d={`M0 0L1000 ${end}V0`} />
    </svg>
  );
}

export const headingErrorCaption = `${walk.metres} m straight ahead, ${quantityOf(headingError)} beside it: to scale`;

/** The way of two vehicles in one second. */
export function MeetingVehicles() {
  // A metre is left between them.
  const share = reactionDistance.value / (2 * reactionDistance.value + 1);
  return (
    <Plot className={styles.meeting}>
      <PlotText x="0" y="14">
        One second, two vehicles: {quantityOf(closingDistance)}
      </PlotText>
      {[0, 1 - share].map((start) => (
        <rect
          key={start}
          className={styles.travelled}
          x={percent(start)}
          y="24"
          width={percent(share)}
          height="20"
        />
      ))}
    </Plot>
  );
}
