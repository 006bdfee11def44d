import { DASHBOARD_ANCHOR } from "../../../shared/content/dashboard-choice.ts";
import { headlines } from "../../../shared/content/site.ts";
import { paths } from "../../../shared/paths.ts";
import { BandOpening } from "../../blocks/band-opening.tsx";
import { Ledger } from "../../blocks/ledger.tsx";
import { Passage } from "../../blocks/passage.tsx";
import { Actions } from "../../components/actions.tsx";
import { Button } from "../../components/button.tsx";
import { Section, Stack, Wrap } from "../../components/layout.tsx";
import { MailAddress } from "../../components/mail-address.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Island } from "../../island/island.tsx";
import { applicationMail, careersList } from "../../islands/careers-list/careers-list.tsx";
import { definePage } from "../../page.ts";
import { application } from "../privacy/stored-items.ts";

/** The mission, the departments with their open roles and their work, and how to apply. */
export const careers = definePage<{ careersEmail: string }>({
  name: "careers",
  path: paths.careers(),
  cache: "static",
  load: ({ site }) => ({ careersEmail: site.careersEmail }),
  head: () => ({
    title: "Careers",
    description: "Work on sensors for track and mines: the open roles, and how to apply by e-mail.",
  }),
  View: ({ data: { careersEmail }, site: { company = {} } }) => (
    <>
      <BandOpening
        tone="page"
        trail={[{ label: "Careers" }]}
        title={headlines.careers}
        lead="We are a Canadian company, based in Ontario. Our hardware sits on vehicles and on rails, on track and in mines. Our software turns what it records into ranked lists and positions."
        band={<Picture name="careers-bench" priority />}
        bleed
      />
      <Section>
        <Wrap>
          <Stack gap={8} stretch>
            <h2>Open Positions by Department</h2>
            <Island of={careersList} props={{ careersEmail, terms: company.roles }} />
          </Stack>
        </Wrap>
      </Section>
      <Ledger tone="surface" title="What each department works on" of={departmentWork}>
        <Actions>
          <MoreLink href={paths.solutions()}>All products</MoreLink>
          <MoreLink href={paths.about()}>Who we are</MoreLink>
        </Actions>
      </Ledger>
      <Ledger
        title="How to apply"
        of={[
          { name: "What to send", text: "Your resume. The button at each role opens an e-mail." },
          {
            name: "What to ask first",
            href: `mailto:${careersEmail}`,
            text: `${company.roles ? "What a role does not state" : "Not published here"}: pay, place, hours, start, level, whether the position is vacant now, benefits, internships, visas, and whether software sorts applications. Write to ${careersEmail}.`,
          },
          {
            name: "What happens then",
            text:
              company.applicationHandling ??
              "We use what you send to decide on the application and to answer you. The steps and their dates are not published here: ask for them, too.",
          },
          {
            name: "How long we keep it",
            href: paths.privacy(),
            text: `${application(company).howLong} Write to the same address.`,
          },
        ]}
      />
      <Passage
        tone="night"
        title="Don't See Your Role?"
        actions={
          <Button size="lg" href={applicationMail(careersEmail, "General Application")}>
            Send General Application
          </Button>
        }
      >
        <p>
          Write to us and say what you would like to work on:{" "}
          <a href={`mailto:${careersEmail}`}>
            <MailAddress>{careersEmail}</MailAddress>
          </a>
        </p>
      </Passage>
    </>
  ),
});

/** What the departments work on, each with the page that shows it. */
const departmentWork = [
  {
    name: "Apollo Sense",
    href: paths.solution("autonomous-track-monitoring"),
    text: "Hardware Development: the units on vehicles.",
  },
  {
    name: "Apollo Railpulse",
    href: paths.solution("track-temperature-sensor"),
    text: "Hardware Development: the units on rails.",
  },
  {
    name: "Apollo Dashboard",
    href: `${paths.solution("autonomous-track-monitoring")}#${DASHBOARD_ANCHOR}`,
    text: "Software Team: each place with its readings and its history.",
  },
  {
    name: "Inspection report",
    href: paths.exampleLine.inspectionReport(),
    text: "Data Team: a ranked list from raw scans, of an example line.",
  },
  {
    name: "Underground Positioning System",
    href: paths.solution("underground-positioning-system"),
    text: "Hardware Development: the units on vehicles in mines.",
  },
  {
    name: "Insights",
    href: paths.insights(),
    text: "Marketing: texts and pictures for engineers.",
  },
];
