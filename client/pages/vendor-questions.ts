import { paths } from "../../shared/paths.ts";
import type { Company } from "../../shared/site.ts";
import type { LedgerPart } from "../blocks/ledger.tsx";

/** A question of a security review, put to every vendor. */
interface VendorQuestion {
  /** The topic. */
  name: string;
  text: string;
  /** Where the answer stands in full. */
  href?: string;
  /** The part of the answer that this site can give; the others are answered on request. */
  note?: string;
}

/** The questions about the model follow the NIST AI Risk Management Framework. */
export const questionParts = [
  {
    title: "On the vehicle",
    rows: [
      { name: "On-board network", text: "How is the equipment separated from ours (IEC 62443)?" },
      { name: "Remote access", text: "Who can reach the equipment, how, and who approves it?" },
      { name: "Patches", text: "How long does a critical fix take, on servers and on vehicles?" },
    ],
  },
  {
    title: "Data in the service",
    rows: [
      { name: "Hosting", text: "In which country (residency)? Whose cloud, or our own servers?" },
      { name: "Encryption", text: "What is encrypted in transit, at rest and on the vehicle?" },
      { name: "Retention", text: "How long are data and backups kept, and who deletes them?" },
      { name: "Backup", text: "When was a restore last tested, and how long did it take?" },
    ],
  },
  {
    title: "Access to the service",
    rows: [
      { name: "Sign-in", text: "Is there SSO (SAML, OIDC), and a second factor (MFA) for all?" },
      { name: "Roles", text: "Which roles exist, and who sees which line or level?" },
      { name: "Audit log", text: "What is logged, for how long, and can we read it?" },
      { name: "Staff", text: "Who of you can see our data, and how are they screened?" },
    ],
  },
  {
    title: "Tests and operation",
    rows: [
      { name: "Penetration test", text: "When was the last one, and may we see the summary?" },
      { name: "Independent report", text: "Is there one (SOC 2, ISO 27001), and may we read it?" },
      { name: "Availability", text: "Which uptime is agreed (SLA), and how is it measured?" },
      { name: "Components", text: "Do we get a bill of materials (SBOM) for each release?" },
      { name: "Incidents", text: "Within how many hours of a breach are we told, and by whom?" },
    ],
  },
  {
    title: "In the contract",
    rows: [
      { name: "Legal entity", text: "Which company signs, and under which law?" },
      { name: "Data processing", text: "Is there an agreement to sign (DPA)?" },
      {
        name: "Data owner",
        text: "Who owns raw data, results, corrections?",
        note: "In the pilot that we propose, you receive your data at whichever step it ends. Your contract decides who owns data, results and corrections.",
      },
      {
        name: "Personal data",
        text: "Do pictures show people? Do positions show who drives?",
        note: "The example of positions names vehicles, not drivers. A photograph or a scan can show a person.",
        href: paths.solution("underground-positioning-system"),
      },
      { name: "Subprocessors", text: "Who else handles our data, and where?" },
      { name: "Training", text: "Do our data train a model that others use? Can we refuse?" },
      {
        name: "Export and exit",
        text: "In which format do we get everything back, and when?",
        note: "The example files of the ranked list are CSV and GeoJSON. Your contract names the formats, also of raw scans, photographs and point clouds, and the date.",
      },
      { name: "Insurance", text: "Which cover exists, and for which damage?" },
      { name: "Liability", text: "For which damage do you answer, and up to which amount?" },
    ],
  },
  {
    title: "About the model",
    rows: [
      {
        name: "Learned models",
        text: "Which products use a learned model, for which step, and does a person see each result?",
        note: "A certified inspector or an engineer confirms each defect. On the lists of track and of culverts, a person checks samples, not each result. Which step is learned: on request.",
      },
      { name: "Training data", text: "What was the model trained on, and what was missing?" },
      {
        name: "Misses",
        text: "What does it miss, and how was that measured?",
        note: "In a pilot, your sealed findings are compared with our list, and each difference is measured on site. The page of each product lists where it fails. We publish no rate.",
        href: paths.pilot(),
      },
      { name: "Changes", text: "Who approves a change of the model, and are we told before?" },
      { name: "Old versions", text: "Can last year’s version be run again on last year’s data?" },
    ],
  },
  {
    title: "About the product",
    rows: [
      {
        name: "Formats",
        text: "Which of our files does it read and write? Is there an API?",
        note: "The pages of the products have example files. Your formats are agreed in the pilot.",
        href: paths.solutions(),
      },
      {
        name: "Latency",
        text: "How old is a position on the screen, and what happens when the radio fails?",
        note: "Without radio a position is old. Treat the drift as occupied until the vehicle answers.",
      },
      {
        name: "Radio network",
        text: "Which one does a vehicle need, and how much of it?",
        note: "Positions are reported over the mine’s own radio network. We need a map of its coverage.",
        href: paths.solution("underground-positioning-system"),
      },
      {
        name: "Weather",
        text: "What does it do in snow, frost, dust and heat?",
        note: "The page of each product says where it works and where it fails.",
        href: paths.solutions(),
      },
      {
        name: "Accuracy",
        text: "How well does a reading repeat, and who has measured that?",
        note: "In a pilot, repeated runs, surveyed points or a calibrated probe measure it on your site. We publish no accuracy.",
        href: `${paths.pilot()}#protocol`,
      },
      {
        name: "Vehicle",
        text: "Which vehicle carries it, at which speed, and does it load the track?",
        note: "It measures the track without the load of a train. Vehicle and speed: on request.",
        href: paths.solution("autonomous-track-monitoring"),
      },
      {
        name: "Rail sensors",
        text: "How many a mile, and which power and radio do they need?",
        note: "We would start at three kinds of places. The rest is on request.",
        href: `${paths.insight("air-temperature-offset-slow-orders")}#where-to-place-a-sensor`,
      },
      {
        name: "Functional safety",
        text: "Which level has a stop (PL, SIL), by which standard?",
        note: "Before any intervention the mine names the owner of functional safety. This site claims no level.",
        href: paths.solution("collision-avoidance"),
      },
      {
        name: "Approvals",
        text: "Which authority has approved it, and for what?",
        note: "This site claims no approval and no certificate.",
      },
      { name: "Origin", text: "From which countries do LiDAR, radios and processors come?" },
      { name: "Hazardous areas", text: "For which explosive atmospheres is it certified?" },
    ],
  },
  {
    title: "About the company",
    rows: [
      {
        name: "Price",
        text: "What does it contain, in which currency, and for how long?",
        note: "It follows from what both sides settle before a pilot. The amount is on request.",
        href: `${paths.pilot()}#price`,
      },
      {
        name: "References",
        text: "Which operators and partners may we call?",
        note: "This site describes one project, at a northern railway operator, and names no customer.",
        href: paths.caseStudy("railways", "autonomous-track-monitoring"),
      },
      { name: "People", text: "How many people work on the product, and where?" },
      { name: "Support", text: "Who answers, at which hours, in which languages?" },
      { name: "Continuity", text: "What becomes of service and data if the vendor closes?" },
      { name: "Warranty", text: "Who repairs or replaces the equipment, and how fast?" },
    ],
  },
] as const satisfies readonly LedgerPart[];

export const vendorQuestions = questionParts.flatMap<VendorQuestion>(({ rows }) => rows);

/** A question with the answer that is configured or, in part, known; and an id for links to it. */
export function questionRow({ name, note, ...question }: VendorQuestion, company: Company = {}) {
  const id = name.toLowerCase().replaceAll(" ", "-");
  const facts = { "Legal entity": company.legalName, Hosting: company.hostingCountry };
  const configured = { ...facts, ...company.securityAnswers }[name];
  const inPart = configured === undefined && note !== undefined;
  return { ...question, id, name, note: configured ? `In full: ${configured}` : note, inPart };
}
