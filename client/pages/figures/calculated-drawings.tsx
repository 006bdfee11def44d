import { quantityOf } from "../../../shared/content/figure.ts";
import { physicalFigures, walk, winter } from "../../../shared/content/physical-figures.ts";
import { thermalForce } from "../../../shared/content/thermal-force.ts";
import { Caption } from "../../components/caption.tsx";
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

/** A heading that is wrong by one degree: the distance and the error to one scale. */
export function HeadingError() {
  const { headingError } = physicalFigures;
  const end = (headingError.value / walk.metres) * 1000;
  return (
    <div>
      <svg className={styles.wedge} viewBox={`0 -4 1000 ${Math.ceil(end) + 8}`} aria-hidden="true">
        <path className={kit.spread} d={`M0 0H1000V${end}Z`} />
        <path className={kit.design} d="M0 0H1000" />
        <path className={kit.measured} d={`M0 0L1000 ${end}V0`} />
      </svg>
      <Caption className={styles.key}>
        {walk.metres} m straight ahead, {quantityOf(headingError)} beside it: to scale
      </Caption>
    </div>
  );
}

/** The way of two vehicles in one second, then the braking distance on Earth and on the Moon. */
export function MeetingVehicles() {
  const { closingDistance, reactionDistance, lunarStopping } = physicalFigures;
  // A metre is left between them.
  const share = reactionDistance.value / (2 * reactionDistance.value + 1);
  return (
    <Plot className={styles.drawing}>
      <PlotText x="0" y="14">
        One second, two vehicles: {quantityOf(closingDistance)}
      </PlotText>
      <rect className={styles.travelled} y="24" width={percent(share)} height="20" />
      <rect
        className={styles.travelled}
        x={percent(1 - share)}
        y="24"
        width={percent(share)}
        height="20"
      />
      <PlotText x="0" y="92">
        Braking on Earth
      </PlotText>
      <rect
        className={styles.braked}
        y="102"
        width={percent(1 / lunarStopping.value)}
        height="20"
      />
      <PlotText x="0" y="160">
        Braking on the Moon
      </PlotText>
      <rect className={styles.braked} y="170" width="100%" height="20" />
    </Plot>
  );
}
