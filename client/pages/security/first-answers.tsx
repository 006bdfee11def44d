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
  /** Whether this site answers it, a pilot or the contract. */
  status: string;
  /** What can be said before that. */
  answer: string;
  more: { href: string; text: string };
}

/** The questions to a vendor that this site answers, or says who does. */
export const firstAnswers: readonly FirstAnswer[] = [
  {
    topic: "Export and exit",
    brief: "CSV, GeoJSON",
    status: "Answered here",
    answer: "CSV and GeoJSON. Put the date into your contract.",
    more: {
      href: paths.solution("autonomous-track-monitoring"),
      text: "Every column with its unit",
    },
  },
  {
    topic: "Misses",
    brief: "Seal your findings first",
    status: "Measured in a pilot",
    answer: "We publish no rate of misses. A pilot counts them against findings that you sealed.",
    more: { href: `${paths.pilot()}#protocol`, text: "The test protocol" },
  },
  {
    topic: "Data owner",
    brief: "Your contract decides",
    status: "Decided in your contract",
    answer: "In the pilot that we propose, you receive your data whenever it ends.",
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
        {firstAnswers.map(({ topic, status, answer, more }) => (
          <li key={topic} id={answerId(topic)} className={styles.answer}>
            <h3 className={styles.topic}>{topic}</h3>
            <p className={styles.asked}>{questionOf(topic)}</p>
            <p className={styles.status}>{status}</p>
            <p className={classNames(text.headline, text.h3)}>{answer}</p>
            <MoreLink href={more.href}>{more.text}</MoreLink>
          </li>
        ))}
      </ul>
      <div>
        <h3 className={styles.topic}>Try it: the example line in the three formats</h3>
        <ExampleFiles />
      </div>
    </>
  );
}
