import { Area, Drawing, Line, Mark, Stretched, Words } from "./kit.tsx";

/** Where places stand along the line, from 0 to 1: in both lists, and in one of them only. */
const hits = [0.06, 0.14, 0.22, 0.46, 0.76, 0.95];
const missed = 0.3;
const falseAlarm = 0.86;
/** A place that the vendor's list puts elsewhere. */
const displaced = { yours: 0.6, vendors: 0.635 };

const YOURS_Y = 0.31;
const VENDORS_Y = 0.69;
const DOT = "M-9 0A9 9 0 1 1 9 0A9 9 0 1 1-9 0z";
const sleepers = Array.from({ length: 65 }, (_, index) => `M${15 * index + 20} 445V555`).join("");
const across = (yours: number, vendors: number) => `M${yours * 1000} 310L${vendors * 1000} 690`;

/** What a blind run compares: the sealed findings above a line of track, the vendor's list below it. */
export function BlindComparison() {
  return (
    <Drawing
      size="chart"
      label="Places along a line of track. Above it your sealed findings, below it the vendor’s list. Most places are in both; one of them lies some way off. One is only in yours, a miss. One is only in the vendor’s, a false alarm."
    >
      <Stretched size={[1000, 1000]}>
        <Line tone="rule" d={sleepers} />
        <Line tone="muted" d="M0 475H1000M0 525H1000" />
        <Line tone="data" weight="heavy" d={hits.map((place) => across(place, place)).join("")} />
        <Line tone="signal" weight="heavy" d={across(displaced.yours, displaced.vendors)} />
        <Line
          tone="signal"
          weight="heavy"
          d={`M${missed * 1000} 310V500M${falseAlarm * 1000} 690V500`}
        />
      </Stretched>
      {hits.map((place) => (
        <Pair key={place} yours={place} vendors={place} tone="data" />
      ))}
      <Pair {...displaced} tone="signal" word="out of place" />
      <Mark at={[missed, YOURS_Y]}>
        <Area tone="signal" d={DOT} />
      </Mark>
      <Absent at={[missed, VENDORS_Y]} dy="2.3em" word="miss" />
      <Mark at={[falseAlarm, VENDORS_Y]}>
        <Area tone="signal" d={DOT} />
      </Mark>
      <Absent at={[falseAlarm, YOURS_Y]} dy="-1.4em" word="false alarm" />
      <Words size="heading" y="0" dy="1em">
        Your sealed findings
      </Words>
      <Words size="heading" y="100%" dy="-0.3em">
        The vendor’s list
      </Words>
    </Drawing>
  );
}

interface PairProps {
  yours: number;
  vendors: number;
  tone: "data" | "signal";
  word?: string;
}

/** A place in both lists. */
function Pair({ yours, vendors, tone, word }: PairProps) {
  return (
    <>
      <Mark at={[yours, YOURS_Y]}>
        <Area tone="ink" d={DOT} />
      </Mark>
      <Mark at={[vendors, VENDORS_Y]}>
        <Area tone={tone} d={DOT} />
        {word && (
          <Words strong dy="2.3em" textAnchor="middle">
            {word}
          </Words>
        )}
      </Mark>
    </>
  );
}

/** Where the other list has nothing. */
function Absent({ at, dy, word }: { at: readonly [number, number]; dy: string; word: string }) {
  return (
    <Mark at={at}>
      <Line tone="signal" dashed d={DOT} />
      <Words strong dy={dy} textAnchor="middle">
        {word}
      </Words>
    </Mark>
  );
}
