import type { ReactNode } from "react";
import type { DemoTerms } from "../../../shared/demo-terms.ts";
import { paths } from "../../../shared/paths.ts";
import { Columns } from "../../components/layout.tsx";
import { TermRow } from "../../components/term-row.tsx";
import text from "../../styles/text.module.css";
import styles from "./book-a-demo-page.module.css";

/** What happens after a request: facts that always hold, and terms that the operator has configured. */
export function AfterYouAsk({ terms: { length, host, answerTime } }: { terms: DemoTerms }) {
  return (
    <section className={styles.after} aria-labelledby="after-you-ask">
      <h2 id="after-you-ask" className={text.h3}>
        What happens after you ask
      </h2>
      <Columns as="ol" count={3} gap={5} rule="thin">
        {steps.map(({ title, line }) => (
          <li key={title}>
            <h3 className={text.h4}>{title}</h3>
            <p className={text.small}>{line}</p>
          </li>
        ))}
      </Columns>
      {(answerTime || length || host) && (
        <dl>
          {answerTime && <TermRow term="Our answer">{answerTime}</TermRow>}
          {length && <TermRow term="Length">{length}</TermRow>}
          {host && <TermRow term="Who joins">{host}</TermRow>}
        </dl>
      )}
    </section>
  );
}

const steps: readonly { title: string; line: ReactNode }[] = [
  {
    title: "A person answers",
    line: "By e-mail. A reference number appears at once.",
  },
  {
    title: "Bring one question",
    line: (
      <>
        If you have none, take <a href={paths.security()}>our questions to any vendor</a>. Send no
        confidential data.
      </>
    ),
  },
  {
    title: "You see the products",
    line: (
      <>
        On example data. The next step can be <a href={paths.pilot()}>a pilot on your own site</a>.
      </>
    ),
  },
];
