import { paths } from "../../../shared/paths.ts";
import type { Company } from "../../../shared/site.ts";
import { BandOpening } from "../../blocks/band-opening.tsx";
import { Ledger } from "../../blocks/ledger.tsx";
import { Actions } from "../../components/actions.tsx";
import { Button } from "../../components/button.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { downloads } from "../../components/downloads.ts";
import { MoreLink } from "../../components/more-link.tsx";
import { definePage } from "../../page.ts";
import { contactedHosts } from "../privacy/contacted-hosts.ts";
import { storedItems } from "../privacy/stored-items.ts";
import {
  questionParts,
  regimes,
  type VendorQuestion,
  vendorQuestions,
} from "./vendor-questions.ts";

/** What the configured site stores and contacts. */
interface SecurityData {
  storedItems: number;
  /** Hosts that a browser contacts besides this site. */
  otherHosts: number;
}

/** What a security reviewer asks: what this site answers, and what the company answers on request. */
export const securityPage = definePage<SecurityData>({
  name: "security",
  path: paths.security(),
  cache: "static",
  load: ({ captcha: { provider: captcha }, hostedVideo, requestCopies }) => ({
    storedItems: storedItems({ captcha, requestCopies }).length,
    otherHosts: contactedHosts(captcha, hostedVideo.embedUrl).length - 1,
  }),
  head: () => ({
    title: "Security",
    description: "For your security review: questions to any vendor, and what this site stores.",
  }),
  header: "over-opening",
  parts: ({ company }) =>
    vendorQuestions
      .map((question) => rowOf(question, company))
      .map(({ id, name, text, note = "", inPart }) => ({
        id,
        text: `${name}: ${text} ${inPart ? "In part: " : ""}${note}`,
      })),
  View: ({ data, site: { company, contactEmail, url } }) => {
    const rows = vendorQuestions.map((question) => rowOf(question, company));
    const answered = rows.filter(({ note }) => note !== undefined);
    const inPart = answered.filter((row) => row.inPart);
    const whole = answered.filter((row) => !row.inPart);
    return (
      <>
        <BandOpening
          trail={[{ label: "Security" }]}
          title="Questions for your security review"
          lead={`${vendorQuestions.length} questions to put to any vendor, us included. ${answered.length} are answered here, ${whole.length === 0 ? "all" : inPart.length} of them in part. Ask us for the others in writing.`}
          action={
            <Button size="lg" href={downloads.vendorQuestions.path} download>
              Download the questions
            </Button>
          }
          second={{
            href: `mailto:${company?.securityEmail ?? contactEmail}?subject=Vulnerability`,
            text: "Report a vulnerability",
          }}
        />
        <Ledger
          title={whole.length === 0 ? "Answered here, in part" : "Answered here"}
          lead="The file to download has the questions alone, so that you can put them to any vendor. Copy our answers from this table."
          columns={["Subject", "Question", "Answer"]}
          of={
            whole.length === 0
              ? inPart
              : {
                  parts: [
                    { title: "In full", rows: whole },
                    { title: "In part", rows: inPart },
                  ].filter(({ rows: { length } }) => length > 0),
                }
          }
        />
        <Ledger
          tone="surface"
          title="Answered on request"
          lead="Send us the file and ask for each answer in writing. It has columns for the answer, its evidence and its date."
          folds="questions"
          of={{
            parts: questionParts
              .map(({ title, rows: questions }) => ({ title, rows: openRows(questions, company) }))
              .filter(({ rows }) => rows.length > 0),
          }}
        >
          <Actions>
            <Button size="lg" href={`mailto:${contactEmail}?subject=Security%20review`}>
              Send us your list
            </Button>
            <MoreLink href={paths.pilot()}>A pilot on your own site</MoreLink>
          </Actions>
        </Ledger>
        <Ledger
          title="This website"
          of={[
            { name: "Cookies", text: "This site sets none." },
            {
              name: "Hosts",
              href: `${paths.privacy()}#hosts`,
              text:
                data.otherHosts === 0 ? "No other host is contacted." : othersText(data.otherHosts),
            },
            {
              name: "Stored data",
              href: paths.privacy(),
              text: `${data.storedItems} kinds, each with its purpose, and its period where one is set.`,
            },
            {
              name: "Response headers",
              text: (
                <>
                  Nothing loads unless a rule allows it, and no other site can frame a page. Check
                  them:{" "}
                  <code>
                    curl -I {url}
                    <wbr />
                    {paths.security()}
                  </code>
                </>
              ),
            },
          ]}
        />
        <Ledger title="Laws and guidance for a review in Canada" of={regimes} />
        <ClosingCall question="Bring your list to a demo." />
      </>
    );
  },
});

/** The questions that are answered on request. */
function openRows(questions: readonly VendorQuestion[], company: Company | undefined) {
  return questions
    .map((question) => rowOf(question, company))
    .filter(({ note }) => note === undefined);
}

/** A question with the answer that is configured or, in part, known; and an id for links to it. */
function rowOf({ name, note, ...question }: VendorQuestion, company: Company = {}) {
  const id = name.toLowerCase().replaceAll(" ", "-");
  const facts = { "Legal entity": company.legalName, Hosting: company.hostingCountry };
  const configured = { ...facts, ...company.securityAnswers }[name];
  const inPart = configured === undefined && note !== undefined;
  return { ...question, id, name, note: configured ?? note, inPart };
}

function othersText(count: number): string {
  return count === 1
    ? "One other host, on the demo page."
    : `${count} other hosts, on the demo page.`;
}
