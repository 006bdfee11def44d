import { pilotSteps } from "../../../shared/content/pilot.ts";
import { type questionParts, vendorQuestions } from "../../../shared/content/vendor-questions.ts";
import { paths } from "../../../shared/paths.ts";
import { classNames } from "../../components/class-names.ts";
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
}

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
  },
  {
    topic: "Misses",
    brief: "Seal your findings first",
    answer: "A pilot measures it. Your findings stay sealed until our list arrives.",
    more: { href: `${paths.pilot()}#protocol`, text: "The test protocol" },
  },
  {
    topic: "Data owner",
    brief: "Your contract decides",
    answer: `Your contract decides. Step ${lastStep} of a pilot gives you your data.`,
    more: { href: paths.pilot(), text: "All steps" },
  },
];

export function answerId(topic: string): string {
  return `answer-${topic.toLowerCase().replaceAll(" ", "-")}`;
}

function questionOf(topic: Topic): string | undefined {
  return vendorQuestions.find((each) => each.topic === topic)?.question;
}

/** The questions with their answers side by side, above the files of the first one. */
export function FirstAnswers() {
  return (
    <>
      <ul className={styles.answers}>
        {firstAnswers.map(({ topic, answer, more }) => (
          <li key={topic} id={answerId(topic)} className={styles.answer}>
            <h3 className={styles.topic}>{topic}</h3>
            <p className={styles.asked}>{questionOf(topic)}</p>
            <p className={classNames(text.headline, text.h3)}>{answer}</p>
            <MoreLink href={more.href}>{more.text}</MoreLink>
          </li>
        ))}
      </ul>
      <div>
        <h3 className={styles.topic}>
          Try the first answer: the example line in three open formats
        </h3>
        <ExampleFiles />
      </div>
    </>
  );
}
