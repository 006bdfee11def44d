import { questionParts } from "../../../shared/content/vendor-questions.ts";
import { StaticDrawing } from "../../components/drawings/static-drawing.tsx";
import contract from "../../media/drawings/review-contract.svg";
import model from "../../media/drawings/review-model.svg";
import service from "../../media/drawings/review-service.svg";
import vehicle from "../../media/drawings/review-vehicle.svg";
import text from "../../styles/text.module.css";
import styles from "./security-page.module.css";

/** What each part of the questions is about. */
export const drawings: Record<(typeof questionParts)[number]["name"], DrawingFile> = {
  "On the vehicle": vehicle,
  "In the service": service,
  "In the contract": contract,
  "About the model": model,
};

/** The id of a part's section. */
export function partId(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/** The places that a review asks about, on one line; each leads to its questions. */
export function QuestionMap() {
  return (
    <ul className={styles.map}>
      {questionParts.map(({ name, questions }) => (
        <li key={name}>
          <a className={styles.stop} href={`#${partId(name)}`}>
            <StaticDrawing of={drawings[name]} ground="night" className={styles.drawing} />
            <span className={styles.words}>
              <b className={text.figure}>{questions.length}</b>
              <span>
                <span className={styles.unit}>questions</span>{" "}
                <span className={styles.part}>{name.toLowerCase()}</span>
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
