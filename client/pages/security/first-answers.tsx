import type { ReactNode } from "react";
import { pilotSteps, testParts } from "../../../shared/content/pilot.ts";
import type { questionParts } from "../../../shared/content/vendor-questions.ts";
import { paths } from "../../../shared/paths.ts";
import { classNames } from "../../components/class-names.ts";
import kit from "../../components/figure-kit/figure-kit.module.css";
import { Plot, PlotSymbol, PlotText } from "../../components/figure-kit/plot.tsx";
import { Grid, Stack } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import text from "../../styles/text.module.css";
import { ExampleFiles } from "./example-files.tsx";
import styles from "./first-answers.module.css";

export type Topic = (typeof questionParts)[number]["questions"][number]["topic"];

interface FirstAnswer {
  topic: Topic;
  /** In few words, for the list of questions. */
  brief: string;
  /** What this site already says. */
  answer: string;
  more: { href: string; text: string };
  drawing: ReactNode;
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
    drawing: <LastStep />,
  },
];

export function answerId(topic: string): string {
  return `answer-${topic.toLowerCase().replaceAll(" ", "-")}`;
}

/** The answers, each beside its drawing. */
export function FirstAnswers() {
  return (
    <Stack as="ul" gap={8} stretch>
      {firstAnswers.map(({ topic, answer, more, drawing }) => (
        <Grid
          key={topic}
          as="li"
          split="4-8"
          gap={5}
          align="center"
          id={answerId(topic)}
          className={styles.answer}
        >
          <Stack gap={2}>
            <h3 className={styles.topic}>{topic}</h3>
            <p className={classNames(text.headline, text.h3)}>{answer}</p>
            <MoreLink href={more.href}>{more.text}</MoreLink>
          </Stack>
          {drawing}
        </Grid>
      ))}
    </Stack>
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

/** The steps of a pilot on a line; the last one returns the data. */
function LastStep() {
  const place = (step: number) => `${6 + (88 * step) / (lastStep - 1)}%`;
  return (
    <Plot className={styles.steps}>
      <line className={styles.list} x1={place(0)} x2={place(lastStep - 1)} y1="44" y2="44" />
      {pilotSteps.map(({ name }, step) => (
        <PlotSymbol key={name} x={place(step)} y={44}>
          <circle className={step === lastStep - 1 ? styles.yours : styles.step} r="16" />
          <PlotText className={styles.number} tone="strong" y="5" textAnchor="middle">
            {step + 1}
          </PlotText>
          <PlotText className={styles.stepName} y="42" textAnchor="middle">
            {name}
          </PlotText>
        </PlotSymbol>
      ))}
      <PlotText tone="strong" x="100%" y="16" textAnchor="end">
        Your data
      </PlotText>
    </Plot>
  );
}
