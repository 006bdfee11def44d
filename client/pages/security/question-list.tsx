import { questionParts } from "../../../shared/content/vendor-questions.ts";
import { classNames } from "../../components/class-names.ts";
import { StaticDrawing } from "../../components/drawings/static-drawing.tsx";
import { Grid, Stack } from "../../components/layout.tsx";
import text from "../../styles/text.module.css";
import { answerId, firstAnswers, scoped } from "./first-answers.tsx";
import { drawings, partId } from "./question-map.tsx";
import styles from "./security-page.module.css";

/** The questions to a vendor, part by part. */
export function QuestionList() {
  return (
    <Stack gap={10} stretch className={styles.parts}>
      {questionParts.map(({ name, questions }) => (
        <Grid key={name} as="section" split="3-9" gap={4} rule="strong" id={partId(name)}>
          <Stack gap={4} stretch>
            <h3>{name}</h3>
            <StaticDrawing of={drawings[name]} className={styles.partDrawing} />
          </Stack>
          <dl className={styles.questions}>
            {questions.map(({ topic, question }) => (
              <Question key={topic} topic={topic} question={question} />
            ))}
          </dl>
        </Grid>
      ))}
    </Stack>
  );
}

/** A question, with a link to its answer above if there is one. */
function Question({ topic, question }: { topic: string; question: string }) {
  const answer = firstAnswers.find((each) => each.topic === topic);
  return (
    <div className={styles.question} data-answered={answer !== undefined}>
      <dt className={text.small}>{topic}</dt>
      <dd className={classNames(text.headline, text.h4)}>{question}</dd>
      {answer && (
        <dd>
          <a href={`#${answerId(topic)}`} className={text.touch}>
            {scoped(answer.brief, answer.forSite)}
          </a>
        </dd>
      )}
    </div>
  );
}
