import { quantityOf, UNIT_SPACE } from "../../../shared/content/figure.ts";
import { physicalFigures, walk, winter } from "../../../shared/content/physical-figures.ts";
import { railSteel, thermalForce } from "../../../shared/content/thermal-force.ts";
import kit from "../../components/figure-kit/figure-kit.module.css";
import { Plot, PlotSymbol, PlotText, Stretched } from "../../components/figure-kit/plot.tsx";
import { linearScale, pathThrough, percent } from "../../components/figure-kit/scale.ts";
import styles from "./calculated-drawings.module.css";

const SIZE = [1000, 1000] as const;
/** The part of the plot above the words of the axis. */
const CHART = 0.88;

const railC = [winter.rail, 65] as const;
const across = linearScale(railC, [0, 1]);
const down = linearScale([-2150, 1000], [CHART, 0.03]);
const forceAt = (degrees: number) => thermalForce(degrees - winter.neutral).forceKN;
const pointAt = (degrees: number) =>
  [across(degrees) * 1000, down(forceAt(degrees)) * 1000] as const;

/** The force in a restrained rail by its temperature: a straight line through neutral. */
export function ForceLine() {
  const [coldest, hottest] = railC;
  const noForce = down(0) * 1000;
  const neutral = across(winter.neutral);
  return (
    <Plot className={styles.force}>
      <Stretched size={SIZE}>
        <path
          className={kit.spread}
          d={`${pathThrough([pointAt(coldest)])}L${pointAt(winter.neutral).join(" ")}H0Z`}
        />
        <path
          className={kit.beyondFill}
          d={`${pathThrough([pointAt(winter.neutral), pointAt(hottest)])}V${noForce}Z`}
        />
        <path className={kit.hair} d={`M0 ${CHART * 1000}H1000`} />
        <path
          className={kit.design}
          d={`M0 ${noForce}H1000M${neutral * 1000} ${noForce}V${CHART * 1000}`}
        />
        <path className={kit.measured} d={pathThrough(railC.map(pointAt))} />
      </Stretched>
      <PlotText x="0" y={percent(down(0))} dy="-8">
        no force
      </PlotText>
      <PlotSymbol x={percent(neutral)} y={percent(down(0))}>
        <circle className={kit.measuredDot} r="5" />
      </PlotSymbol>
      <PlotSymbol x="0" y={percent(down(forceAt(coldest)))}>
        <circle className={kit.measuredDot} r="5" />
        <PlotText tone="strong" className={styles.value} x="16" y="24">
          {quantityOf(physicalFigures.winterTension)} tension
        </PlotText>
      </PlotSymbol>
      <PlotSymbol x="100%" y={percent(down(forceAt(hottest)))}>
        <circle className={kit.measuredDot} r="5" />
        <PlotText tone="strong" className={styles.value} x="-14" y="-4" textAnchor="end">
          {Math.round(forceAt(hottest) / 10) * 10}
          {UNIT_SPACE}kN compression
        </PlotText>
      </PlotSymbol>
      <PlotSymbol y="100%">
        <PlotText y="-4">
          −{-coldest}
          {UNIT_SPACE}°C
        </PlotText>
      </PlotSymbol>
      <PlotSymbol x={percent(neutral)} y="100%">
        <PlotText y="-4" textAnchor="middle">
          neutral, {winter.neutral}
          {UNIT_SPACE}°C
        </PlotText>
      </PlotSymbol>
      <PlotText x="100%" y="100%" dy="-4" textAnchor="end">
        {hottest}
        {UNIT_SPACE}°C
      </PlotText>
    </Plot>
  );
}

const degrees = winter.neutral - winter.rail;

/** The terms of the largest force, each with its value and its meaning. */
const forceTerms = [
  { value: `${railSteel.modulusGPa}${UNIT_SPACE}GPa`, meaning: "E, stiffness of steel" },
  { value: `${railSteel.areaCm2}${UNIT_SPACE}cm²`, meaning: "A, section of the rail" },
  {
    value: `${(railSteel.expansionPerC * 1000).toFixed(4)}${UNIT_SPACE}mm/m`,
    meaning: `alpha, for each${UNIT_SPACE}°C`,
  },
  { value: `${degrees}${UNIT_SPACE}°C`, meaning: "away from neutral" },
];

/** The formula of the largest force with its values. */
export function ForceTerms() {
  return (
    <dl className={styles.terms}>
      {forceTerms.map(({ value, meaning }, index) => (
        <div key={meaning}>
          <dt>{meaning}</dt>
          <dd className={index > 0 ? styles.factor : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const { headingError } = physicalFigures;
const METRES_APART = 10;

/** Metres: the clear ground on each side of a drift's middle, and the rock that is drawn beside it. */
const CLEAR_M = 2.9;
const ROCK_M = 0.9;

/** A heading that is wrong by one degree, at its true angle in a drift: places every ten metres, and where they seem to be. */
export function HeadingError() {
  const { metres } = walk;
  const end = headingError.value;
  const edge = CLEAR_M + ROCK_M;
  const places = Array.from({ length: metres / METRES_APART }, (_, index) => index * METRES_APART);
  return (
    <svg className={styles.heading} viewBox={`0 ${-edge} ${metres} ${2 * edge}`} aria-hidden="true">
      <path
        className={styles.wall}
        d={`M0 ${-edge}H${metres}v${ROCK_M}H0zM0 ${CLEAR_M}H${metres}v${ROCK_M}H0z`}
      />
      <path className={kit.spread} d={`M0 0H${metres}V${end}Z`} />
      <path className={kit.design} d={`M0 0H${metres}`} />
      <path className={kit.measured} d={`M0 0L${metres} ${end}`} />
      {places.slice(1).map((place) => (
        <g key={place}>
          <circle className={styles.place} cx={place} r="0.42" />
          <circle className={kit.measuredDot} cx={place} cy={(place / metres) * end} r="0.42" />
        </g>
      ))}
      <path className={styles.result} d={`M${metres - 0.15} 0V${end}`} />
    </svg>
  );
}

/** What the drawing of the heading error shows, with the key of its dots. */
export function HeadingErrorKey() {
  return (
    <ul className={styles.key}>
      <li>
        <span className={styles.trueDot} /> where the vehicle is, every {METRES_APART} m
      </li>
      <li>
        <span className={styles.seemingDot} /> where it seems to be
      </li>
      <li>
        {walk.metres} m straight ahead in a drift, {quantityOf(headingError)} beside it: to scale
      </li>
    </ul>
  );
}
