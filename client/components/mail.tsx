import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";
import { Cluster } from "./layout.tsx";
import styles from "./mail.module.css";
import { ExampleChip } from "./marks.tsx";
import { type AlertLine, alertMail } from "./sample-alert.ts";
import { WholeWords } from "./whole-words.tsx";

/** The sample alert as an e-mail, with the hazard as its headline. */
export function Mail() {
  return (
    <article className={styles.mail} aria-label="Example of an alert e-mail">
      <Cluster spread className={styles.envelope}>
        <p>
          To <b>{alertMail.recipient}</b>
        </p>
        <ExampleChip />
      </Cluster>
      <h3 className={classNames(text.h3, styles.subject)}>
        <WholeWords>{alertMail.subject}</WholeWords>
      </h3>
      <dl>
        <Line {...alertMail.issued} />
      </dl>
      <dl className={styles.warning}>
        {[...alertMail.warning, ...alertMail.terms].map((line) => (
          <Line key={line.term} {...line} />
        ))}
      </dl>
      <p className={styles.sentence}>{alertMail.closing}</p>
    </article>
  );
}

function Line({ term, detail }: AlertLine) {
  return (
    <div className={styles.row}>
      <dt className={classNames(text.small, styles.term)}>{term}</dt>
      <dd className={styles.detail}>
        <WholeWords>{detail}</WholeWords>
      </dd>
    </div>
  );
}
