import { questionParts } from "../../../shared/content/vendor-questions.ts";
import { Columns, Grid } from "../../components/layout.tsx";
import contract from "../../media/drawings/review-contract.svg";
import model from "../../media/drawings/review-model.svg";
import service from "../../media/drawings/review-service.svg";
import vehicle from "../../media/drawings/review-vehicle.svg";
import text from "../../styles/text.module.css";
import { type KnownAnswer, knownAnswers } from "./known-answers.ts";
import styles from "./security-page.module.css";

type PartName = (typeof questionParts)[number]["name"];

export const partDrawings: Record<PartName, DrawingFile> = {
  "On the vehicle": vehicle,
  "In the service": service,
  "In the contract": contract,
  "About the model": model,
};

/** The id of a part's section. */
export function partId(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/** The questions to a vendor by subject, each with what this site already says about it. */
export function QuestionParts() {
  return questionParts.map(({ name, questions }) => (
    <Grid
      key={name}
      as="section"
      id={partId(name)}
      split="3-9"
      gap={5}
      rule="thin"
      className={styles.questions}
    >
      <h3 className={styles.part}>{name}</h3>
      <Columns as="ul" count={2} wide={3} gap={6} className={styles.list}>
        {questions.map(({ topic, question }) => (
          <li key={topic} className={styles.question}>
            <h4>
              <i className={styles.mark} data-known={topic in knownAnswers} aria-hidden="true" />
              {topic}
            </h4>
            <p className={text.muted}>{question}</p>
            <Known answer={knownAnswers[topic]} />
          </li>
        ))}
      </Columns>
    </Grid>
  ));
}

function Known({ answer }: { answer: KnownAnswer | undefined }) {
  if (answer === undefined) return null;
  return (
    <p className={styles.known}>
      {answer.text} <a href={answer.href}>{answer.page}</a>.
    </p>
  );
}
