import { questionParts } from "../../../shared/content/vendor-questions.ts";
import { classNames } from "../../components/class-names.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { StaticDrawing } from "../../components/drawings/static-drawing.tsx";
import contract from "../../media/drawings/review-contract.svg";
import model from "../../media/drawings/review-model.svg";
import service from "../../media/drawings/review-service.svg";
import vehicle from "../../media/drawings/review-vehicle.svg";
import text from "../../styles/text.module.css";
import { answerId, firstAnswers } from "./first-answers.tsx";
import styles from "./question-list.module.css";

/** What each part of the questions is about. */
const drawings: Record<(typeof questionParts)[number]["name"], DrawingFile> = {
  "On the vehicle": vehicle,
  "In the service": service,
  "In the contract": contract,
  "About the model": model,
};

/** The questions beside the drawing of what they are about. In a narrow window each part opens and closes. */
export function QuestionList() {
  return (
    <div className={styles.parts}>
      {questionParts.map(({ name, questions }) => (
        <section key={name} className={styles.part}>
          <StaticDrawing of={drawings[name]} className={styles.drawing} />
          <h3 className={styles.name}>{name}</h3>
          <Disclosure
            summary={`${questions.length} questions`}
            openFrom="64rem"
            className={styles.opens}
          >
            <dl className={styles.questions}>
              {questions.map(({ topic, question }) => (
                <Question key={topic} topic={topic} question={question} />
              ))}
            </dl>
          </Disclosure>
        </section>
      ))}
    </div>
  );
}

/** A question, with a link to its answer above if there is one. */
function Question({ topic, question }: { topic: string; question: string }) {
  const answer = firstAnswers.find((each) => each.topic === topic);
  return (
    <div className={styles.question}>
      <dt>{topic}</dt>
      <dd>{question}</dd>
      {answer && (
        <dd>
          <a href={`#${answerId(topic)}`} className={classNames(text.touch, styles.answered)}>
            {answer.brief}
          </a>
        </dd>
      )}
    </div>
  );
}
