import type { ReactNode } from "react";
import { pilotSteps, testParts } from "../../../shared/content/pilot.ts";
import type { questionParts } from "../../../shared/content/vendor-questions.ts";
import { paths } from "../../../shared/paths.ts";
import { classNames } from "../../components/class-names.ts";
import kit from "../../components/figure-kit/figure-kit.module.css";
import { Plot, PlotText } from "../../components/figure-kit/plot.tsx";
import { Stack } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import text from "../../styles/text.module.css";
import { ExampleFiles } from "./example-files.tsx";
import styles from "./first-answers.module.css";

export type Topic = (typeof questionParts)[number]["questions"][number]["topic"];

/** What the configured site stores and contacts. */
export interface SiteCounts {
  storedItems: number;
  hosts: number;
}

interface FirstAnswer {
  topic: Topic;
  /** True if it answers for this website only, not for the service. */
  forSite?: boolean;
  /** In few words, for the list of questions. */
  brief: string;
  /** What this site already says. */
  answer: string;
  more: { href: string; text: string };
  /** A drawing of it across the page. */
  drawing?: ReactNode;
  /** Its figure, with the word for what is counted. */
  figure?(counts: SiteCounts): readonly [count: number, of: string];
}

const truthFirst = testParts[0].rules[0].rule;
const lastStep = pilotSteps.length;

/** The questions to a vendor that this site already answers. */
export const firstAnswers: readonly FirstAnswer[] = [
  {
    topic: "Export and exit",
    brief: "CSV, GeoJSON, KML",
    answer: "Open formats. Take the example line with you now.",
    more: {
      href: paths.solution("autonomous-track-monitoring"),
      text: "Every column with its unit",
    },
    drawing: <ExampleFiles />,
  },
  {
    topic: "Misses",
    brief: "Seal your findings first",
    answer: truthFirst,
    more: { href: `${paths.pilot()}#protocol`, text: "The test protocol" },
    drawing: <ListsCompared />,
  },
  {
    topic: "Data owner",
    brief: "Your contract decides",
    answer: `Step ${lastStep} of a pilot gives you your data. Your contract decides who owns them.`,
    more: { href: paths.pilot(), text: "All steps" },
    figure: () => [lastStep, "the last step"],
  },
  {
    topic: "Retention",
    forSite: true,
    brief: "What is stored",
    answer: "Everything that this site stores, why, and for how long.",
    more: { href: paths.privacy(), text: "What is stored" },
    figure: ({ storedItems }) => [storedItems, "kinds of data"],
  },
  {
    topic: "Subprocessors",
    forSite: true,
    brief: "The hosts",
    answer: "Every host that your browser contacts from this site, by name.",
    more: { href: `${paths.privacy()}#hosts`, text: "The hosts" },
    figure: ({ hosts }) => [hosts, hosts === 1 ? "host" : "hosts"],
  },
];

/** "Retention, for this site only": a heading or a link. */
export function scoped(words: string, forSite = false): string {
  return forSite ? `${words}, for this site only` : words;
}

export function answerId(topic: string): string {
  return `answer-${topic.toLowerCase().replaceAll(" ", "-")}`;
}

/** The answers: those with a drawing across the page, the others in columns. */
export function FirstAnswers({ counts }: { counts: SiteCounts }) {
  return (
    <ul className={styles.answers}>
      {firstAnswers.map(({ topic, forSite, answer, more, drawing, figure }) => (
        <li key={topic} id={answerId(topic)} className={styles.answer}>
          <Stack gap={3}>
            <h3 className={styles.topic}>{scoped(topic, forSite)}</h3>
            {figure && <Count of={figure(counts)} />}
            <p className={classNames(text.headline, text.h3)}>{answer}</p>
            <MoreLink href={more.href}>{more.text}</MoreLink>
          </Stack>
          {drawing}
        </li>
      ))}
    </ul>
  );
}

function Count({ of: [count, of] }: { of: readonly [count: number, of: string] }) {
  return (
    <p>
      <b className={classNames(text.figure, styles.count)}>{count}</b>
      {of}
    </p>
  );
}

/** Where defects stand along a line, in percent of it. A place in one list only is a miss or a false call. */
const found = { both: [11, 24, 31, 56, 65, 87, 94], missed: 43, falseCall: 76 };

const YOURS_Y = 44;
const VENDORS_Y = 104;

function ListsCompared() {
  const { both, missed, falseCall } = found;
  return (
    <Plot
      label="Two lists of places along a line. Most are in both; one is only in yours: missed. One is only in the vendor’s: a false call."
      className={styles.lists}
    >
      {both.map((place) => (
        <line key={place} className={kit.measured} {...upright(place)} />
      ))}
      {[YOURS_Y, VENDORS_Y].map((y) => (
        <line key={y} className={styles.list} x2="100%" y1={y} y2={y} />
      ))}
      {[...both, missed].map((place) => (
        <circle key={place} className={styles.yours} cx={`${place}%`} cy={YOURS_Y} r="8" />
      ))}
      {[...both, falseCall].map((place) => (
        <circle key={place} className={kit.measuredDot} cx={`${place}%`} cy={VENDORS_Y} r="8" />
      ))}
      <circle className={styles.absent} cx={`${falseCall}%`} cy={YOURS_Y} r="8" />
      <circle className={styles.absent} cx={`${missed}%`} cy={VENDORS_Y} r="8" />
      <PlotText tone="strong" y="18">
        Your sealed list
      </PlotText>
      <PlotText tone="strong" y="138">
        The vendor’s list
      </PlotText>
      <PlotText x={`${missed}%`} y="138" textAnchor="middle">
        missed
      </PlotText>
      <PlotText x={`${falseCall}%`} y="18" textAnchor="middle">
        false call
      </PlotText>
    </Plot>
  );
}

function upright(place: number) {
  return { x1: `${place}%`, x2: `${place}%`, y1: YOURS_Y, y2: VENDORS_Y };
}
