import type { ReactNode } from "react";
import { BlockedInlet, OpenJoint, ScouredOutlet } from "./culvert-close-ups.tsx";
import { culvertFailures } from "./culvert-failure.ts";
import failure from "./culvert-failures.module.css";
import styles from "./drawing.module.css";
import { Drawing } from "./drawing.tsx";
import type { Point } from "./path-data.ts";
import { createRandom } from "./random.ts";
import { Strewn, tileOf } from "./strewn.tsx";

const grains = tileOf({ size: [46, 42], count: 24, random: createRandom(9) });

/** The embankment with three numbers, and under it each place by itself with its words. */
export function CulvertFailuresNarrow() {
  return (
    <div className={failure.narrow}>
      <Overview />
      <ol className={failure.places}>
        <Place number={1} {...culvertFailures.blockage} sketch={<BlockedInlet />} />
        <Place number={2} {...culvertFailures.joint} sketch={<OpenJoint />} />
        <Place number={3} {...culvertFailures.scour} sketch={<ScouredOutlet />} />
      </ol>
    </div>
  );
}

interface PlaceProps {
  number: number;
  name: string;
  cause: string;
  sketch: ReactNode;
}

function Place({ number, name, cause, sketch }: PlaceProps) {
  return (
    <li>
      {sketch}
      <h3 className={failure.heading}>
        <span className={failure.square}>{number}</span>
        {name}
      </h3>
      <p className={failure.words}>{cause}</p>
    </li>
  );
}

function Overview() {
  return (
    <Drawing
      size={[350, 152]}
      label="Section through a railway embankment with three numbered places: one at the inlet, two at a joint in the middle, three at the outlet."
    >
      <path className={styles.soil} d="M0 100H46L130 26H220L304 100H350V152H0z" />
      <Strewn
        id="overview-grains"
        tile={grains}
        className={styles.soft}
        over="M56 96L130 30H220L294 96z"
      />
      <path className={styles.bed} d="M136 26l8-10h62l8 10z" />
      <path className={styles.line} d="M0 100H46L130 26H220L304 100H350M136 26l8-10h62l8 10" />
      <path className={styles.filled} d="M150 14.5h50v3h-50zM158 14v-6h6v6zM186 14v-6h6v6z" />
      <path
        className={styles.opening}
        d="M0 100H46V126H0zM46 96H171V126H46zM179 99H304V129H179zM304 100H350V140Q326 152 304 134z"
      />
      <path
        className={styles.water}
        d="M0 113H46V126H0zM46 115H171V126H46zM179 117H304V129H179zM304 117H350V140Q326 152 304 134z"
      />
      <path
        className={styles.line}
        d="M46 96H171M46 126H171M179 99H304M179 129H304M0 126H46M304 134Q326 152 350 140"
      />
      <path className={styles.dimension} d="M34 91V106M175 85V112M322 91V126" />
      <Plate number={1} at={[34, 78]} />
      <Plate number={2} at={[175, 72]} />
      <Plate number={3} at={[322, 78]} />
    </Drawing>
  );
}

function Plate({ number, at: [x, y] }: { number: number; at: Point }) {
  return (
    <>
      <rect className={failure.plate} x={x - 13} y={y - 13} width="26" height="26" />
      <text className={failure.number} x={x} y={y + 5.5}>
        {number}
      </text>
    </>
  );
}
