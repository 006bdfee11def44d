import { regimes } from "../../../shared/content/vendor-questions.ts";
import { downloads } from "../../../shared/downloads/downloads.ts";
import { paths } from "../../../shared/paths.ts";
import { CompanyAnswers } from "../../components/company-answers.tsx";
import { DownloadList } from "../../components/download-list.tsx";
import { Columns, Grid, Section, Stack, Wrap } from "../../components/layout.tsx";
import { Picture } from "../../components/picture.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import page from "../text-page.module.css";
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
        <Grid split="5-7" className={styles.opening}>
          <Stack gap={6} className={styles.words}>
            <h1>For your security review</h1>
            <p className={text.lead}>
              This site sets no cookies, and your browser contacts no other host before you ask it
              to. What a demo request stores, and for how long, is on the{" "}
              <a href={paths.privacy()}>privacy page</a>.
            </p>
            <DownloadList files={[downloads.vendorQuestions]} />
          </Stack>
          <div>
            <Picture
              name="careers-bench"
              sizes="(width >= 64rem) 60vw, 92vw"
              className={styles.equipment}
              priority
            />
          </div>
        </Grid>
        <CompanyAnswers company={site.company} className={page.part} />
        <section className={page.part}>
          <h2>Questions to put to any vendor, us included</h2>
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
