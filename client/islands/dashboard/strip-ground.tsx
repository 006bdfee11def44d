import { memo } from "react";
import {
  bridges,
  crossings,
  culverts,
  type Station,
  stations,
} from "../../../shared/content/example-line/features.ts";
import {
  type Curve,
  curves,
  LINE_LENGTH,
} from "../../../shared/content/example-line/line-design.ts";
import { milesOf } from "../../../shared/units.ts";
import lines from "../../components/figure-kit/figure-kit.module.css";
import { PlotSymbol, PlotText, Stretched } from "../../components/figure-kit/plot.tsx";
import { anchorAt, percent } from "../../components/figure-kit/scale.ts";
import styles from "./maps.module.css";

const LENGTH_KM = LINE_LENGTH / 1000;

/** Where a kilometre lies on the strip, as a share of its width. */
export function alongLine(kilometre: number): string {
  return percent(kilometre / LENGTH_KM);
}

interface StripGroundProps {
  roughness: readonly number[];
  isBrief: boolean;
}

const kilometres = Array.from({ length: LENGTH_KM + 1 }, (_, index) => index);
const miles = [5, 10, 15, 20, 25];
/** Heights of the strip's lanes. */
const heights = {
  full: { track: 91, names: 111, rough: 116 },
  brief: { track: 64, names: 0, rough: 72 },
};

/** What does not depend on the visitor's choice: rendered once. */
export const StripGround = memo(function StripGround({ roughness, isBrief }: StripGroundProps) {
  const { track, rough } = isBrief ? heights.brief : heights.full;
  return (
    <PlotSymbol>
      {!isBrief && <Structures />}
      <line className={styles.main} x1="0" x2="100%" y1={track} y2={track} />
      <Stretched y={rough} height={17} size={[roughness.length, 36]}>
        <path className={styles.rough} d={roughPath(roughness)} />
      </Stretched>
      <Kilometres top={rough + 18} />
      {!isBrief &&
        miles.map((mile) => (
          <PlotSymbol key={mile} x={alongLine((mile * LENGTH_KM) / milesOf(LENGTH_KM))} y="166">
            <g className={styles.wide}>
              <path className={lines.hair} d="M0-6v10" />
              <PlotText x="5" y="4">
                {mile}
              </PlotText>
            </g>
          </PlotSymbol>
        ))}
    </PlotSymbol>
  );
});

/** The degrees of sharp curves. Drawn after the lines to the ranks, which end at them. */
export function CurveDegrees() {
  return curves
    .filter(({ degree }) => Math.abs(degree) >= 3)
    .map(({ from, to, degree }) => (
      <PlotText
        key={from}
        className={styles.degree}
        x={alongLine((from + to) / 2000)}
        y={degree > 0 ? 71 : 51}
        textAnchor="middle"
        pointerEvents="none"
      >
        {Math.abs(degree)}°
      </PlotText>
    ));
}

function Structures() {
  return (
    <>
      <Stretched y={36} height={40} size={[LINE_LENGTH, 40]}>
        <path className={lines.hair} d={`M0 20H${LINE_LENGTH}`} />
        <path className={styles.curve} d={curves.map(curvePath).join("")} />
      </Stretched>
      {stations.map((station) => (
        <StationMark key={station.name} {...station} />
      ))}
      {culverts.map((kilometre) => (
        <PlotSymbol key={kilometre} x={alongLine(kilometre)} y="91">
          <path className={styles.water} d="M-3-6Q0-3 0 0T3 6" />
        </PlotSymbol>
      ))}
      {crossings.map((kilometre) => (
        <PlotSymbol key={kilometre} x={alongLine(kilometre)} y="91">
          <path className={styles.road} d="M-3.5-4.5L3.5 4.5M3.5-4.5L-3.5 4.5" />
        </PlotSymbol>
      ))}
      {bridges.map(({ kilometre }) => (
        <PlotSymbol key={kilometre} x={alongLine(kilometre)} y="91">
          <path className={styles.bridge} d="M-6.5-6.5L-4-4H4L6.5-6.5M-6.5 6.5L-4 4H4L6.5 6.5" />
        </PlotSymbol>
      ))}
    </>
  );
}

function StationMark({ name, kilometre, siding }: Station) {
  return (
    <>
      {siding && (
        <Stretched
          x={alongLine(siding[0])}
          y={84}
          width={percent((siding[1] - siding[0]) / LENGTH_KM)}
          height={8}
          size={[100, 8]}
        >
          <path className={styles.siding} d="M0 7L8 1H92L100 7" />
        </Stretched>
      )}
      <PlotText
        className={isTerminal(kilometre) ? styles.terminal : undefined}
        x={alongLine(kilometre)}
        y="111"
        textAnchor={anchorAt(kilometre / LENGTH_KM)}
      >
        {name}
      </PlotText>
    </>
  );
}

function Kilometres({ top }: { top: number }) {
  const ticks = kilometres.map((each) => `M${each * 1000} 0v${each % 4 === 0 ? 8 : 4}`).join("");
  return (
    <>
      <Stretched y={top} height={8} size={[LINE_LENGTH, 8]}>
        <path className={lines.hair} d={`M0 0H${LINE_LENGTH}${ticks}`} />
      </Stretched>
      {kilometres
        .filter((each) => each % 4 === 0)
        .map((each) => (
          <PlotText
            key={each}
            className={each % 8 === 0 ? undefined : styles.wide}
            x={alongLine(each)}
            y={top + 21}
            textAnchor={anchorAt(each / LENGTH_KM)}
          >
            {each}
          </PlotText>
        ))}
    </>
  );
}

/** In a narrow window the names at the two ends would touch their neighbours. */
function isTerminal(kilometre: number): boolean {
  return kilometre === 0 || kilometre === LENGTH_KM;
}

/** A curve to the right is above the axis, one to the left below; its height is its degree. */
function curvePath({ from, to, spiral, degree }: Curve): string {
  const height = 20 - degree * 4.7;
  const [a, b, c, d] = [from, from + spiral, to - spiral, to].map(Math.round);
  return `M${a} 20L${b} ${height}H${c}L${d} 20z`;
}

function roughPath(roughness: readonly number[]): string {
  const steps = roughness.map((each) => `V${Math.round(36 - each * 7)}h1`);
  return `M0 36${steps.join("")}V36z`;
}
