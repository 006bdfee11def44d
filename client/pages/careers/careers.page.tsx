import { DASHBOARD_ANCHOR } from "../../../shared/content/dashboard-choice.ts";
import { headlines } from "../../../shared/content/site.ts";
import { paths } from "../../../shared/paths.ts";
import type { Company } from "../../../shared/site.ts";
import { BandOpening } from "../../blocks/band-opening.tsx";
import { Cards } from "../../blocks/cards.tsx";
import { Ledger } from "../../blocks/ledger.tsx";
import { Passage } from "../../blocks/passage.tsx";
import { Button } from "../../components/button.tsx";
import { DownloadList } from "../../components/download-list.tsx";
import { downloads } from "../../components/downloads.ts";
import { Cluster, Section, Stack, Wrap } from "../../components/layout.tsx";
import { LinkList } from "../../components/link-list.tsx";
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
  parts: ({ careersEmail, company }) =>
    applicationSteps(careersEmail, company).map(({ id, name, text }) => ({
      id,
      text: `${name}: ${text}`,
    })),
  load: ({ site }) => ({ careersEmail: site.careersEmail }),
  head: () => ({
    title: "Careers",
    description:
      "Work on sensors for track and mines: the open roles, what each department works on, and how to apply by e-mail.",
  }),
  View: ({ data: { careersEmail }, site: { company } }) => (
    <>
      <BandOpening
        tone="page"
        trail={[{ label: "Careers" }]}
        title={headlines.careers}
        lead="We are a Canadian company, based in Ontario. Our hardware sits on rails, and on vehicles on track and in mines. Our software turns what it records into ranked lists and positions."
        band={
          <>
            <Picture name="careers-bench" priority />
            <LinkList links={rolesOnBench} />
          </>
        }
        bleed
      />
      <Section>
        <Wrap>
          <Stack gap={8} stretch>
            <h2>Open Positions by Department</h2>
            <Island of={careersList} props={{ careersEmail, terms: company?.roles }} />
          </Stack>
        </Wrap>
      </Section>
      <Ledger
        tone="surface"
        title="What each department works on"
        lead="Each name leads to its page. The page of a product also says in which conditions it fails."
        counts="subjects"
        folds="narrow"
        of={{ parts: departmentWork }}
      >
        <Cluster gap={8}>
          <MoreLink href={paths.solutions()}>All products</MoreLink>
          <MoreLink href={paths.about()}>Who we are</MoreLink>
        </Cluster>
      </Ledger>
      <Cards
        tone="page"
        title="Data and posts to look at first"
        lead="A first conversation can start here: with what you would measure, test or build differently. The files are example data."
        of={readFirst}
      >
        <DownloadList files={exampleFiles} />
      </Cards>
      <Ledger tone="surface" title="How to apply" of={applicationSteps(careersEmail, company)} />
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
          <MailAddress subject="General Application">{careersEmail}</MailAddress>
        </p>
      </Passage>
    </>
  ),
});

/** The open roles, each at the part of the picture that it works on. */
const rolesOnBench = [
  {
    href: paths.careers("mechanical-engineer"),
    label: "Mechanical Engineer",
    note: "Enclosures and brackets",
  },
  {
    href: paths.careers("embedded-engineer"),
    label: "Embedded Engineer",
    note: "Boards and firmware",
  },
];

/** What the departments work on and what makes it hard, with the pages that show it. */
const departmentWork = [
  {
    title: "Sensor hardware",
    rows: [
      {
        name: "Apollo Sense",
        href: paths.solution("autonomous-track-monitoring"),
        text: "LiDAR and cameras on a vehicle. Vibration, snow and a dirty lens make it hard.",
      },
      {
        name: "Apollo Railpulse",
        href: paths.solution("track-temperature-sensor"),
        text: "A temperature sensor on the rail. If it comes loose, it reads the air.",
      },
      {
        name: "Underground Positioning System",
        href: paths.solution("underground-positioning-system"),
        text: "LiDAR and an inertial unit on vehicles in mines, with dust, rough floors and gaps in the radio.",
      },
      {
        name: "Collision Avoidance",
        href: paths.solution("collision-avoidance"),
        text: "The display and the sensors in the vehicle. A warning has to come in time, and not without cause.",
      },
    ],
  },
  {
    title: "Software, data and marketing",
    rows: [
      {
        name: "Apollo Dashboard",
        href: `${paths.solution("autonomous-track-monitoring")}#${DASHBOARD_ANCHOR}`,
        text: "Software Team: each place with its readings and its history. All runs have to put a defect at the same place.",
      },
      {
        name: "Inspection report",
        href: paths.exampleLine.inspectionReport(),
        text: "Data Team: growth has to be told from the noise between two runs.",
      },
      {
        name: "Culvert Risk Assessor",
        href: paths.solution("culvert-risk-assessor"),
        text: "Data Team: the condition of a culvert from a photograph. Snow, high water and tall grass hide the opening.",
      },
      {
        name: "Insights",
        href: paths.insights(),
        text: "Marketing: posts with their sources and drawings.",
      },
    ],
  },
];

const readFirst = [
  {
    title: "Positioning a truck where no satellite reaches",
    picture: "mine-plan",
    href: paths.insight("positioning-without-satellites"),
    text: "How the errors of LiDAR and inertial units grow, with a Python program to run.",
    link: "Read the post",
  },
  {
    title: "Reading track geometry without a glossary",
    picture: "line-classes-small",
    href: paths.insight("reading-track-geometry"),
    text: "What the five readings of a run mean, and how a limit becomes a date.",
    link: "Read the post",
  },
  {
    title: "Why welded rail buckles, and what the thermometer on the shed does not tell you",
    picture: "rail-clip-sensor",
    href: paths.insight("rail-buckling-neutral-temperature"),
    text: "How the force in a rail follows from its temperature.",
    link: "Read the post",
  },
] as const;

const exampleFiles = [
  downloads.rankedList,
  downloads.railTemperature,
  downloads.culverts,
  downloads.positions,
];

/** How to apply, what to ask and what happens then, each with an id for links to it. */
function applicationSteps(careersEmail: string, company: Company = {}) {
  return [
    {
      id: "resume",
      name: "What to send",
      text: "Your resume, by e-mail. The button at each role starts the e-mail; there is no form and no account. You can add one thing that you built or measured: what failed, and what you changed.",
    },
    {
      id: "pay",
      name: "What to ask before",
      href: questionsMail(careersEmail),
      text: `${company.roles ? "What a role does not state" : "Not published here"}: pay, place, hours, start, level, benefits, visas, internships, whether the posting is for an existing vacancy, and whether software sorts applications. The link opens an e-mail that asks for all of it.`,
    },
    {
      id: "conversation",
      name: "In a first conversation",
      text: "Two problems to prepare. Mechanical: when a lens moves, all readings step at once; what holds it? Embedded: when a sensor comes loose, it reads the air; what in its data shows that? Ask us who tests what you build, on which vehicle, and how often you would be there. Ask which weakness of a product the team removes next.",
    },
    {
      id: "steps",
      name: "What happens then",
      text:
        company.applicationHandling ??
        "We use what you send to decide on the application and to answer you. The steps and their dates are not published here: ask for them, too.",
    },
    {
      id: "retention",
      name: "How long we keep it",
      href: paths.privacy(),
      text: `${application(company).howLong} Write to the address for applications.`,
    },
  ];
}

/** An e-mail with the questions that this page does not answer. */
function questionsMail(careersEmail: string): string {
  const subject = "Questions before an application";
  const questions =
    "Role, Pay, Place, Hours, Start, Level, Benefits, Visa, Existing vacancy, Internships, Software that sorts applications, Steps and dates";
  const body = questions.split(", ").join(":\r\n");
  return `${applicationMail(careersEmail, subject)}&body=${encodeURIComponent(`${body}:`)}`;
}
