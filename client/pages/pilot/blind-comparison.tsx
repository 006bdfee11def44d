import { classNames } from "../../components/class-names.ts";
import { ExampleChip } from "../../components/example-chip.tsx";
import kit from "../../components/figure-kit/figure-kit.module.css";
import { Plot, PlotSymbol, PlotText, Stretched } from "../../components/figure-kit/plot.tsx";
import { percent } from "../../components/figure-kit/scale.ts";
import { Cluster, Section, Stack, Wrap } from "../../components/layout.tsx";
import text from "../../styles/text.module.css";
import styles from "./blind-comparison.module.css";

/** Where defects stand along the line, from 0 to 1. */
const hits = [0.06, 0.15, 0.235, 0.48, 0.72, 0.95];
const missed = 0.355;
const falseAlarm = 0.83;
/** A defect that the vendor's list puts at another place. */
const displaced = { yours: 0.58, vendors: 0.615 };

const YOURS_Y = 0.27;
const RAIL_Y = 0.5;
const VENDORS_Y = 0.73;
const SLEEPERS = 65;

const counts = [
  { count: hits.length, name: "hits", className: styles.hits },
  { count: 1, name: "out of place", className: styles.errors },
  { count: 1, name: "miss", className: styles.errors },
  { count: 1, name: "false alarm", className: styles.errors },
];

/** What a blind run compares: the sealed findings above a line of track, the vendor's list below it. */
export function BlindComparison() {
  return (
    <Section tone="night">
      <Wrap>
        <Stack gap={5} stretch>
          <Cluster spread>
            <h2>Sealed first, then compared</h2>
            <ExampleChip />
          </Cluster>
          <p className={text.lead}>
            Your findings stay sealed until the vendor’s list arrives. Then both lie on the same
            track.
          </p>
          <Lists />
          <ul className={styles.counts}>
            {counts.map(({ count, name, className }) => (
              <li key={name}>
                <b className={classNames(text.figure, className)}>{count}</b> {name}
              </li>
            ))}
          </ul>
        </Stack>
      </Wrap>
    </Section>
  );
}

function Lists() {
  return (
    <Plot
      label="Defects along a line of track. Above it your sealed findings, below it the vendor’s list. Most places are in both; one of them lies some way off. One is only in yours, a miss. One is only in the vendor’s, a false alarm."
      className={styles.lists}
    >
      <Stretched size={[SLEEPERS, 1]} y="44%" height="12%">
        <path
          className={styles.sleepers}
          d={Array.from({ length: SLEEPERS }, (_, index) => `M${index + 0.5} 0V1`).join("")}
        />
        <path className={styles.rails} d={`M0 .27H${SLEEPERS}M0 .73H${SLEEPERS}`} />
      </Stretched>
      {hits.map((place) => (
        <Hit key={place} yours={place} vendors={place} />
      ))}
      <Hit {...displaced} isOff />
      <Lone at={missed} y={YOURS_Y} absentY={VENDORS_Y} />
      <Lone at={falseAlarm} y={VENDORS_Y} absentY={YOURS_Y} />
      <PlotText tone="strong" className={styles.name} y="18">
        Your sealed findings
      </PlotText>
      <PlotSymbol y="100%">
        <PlotText tone="strong" className={styles.name} y="-4">
          The vendor’s list
        </PlotText>
      </PlotSymbol>
      <Word at={missed} y={VENDORS_Y} dy={36}>
        miss
      </Word>
      <Word at={displaced.vendors} y={VENDORS_Y} dy={36}>
        out of place
      </Word>
      <Word at={falseAlarm} y={YOURS_Y} dy={-22}>
        false alarm
      </Word>
    </Plot>
  );
}

interface HitProps {
  yours: number;
  vendors: number;
  /** True if the two places are too far apart to count as a hit. */
  isOff?: boolean;
}

function Hit({ yours, vendors, isOff = false }: HitProps) {
  return (
    <>
      <line
        className={isOff ? styles.lone : styles.link}
        x1={percent(yours)}
        y1={percent(YOURS_Y)}
        x2={percent(vendors)}
        y2={percent(VENDORS_Y)}
      />
      <circle className={styles.yours} cx={percent(yours)} cy={percent(YOURS_Y)} r="10" />
      <circle
        className={isOff ? styles.loneDot : kit.measuredDot}
        cx={percent(vendors)}
        cy={percent(VENDORS_Y)}
        r="10"
      />
    </>
  );
}

/** A place that only one list contains, down or up to the track; in the other list it is absent. */
function Lone({ at, y, absentY }: { at: number; y: number; absentY: number }) {
  const x = percent(at);
  return (
    <>
      <line className={styles.lone} x1={x} y1={percent(y)} x2={x} y2={percent(RAIL_Y)} />
      <circle className={styles.loneDot} cx={x} cy={percent(y)} r="10" />
      <circle className={styles.absent} cx={x} cy={percent(absentY)} r="10" />
    </>
  );
}

function Word({ at, y, dy, children }: { at: number; y: number; dy: number; children: string }) {
  return (
    <PlotText className={styles.word} x={percent(at)} y={percent(y)} dy={dy} textAnchor="middle">
      {children}
    </PlotText>
  );
}
