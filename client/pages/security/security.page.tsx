import {
  modelQuestions,
  regimes,
  securityQuestions,
  type VendorQuestion,
} from "../../../shared/content/vendor-questions.ts";
import { paths } from "../../../shared/paths.ts";
import type { Company } from "../../../shared/site.ts";
import { ItemTable } from "../../components/item-table.tsx";
import { Section, Stack, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
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
  View: ({ site }) => {
    const answers = answersOf(site.company ?? {});
    return (
      <Section flush="top">
        <Wrap>
          <Breadcrumb items={[{ label: "Security" }]} />
          <h1 className={styles.title}>For your security review</h1>
          <p className={text.lead}>
            This site sets no cookies and contacts no other host before you ask it to. What a demo
            request stores, and for how long, is on the <a href={paths.privacy()}>privacy page</a>.
          </p>
          {answers.length > 0 && (
            <Stack as="section" gap={6} stretch className={styles.part}>
              <h2>About the company</h2>
              <ItemTable columns={["Subject", "Answer"]} items={answers} />
            </Stack>
          )}
          <Stack as="section" gap={6} stretch className={styles.part}>
            <h2>Questions to put to any vendor, us included</h2>
            <Questions questions={securityQuestions} />
          </Stack>
          <Stack as="section" gap={6} stretch className={styles.part}>
            <h2>And about the model</h2>
            <Questions questions={modelQuestions} />
            <p>
              <MoreLink href={paths.downloads.vendorQuestions()}>
                All questions to fill in, CSV
              </MoreLink>
            </p>
          </Stack>
          <Stack as="section" gap={6} stretch className={styles.part}>
            <h2>Law and guidance a review in Canada names</h2>
            <ItemTable
              columns={["Name", "Subject"]}
              items={regimes.map(({ name, subject, href }) => ({ name, href, cells: [subject] }))}
            />
          </Stack>
        </Wrap>
      </Section>
    );
  },
});

function Questions({ questions }: { questions: readonly VendorQuestion[] }) {
  return (
    <ItemTable
      columns={["Subject", "Question"]}
      items={questions.map(({ topic, question }) => ({ name: topic, cells: [question] }))}
    />
  );
}

/** The configured facts, in the order in which reviewers ask. */
function answersOf(company: Company) {
  const rows: [name: string, answer: string | undefined][] = [
    ["Legal entity", company.legalName],
    ["Mailing address", company.mailingAddress],
    ["Country of hosting", company.hostingCountry],
    ["Person in charge of personal information", company.privacyOfficer],
    ["Reports of vulnerabilities", company.securityEmail],
  ];
  return rows.flatMap(([name, answer]) =>
    answer === undefined ? [] : [{ name, cells: [answer] }],
  );
}
