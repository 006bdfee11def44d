import type { ReactNode } from "react";
import type { DemoTerms } from "../../../shared/demo-terms.ts";
import { paths } from "../../../shared/paths.ts";
import { Grid, Section, Wrap } from "../../components/layout.tsx";
import styles from "./after-you-ask.module.css";

/** What happens after a request: facts that always hold, and terms that the operator has configured. */
export function AfterYouAsk({ terms: { length, host, answerTime } }: { terms: DemoTerms }) {
  return (
    <Section tone="surface">
      <Wrap>
        <Grid split="4-8">
          <h2 className={styles.title}>What happens after you ask</h2>
          <dl className={styles.list}>
            <Row term="At once">
              The page shows a reference for your request. Quote it if you write to us.
            </Row>
            {answerTime && <Row term="Our answer">{answerTime}</Row>}
            <Row term="Date and form">
              We agree on both with you. Say whether a call with a shared screen or a meeting suits
              you better.
            </Row>
            {length && <Row term="Length">{length}</Row>}
            {host && <Row term="Who joins">{host}</Row>}
            <Row term="A demo covers">
              The products for your industry on example data: what they measure, what you receive,
              and which decisions stay with your people.
            </Row>
            <Row term="Worth bringing">
              One question that you want answered, the length of your line or the number of your
              assets, and how you inspect them today. No files and no confidential data are needed.
            </Row>
            <Row term="Your answers">
              They are stored to answer your request.{" "}
              <a href={paths.privacy()}>What is stored, and why</a>
            </Row>
          </dl>
        </Grid>
      </Wrap>
    </Section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
