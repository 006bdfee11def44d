import {
  branches,
  culvertFailures,
  grainsFalling,
  ripples,
  soilGrains,
} from "./culvert-failure.ts";
import failure from "./culvert-failures.module.css";
import styles from "./drawing.module.css";
import { Drawing } from "./drawing.tsx";
import type { Point } from "./path-data.ts";
import { createRandom } from "./random.ts";
import { rockStroke } from "./scenery.ts";
import { Strewn, tileOf } from "./strewn.tsx";

const random = createRandom(3);

const rock = tileOf({ size: [130, 86], count: 18, random, stroke: rockStroke(random) });
const debris = branches([150, 430]);
const falling = grainsFalling([628, 352]);

/** All three failures in one section along the pipe. */
export function CulvertFailuresWide() {
  return (
    <Drawing
      size="0 104 1200 516"
      label="Section through a railway embankment. Branches and stones block the inlet of a culvert. A joint between two pipe lengths has opened, soil washes in and a void grows above it. At the outlet the stream bed has washed away."
      window="wide"
    >
      <Embankment />
      <Pipe />
      <Failures />
      <Words />
    </Drawing>
  );
}

function Embankment() {
  return (
    <>
      <path className={styles.soil} d="M0 430H190L470 196H730L1010 430H1200V620H0z" />
      <Strewn
        id="fill-grains"
        tile={soilGrains}
        className={styles.soft}
        over="M218 415L469 205H731L982 415z"
      />
      <Strewn id="bed-rock" tile={rock} className={styles.faint} over="M0 526H1200V614H0z" />
      <path className={styles.line} d="M0 430H190L470 196H730L1010 430" />
      <path className={styles.bed} d="M486 196l26-30h176l26 30z" />
      <path className={styles.line} d="M486 196l26-30h176l26 30" />
      {[539, 627].map((x) => (
        <path key={x} className={styles.filled} d={`M${x} 166v-4h13v-13h-4v-8h16v8h-4v13h13v4z`} />
      ))}
      <path className={failure.sleeper} d="M528 166h144" />
    </>
  );
}

function Pipe() {
  const water =
    "M0 472H190V508H0zM190 478H628V508H190zM652 486H1010V516H652zM1010 486H1200V560C1150 596 1060 600 1010 530z";
  const waves =
    ripples(472, 30, 80, 130) +
    ripples(478, 250, 340, 430, 520) +
    ripples(486, 700, 790, 880, 960, 1040, 1100, 1150);
  return (
    <>
      <path
        className={styles.opening}
        d="M0 430H190V508H0zM190 416H628V508H190zM652 424H1010V516H652zM1010 430H1200V560C1150 596 1060 600 1010 530z"
      />
      <path className={styles.water} d={water} />
      <path
        className={styles.heavy}
        d="M190 416H628M190 508H628M652 424H1010M652 516H1010M190 396V526M1010 396V436M1010 516v14"
      />
      <path className={styles.line} d="M0 508H190M1010 530C1060 600 1150 596 1200 560" />
      <path className={styles.former} d="M1010 516H1200" />
      <path className={styles.data} d={waves} />
      <path className={failure.flow} d="M300 448H372" />
      <path className={styles.sensor} d="M372 448l-11-5v10z" />
    </>
  );
}

function Failures() {
  return (
    <>
      <path className={failure.debris} d={debris} />
      <path
        className={failure.void}
        d="M620 416C600 384 612 346 640 330C668 346 682 384 662 424z"
      />
      <path className={failure.falling} d={falling} />
      <path
        className={styles.dimension}
        d="M628 540V566M652 540V566M606 556H628M652 556H674M1120 519V586"
      />
      <path
        className={styles.filled}
        d="M628 556l-9-4v8zM652 556l9-4v8zM1120 516l-4 9h8zM1120 589l-4-9h8z"
      />
    </>
  );
}

function Words() {
  return (
    <>
      <Label of="blockage" at={[180, 440]} words={[40, 250]} />
      <Label of="joint" at={[640, 372]} words={[776, 172]} />
      <Label of="scour" at={[1100, 540]} words={[1180, 250]} end />
      <text className={`${failure.cause} ${styles.middle}`} x="600" y="126">
        track
      </text>
      <text className={`${failure.cause} ${failure["on-soil"]} ${styles.middle}`} x="440" y="346">
        embankment
      </text>
    </>
  );
}

interface LabelProps {
  of: keyof typeof culvertFailures;
  at: Point;
  words: Point;
  /** The words end here instead of beginning. */
  end?: boolean;
}

function Label({ of, at: [x, y], words: [left, base], end = false }: LabelProps) {
  const { name, cause } = culvertFailures[of];
  const anchor = end ? styles.end : "";
  return (
    <>
      <path className={styles.dimension} d={`M${x} ${y}L${left} ${base + 10}`} />
      <circle className={styles.place} cx={x} cy={y} r="4" />
      <text className={`${failure.name} ${anchor}`} x={left} y={base - 26}>
        {name}
      </text>
      <text className={`${failure.cause} ${anchor}`} x={left} y={base + 2}>
        {cause}
      </text>
    </>
  );
}
