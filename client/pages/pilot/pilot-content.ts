import type { Figure } from "../../../shared/content/figure.ts";
import type { LedgerPart } from "../../blocks/ledger.tsx";

/** A step of a pilot: what each side brings, and what decides whether it goes on. */
interface PilotStep {
  name: string;
  youBring: string;
  youReceive: string;
  goesOnWhen: string;
  /** What you have, and what becomes of the equipment, if it ends after this step. */
  orStop: string;
}

/** The pilot as we propose it. */
export const pilotSteps: readonly PilotStep[] = [
  {
    name: "Question",
    youBring: "one decision that you want to make better, and a threshold for it",
    youReceive: "a written test plan: extent, dates, cost, and who is responsible on each side",
    goesOnWhen: "you have signed the plan",
    orStop: "the test plan",
  },
  {
    name: "Data",
    youBring: "the records that the product’s page lists under What we need from you",
    youReceive: "an import report: what was read, what was rejected, and why",
    goesOnWhen: "both sides agree on the records to use",
    orStop: "the import report",
  },
  {
    name: "Site",
    youBring: "escort, protection, and approval of the mounting",
    youReceive: "a record of the equipment as installed",
    goesOnWhen: "your engineer has checked it",
    orStop: "the record",
  },
  {
    name: "Blind run",
    youBring: "access to the line or level; your findings stay sealed",
    youReceive: "raw data and our list, both with times",
    goesOnWhen: "both are delivered before the seal is broken",
    orStop: "your data",
  },
  {
    name: "Comparison",
    youBring:
      "your findings, and a crew that measures every disagreement and a random sample of the other miles",
    youReceive: "hits, misses, false alarms and errors of position",
    goesOnWhen: "both sides agree on the counts",
    orStop: "the counts",
  },
  {
    name: "Decision",
    youBring: "your threshold, written in step 1",
    youReceive: "the report: the counts against your threshold",
    goesOnWhen: "you buy, repeat from step 1, or stop",
    orStop: "the report",
  },
];

/** What the agreement of a pilot settles, and what a price and a saving depend on: questions, without our answers. */
export const openQuestions: readonly LedgerPart[] = [
  {
    title: "An agreement",
    rows: [
      {
        name: "Ownership",
        text: "Who owns the raw data, the lists and the report, and who may use them for what?",
      },
      {
        name: "Dates",
        text: "On which day does each step begin, and by when does each side decide?",
      },
      {
        name: "People",
        text: "Who decides, who stands in, and who is answerable on site, on each side?",
      },
      {
        name: "Exit",
        text: "By when is the equipment removed and your data returned and deleted?",
      },
    ],
  },
  {
    id: "price",
    title: "A price",
    rows: [
      { name: "Extent", text: "How many kilometres, levels, sites or vehicles?" },
      { name: "Frequency", text: "How many runs, photographs or forecasts a year?" },
      { name: "Season", text: "In which months, and is winter one of them?" },
      { name: "Site", text: "Who mounts, powers and protects the equipment?" },
      { name: "Records", text: "Which of your records are used, and in which formats?" },
      { name: "Pilot", text: "Who pays for escort, mounting and the crew that measures?" },
      { name: "Term", text: "How long does the contract run, and what happens at its end?" },
    ],
  },
  {
    title: "A saving",
    rows: [
      { name: "Visits", text: "How many visits a year, how many hours each, at which rate?" },
      { name: "Remaining visits", text: "Which of them do your rules require in any case?" },
      { name: "False alarms", text: "What does a visit cost that finds nothing?" },
      { name: "Slow orders", text: "What does an hour at lower speed cost, or one too many?" },
      { name: "Misses", text: "What has a defect cost that was found too late?" },
    ],
  },
];

/** How many defects, found without a miss, support which detection rate. */
export const sampleSizes: readonly Figure[] = [
  { value: 59, context: "defects, all found, support a detection rate of 95%" },
  { value: 29, context: "support 90%" },
  { value: 20, context: "support 86%" },
  { value: 10, context: "support 74%" },
];

/**
 * The rules of the test protocol, for a test of any vendor. Their notes say what makes the test invalid, or which quantity
 * to record.
 */
export const testParts = [
  {
    title: "Products that deliver a list",
    rows: [
      {
        name: "Sealed findings",
        text: "Write down and seal what your engineer found before the vendor’s list arrives.",
        note: "Date, name and seal of the findings",
      },
      {
        name: "Number of defects",
        text: "Test at least 59 known defects of a kind, or 93 if the plan allows one miss, at 95% confidence (0.05 to the power of 1/59).",
        note: "How many of each kind, chosen before the result is known",
      },
      {
        name: "Disagreements",
        text: "Before counting, measure on site every place that only one list has, and a random sample of miles on which neither has anything. Measure by hand, on track also under load.",
        note: "Method, reading and date at each place",
      },
      {
        name: "Misses and false alarms",
        text: "Before the run, fix the distance within which a place counts as found. Then count what was found, what was found out of place, what was missed and what was reported without cause.",
        note: "The distance; four counts for each kind of defect",
      },
    ],
  },
  {
    title: "Water and weather",
    rows: [
      {
        name: "Forecast",
        text: "Keep a table of hits, misses and false alarms over one season.",
        note: "Date, place, amount forecast and amount measured",
      },
      {
        name: "Photographs",
        text: "Let two engineers rate 50 sites without seeing the list or each other’s ratings. Then count which of their worst ten the list puts first, and which it misses.",
        note: "Both ratings, their difference, and the worst ten found and missed",
      },
    ],
  },
  {
    title: "On the track",
    rows: [
      {
        name: "Repeated runs",
        text: "Run the same miles in both directions on one day, then with another unit and crew (EN 13848-2).",
        note: "Difference of each reading at the same place",
      },
      {
        name: "Geometry car",
        text: "Compare the list with a run of your geometry car over the same miles, close in time and without work between them.",
        note: "What both found, what only the car found, what only the list contains",
      },
      {
        name: "Rail temperature",
        text: "Compare with a calibrated contact probe: sunny and shaded side, hot noon and cold dawn.",
        note: "Difference in °C, side, time and sky",
      },
    ],
  },
  {
    title: "Underground",
    rows: [
      {
        name: "Position",
        text: "Park at 30 or more surveyed points (ASPRS standards), then pass each at working speed. Time the delay on the screen. Then drive out of radio coverage and note what the map shows.",
        note: "Root mean square error in x, y and z; delay in seconds; what the map shows without radio",
      },
      {
        name: "Warnings",
        text: "In a closed drift with a spotter, drive agreed meetings at walking speed, then at working speed. In every run each vehicle has a stop line, farther from the meeting point than its stopping distance. With the radio off, one vehicle is parked and the other drives at walking speed.",
        note: "Warnings given, missed and false; seconds before each meeting",
      },
      {
        name: "Intervention",
        text: "In the closed drift, drive at a soft dummy vehicle, first at walking speed. The driver brakes only beyond the limit that you set. Repeat loaded, downhill, on a wet floor, and with the sensor covered. Cut power and radio during a stop.",
        note: "Where it stops against that limit; failures to stop; stops without cause",
      },
      {
        name: "Nuisance warnings",
        text: "Log every warning in four weeks of normal work. The drivers follow your rules as before.",
        note: "Warnings in each shift; how many of them had no cause",
      },
      {
        name: "Pedestrians",
        text: "In the closed drift, approach a dummy that stands, lies, and is half behind a machine: in clear air and in dust.",
        note: "Distance at which it is detected; misses; distance left when the vehicle stands",
      },
    ],
  },
] as const satisfies readonly LedgerPart[];
