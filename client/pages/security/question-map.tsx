import { questionParts } from "../../../shared/content/vendor-questions.ts";
import { classNames } from "../../components/class-names.ts";
import { StaticDrawing } from "../../components/drawings/static-drawing.tsx";
import text from "../../styles/text.module.css";
import { knownAnswers } from "./known-answers.ts";
import { partDrawings, partId } from "./question-parts.tsx";
import styles from "./security-page.module.css";

/** The places that a review asks about, on one line; each leads to its questions, a square for each of them. */
export function QuestionMap() {
  return (
    <ul className={styles.map}>
      {questionParts.map(({ name, questions }) => {
        const known = questions.filter(({ topic }) => knownAnswers[topic] !== undefined).length;
        return (
          <li key={name}>
            <a className={styles.stop} href={`#${partId(name)}`}>
              <StaticDrawing of={partDrawings[name]} className={styles.drawing} />
              <span className={styles.words}>
                <span className={classNames(text.headline, text.h3, text.signal)}>{name}</span>
                <span className={styles.marks} aria-hidden="true">
                  {questions.map(({ topic }) => (
                    <i key={topic} className={styles.mark} data-known={topic in knownAnswers} />
                  ))}
                </span>
                <span className={text.small}>
                  {questions.length} questions
                  {known > 0 && `, ${known} with a first answer`}
                </span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
