import { questionParts } from "../../../shared/content/vendor-questions.ts";
import { downloads } from "../../../shared/downloads/downloads.ts";
import { nameOf } from "../../components/download-list.tsx";
import { answerId, firstAnswers } from "./first-answers.tsx";
import styles from "./security-page.module.css";

/** The id of a part's section. */
export function partId(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

const toFillIn = ["Answer", "Evidence", "Date"] as const;
const answered: readonly string[] = firstAnswers.map(({ topic }) => topic);

/** The questions to a vendor as the sheet to fill in that can be downloaded. In a narrow window it shows only the questions. */
export function QuestionSheet() {
  return (
    <table className={styles.sheet}>
      <caption>{nameOf(downloads.vendorQuestions)}</caption>
      <thead>
        <tr>
          <th scope="col">Subject</th>
          <th scope="col">Question</th>
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
              <td>
                {question}
                {answered.includes(topic) && (
                  <>
                    {" "}
                    <a href={`#${answerId(topic)}`} data-screen-only="">
                      First answer
                    </a>
                  </>
                )}
              </td>
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
