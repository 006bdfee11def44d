import { questionParts } from "../../../shared/content/vendor-questions.ts";
import { downloads } from "../../../shared/downloads/downloads.ts";
import { nameOf } from "../../components/download-list.tsx";
import text from "../../styles/text.module.css";
import { answerId, firstAnswers, scoped } from "./first-answers.tsx";
import styles from "./security-page.module.css";

/** The id of a part's section. */
export function partId(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

const toFillIn = ["Evidence", "Date"] as const;

/** The questions to a vendor as the sheet to fill in that can be downloaded. In a narrow window it shows only the questions and first answers. */
export function QuestionSheet() {
  return (
    <table className={styles.sheet}>
      <caption>{nameOf(downloads.vendorQuestions)}</caption>
      <thead>
        <tr>
          <th scope="col">Subject</th>
          <th scope="col">Question</th>
          <th scope="col" className={styles.first}>
            Answer
          </th>
          {toFillIn.map((column) => (
            <th key={column} scope="col" className={styles.blank}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {questionParts.map(({ name, questions }) => (
        <tbody key={name} id={partId(name)}>
          <tr>
            <th colSpan={5} scope="rowgroup" className={styles.partName}>
              {name}
            </th>
          </tr>
          {questions.map(({ topic, question }) => (
            <tr key={topic}>
              <th scope="row">{topic}</th>
              <td>{question}</td>
              <FirstAnswerCell topic={topic} />
              {toFillIn.map((column) => (
                <td key={column} className={styles.blank} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** A link to the first answer above, or a cell to fill in. */
function FirstAnswerCell({ topic }: { topic: string }) {
  const answer = firstAnswers.find((each) => each.topic === topic);
  if (!answer) return <td className={styles.blank} />;
  return (
    <td>
      <a href={`#${answerId(topic)}`} className={text.touch}>
        {scoped(answer.brief, answer.forSite)}
      </a>
    </td>
  );
}
