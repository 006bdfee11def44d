import { regimes, vendorQuestions } from "../../../shared/content/vendor-questions.ts";
import { downloads } from "../../../shared/downloads/downloads.ts";
import { paths } from "../../../shared/paths.ts";
import { Actions } from "../../components/actions.tsx";
import { Button } from "../../components/button.tsx";
import { Caption } from "../../components/caption.tsx";
import { classNames } from "../../components/class-names.ts";
import { CompanyAnswers } from "../../components/company-answers.tsx";
import { Columns, Grid, Section, Stack, Wrap } from "../../components/layout.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import page from "../text-page.module.css";
import { knownAnswers } from "./known-answers.ts";
import { QuestionMap } from "./question-map.tsx";
import { QuestionParts } from "./question-parts.tsx";
import styles from "./security-page.module.css";

/** What a security reviewer asks: what is true of this site, what is configured, and questions to any vendor. */
export const securityPage = definePage({
  name: "security",
  path: paths.security(),
  cache: "static",
  head: () => ({
    title: "Security",
    description:
      "For your security review: what this site stores and contacts, and the questions to put to any vendor of monitoring, us included.",
  }),
  View: ({ site }) => (
    <Section flush="top">
      <Wrap>
        <Breadcrumb items={[{ label: "Security" }]} />
        <h1 className={page.title}>For your security review</h1>
        <Grid split="9-3" gap={6} align="end">
          <p className={text.lead}>
            This site sets no cookies. What it stores and for how long, and which hosts your browser
            contacts, is on the <a href={paths.privacy()}>privacy page</a>.
          </p>
          <Actions>
            <Button variant="secondary" size="lg" href={downloads.vendorQuestions.path} download>
              Download the questions
            </Button>
            <Caption data-screen-only="">
              CSV, {downloads.vendorQuestions.kilobytes} kB, to fill in
            </Caption>
          </Actions>
        </Grid>
        <QuestionMap />
        <CompanyAnswers company={site.company} className={page.part} />
        <section className={page.part}>
          <Stack gap={4}>
            <h2>Questions to put to any vendor, us included</h2>
            <p className={classNames(text.lead, styles.lead)}>
              <i className={styles.mark} data-known="true" aria-hidden="true" />
              {Object.keys(knownAnswers).length} of the {vendorQuestions.length} have a first answer
              here. For the rest, send us your list in writing:{" "}
              <a href={`mailto:${site.contactEmail}?subject=Security%20review`}>
                {site.contactEmail}
              </a>
            </p>
          </Stack>
          <QuestionParts />
        </section>
        <Stack as="section" gap={6} stretch className={page.part}>
          <h2>Laws and guidance that a review in Canada names</h2>
          <Columns as="ul" count={2} wide={4} gap={6} rule="strong">
            {regimes.map(({ name, subject, href }) => (
              <li key={name}>
                <h3 className={text.h4}>
                  <a href={href} className={text.touch}>
                    {name}
                  </a>
                </h3>
                <p className={text.small}>{subject}</p>
              </li>
            ))}
          </Columns>
        </Stack>
      </Wrap>
    </Section>
  ),
});
