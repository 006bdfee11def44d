import type { DemoTerms } from "../../../shared/demo-terms.ts";
import { paths } from "../../../shared/paths.ts";
import { Grid, Section, Wrap } from "../../components/layout.tsx";
import { TermRow } from "../../components/term-row.tsx";

/** What happens after a request: facts that always hold, and terms that the operator has configured. */
export function AfterYouAsk({ terms: { length, host, answerTime } }: { terms: DemoTerms }) {
  return (
    <Section tone="surface">
      <Wrap>
        <Grid split="4-8" gap={6}>
          <h2>What happens after you ask</h2>
          <dl>
            <TermRow term="At once">
              The page shows a reference for your request. Quote it if you write to us.
            </TermRow>
            {answerTime && <TermRow term="Our answer">{answerTime}</TermRow>}
            <TermRow term="Date and form">
              We agree on both with you. Say whether a call with a shared screen or a meeting suits
              you better.
            </TermRow>
            {length && <TermRow term="Length">{length}</TermRow>}
            {host && <TermRow term="Who joins">{host}</TermRow>}
            <TermRow term="A demo covers">
              The products for your industry on example data: what they measure, what you receive,
              and which decisions stay with your people.
            </TermRow>
            <TermRow term="Worth bringing">
              One question that you want answered, the length of your line or the number of your
              assets, and how you inspect them today. No files and no confidential data are needed.
            </TermRow>
            <TermRow term="Your answers">
              They are stored to answer your request.{" "}
              <a href={paths.privacy()}>What is stored, and why</a>
            </TermRow>
          </dl>
        </Grid>
      </Wrap>
    </Section>
  );
}
