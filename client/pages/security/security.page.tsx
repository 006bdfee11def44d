import {
  modelQuestions,
  regimes,
  securityQuestions,
  type VendorQuestion,
} from "../../../shared/content/vendor-questions.ts";
import { downloads } from "../../../shared/downloads/downloads.ts";
import { paths } from "../../../shared/paths.ts";
import { CompanyAnswers } from "../../components/company-answers.tsx";
import { DownloadList } from "../../components/download-list.tsx";
import { ItemTable } from "../../components/item-table.tsx";
import { Columns, Section, Stack, Wrap } from "../../components/layout.tsx";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { definePage } from "../../page.ts";
import text from "../../styles/text.module.css";
import styles from "../privacy/privacy-page.module.css";

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
        <h1 className={styles.title}>For your security review</h1>
        <p className={text.lead}>
          This site sets no cookies, and your browser contacts no other host before you ask it to.
          What a demo request stores, and for how long, is on the{" "}
          <a href={paths.privacy()}>privacy page</a>.
        </p>
        <CompanyAnswers company={site.company} className={styles.part} />
        <Stack as="section" gap={6} stretch className={styles.part}>
          <h2>Questions to put to any vendor, us included</h2>
          <Questions questions={securityQuestions} />
        </Stack>
        <Stack as="section" gap={6} stretch className={styles.part}>
          <h2>And about the model</h2>
          <Questions questions={modelQuestions} />
          <DownloadList files={[downloads.vendorQuestions]} />
        </Stack>
        <Stack as="section" gap={6} stretch className={styles.part}>
          <h2>Laws and guidance that a review in Canada names</h2>
          <ItemTable
            columns={["Name", "Subject"]}
            items={regimes.map(({ name, subject, href }) => ({ name, href, cells: [subject] }))}
          />
        </Stack>
      </Wrap>
    </Section>
  ),
});

function Questions({ questions }: { questions: readonly VendorQuestion[] }) {
  return (
    <Columns as="ul" count={2} wide={4} gap={5}>
      {questions.map(({ topic, question }) => (
        <Stack key={topic} as="li" gap={1} rule="thin">
          <h3 className={text.h4}>{topic}</h3>
          <p className={text.muted}>{question}</p>
        </Stack>
      ))}
    </Columns>
  );
}
