import { Area, Drawing, Line, Mark, Stretched, Words } from "./kit.tsx";

/** Where places stand along the line, from 0 to 1: in both lists, and in one of them only. */
const hits = [0.05, 0.16, 0.27, 0.49, 0.97];
const missed = 0.38;
const falseAlarm = 0.86;
/** A place that the vendor's list puts elsewhere. */
const displaced = { yours: 0.6, vendors: 0.635 };

const YOURS_Y = 0.2;
const VENDORS_Y = 0.8;
const DOT = "M-7 0A7 7 0 1 1 7 0A7 7 0 1 1-7 0z";
const sleepers = Array.from({ length: 65 }, (_, index) => `M${15 * index + 20} 440V560`).join("");
const across = (yours: number, vendors: number) => `M${yours * 1000} 200L${vendors * 1000} 800`;

/** What a blind run compares: the sealed findings above a line of track, the vendor's list below it. */
export function BlindComparison() {
  return (
    <Drawing
      size="chart"
      label="Places along a line of track. Above it your sealed findings, below it the vendor’s list. Most places are in both; one of them lies some way off. One is only in yours, a miss. One is only in the vendor’s, a false alarm."
    >
      <Stretched size={[1000, 1000]}>
        <Area tone="rule" wash d="M0 130H1000V270H0zM0 730H1000V870H0z" />
        <Line tone="rule" weight="thin" d={sleepers} />
        <Line tone="muted" weight="thin" d="M0 470H1000M0 530H1000" />
        <Line tone="data" d={hits.map((place) => across(place, place)).join("")} />
        <Line tone="signal" d={across(displaced.yours, displaced.vendors)} />
        <Line tone="signal" d={`M${missed * 1000} 200V500M${falseAlarm * 1000} 800V500`} />
      </Stretched>
      {hits.map((place) => (
        <Pair key={place} yours={place} vendors={place} tone="data" />
      ))}
      <Pair {...displaced} tone="signal" />
      <Pair yours={missed} vendors={missed} tone="signal" absent={VENDORS_Y} />
      <Pair yours={falseAlarm} vendors={falseAlarm} tone="signal" absent={YOURS_Y} />
      <Words size="heading" dy="1em">
        Your sealed findings
      </Words>
      <Words size="heading" at={[0, 1]} dy="-0.3em">
        Vendor’s list
      </Words>
      <Words size="heading" at={[0.94, 0.38]} textAnchor="end">
        False alarm
      </Words>
      <Words size="heading" at={[missed, 0.67]} textAnchor="middle">
        Miss
      </Words>
      <Words size="heading" at={[0.66, 0.67]}>
        Offset
      </Words>
    </Drawing>
  );
}

interface PairProps {
  yours: number;
  vendors: number;
  tone: "data" | "signal";
  /** The height of the list that has nothing here. */
  absent?: number;
}

/** A place in both lists, or in one of them. */
function Pair({ yours, vendors, tone, absent }: PairProps) {
  const ends = [
    { x: yours, y: YOURS_Y, ink: absent === undefined ? "ink" : tone },
    { x: vendors, y: VENDORS_Y, ink: tone },
  ] as const;
  return ends.map(({ x, y, ink }) => (
    <Mark key={y} at={[x, y]}>
      {y === absent ? <Line tone="signal" dashed d={DOT} /> : <Area tone={ink} d={DOT} />}
    </Mark>
  ));
}
