/** A step of a pilot: what each side brings, and what decides whether it goes on. */
interface PilotStep {
  name: string;
  youBring: string;
  youReceive: string;
  goesOnWhen: string;
}

/** The pilot as we propose it. */
export const pilotSteps: readonly PilotStep[] = [
  {
    name: "Question",
    youBring: "One decision that you want to make better, and a threshold for it",
    youReceive: "A written test plan: extent, dates, cost, and who is responsible on each side",
    goesOnWhen: "You have signed the plan",
  },
  {
    name: "Data",
    youBring: "The records listed on the product’s page",
    youReceive: "An import report: what was read, what was rejected, and why",
    goesOnWhen: "Both sides agree on the records to use",
  },
  {
    name: "Site",
    youBring: "Escort, protection, and approval of the mounting",
    youReceive: "A record of the equipment as installed",
    goesOnWhen: "Your engineer has checked it",
  },
  {
    name: "Blind run",
    youBring: "Access to the line or level; your findings stay sealed",
    youReceive: "Raw data and the vendor’s list, both with times",
    goesOnWhen: "Both are delivered before the seal is broken",
  },
  {
    name: "Comparison",
    youBring: "Your findings, and a crew that measures every disagreement on site",
    youReceive: "Hits, misses, false alarms and errors of position",
    goesOnWhen: "Both sides agree on the counts",
  },
  {
    name: "Decision",
    youBring: "Your threshold, written in step 1",
    youReceive: "The report: the counts against your threshold",
    goesOnWhen: "You decide: buy, stop, or repeat from step 1",
  },
];

/** What a price depends on. */
export const priceQuestions: readonly { subject: string; question: string }[] = [
  { subject: "Extent", question: "How many kilometres, levels, sites or vehicles?" },
  { subject: "Frequency", question: "How many runs, photographs or forecasts a year?" },
  { subject: "Season", question: "In which months, and is winter one of them?" },
  { subject: "Site", question: "Who mounts, powers and protects the equipment?" },
  { subject: "Records", question: "Which of your records are used, and in which formats?" },
  { subject: "Term", question: "How long does the contract run, and what happens at its end?" },
];

/** What a saving depends on: for a calculation of the buyer's own. */
export const savingQuestions: typeof priceQuestions = [
  { subject: "Visits", question: "How many visits a year, how many hours each, at which rate?" },
  { subject: "Remaining visits", question: "Which of them do your rules require in any case?" },
  { subject: "False alarms", question: "What does a visit cost that finds nothing?" },
  { subject: "Slow orders", question: "What does an hour at lower speed cost, or one too many?" },
  { subject: "Misses", question: "What has a defect cost that was found too late?" },
];

/** A rule of the test protocol, for a test of any vendor. */
interface TestRule {
  subject: string;
  rule: string;
  /** What makes the test invalid, or the quantity to record. */
  record: string;
}

/** Rules for one kind of product. */
interface TestPart {
  name: string;
  rules: readonly TestRule[];
}

export const testParts = [
  {
    name: "Any product",
    rules: [
      {
        subject: "Sealed findings",
        rule: "Write down and seal what your engineer found before the vendor’s list arrives.",
        record: "Date, name and seal of the findings",
      },
      {
        subject: "Number of defects",
        rule: "Test at least 59 known defects of a kind. Found without a miss, they support a detection rate of 95%, at 95% confidence (0.05 to the power of 1/59).",
        record: "How many of each kind, chosen before the result is known",
      },
      {
        subject: "Disagreements",
        rule: "Before counting, measure on site every place that only one list has: by hand, on track also under load.",
        record: "Method, reading and date at each place",
      },
      {
        subject: "Misses and false alarms",
        rule: "Count what was found, what was found out of place, what was missed and what was reported without cause.",
        record: "Four counts for each kind of defect",
      },
    ],
  },
  {
    name: "Water and weather",
    rules: [
      {
        subject: "Forecast",
        rule: "Keep a table of hits, misses and false alarms over one season.",
        record: "Date, place, amount forecast and amount measured",
      },
      {
        subject: "Photographs",
        rule: "Let two engineers rate 50 sites without seeing the list or each other’s ratings.",
        record: "Both ratings and their difference",
      },
    ],
  },
  {
    name: "On the track",
    rules: [
      {
        subject: "Repeated runs",
        rule: "Run the same miles in both directions on one day, then with another unit and crew (EN 13848-2).",
        record: "Difference of each reading at the same place",
      },
      {
        subject: "Geometry car",
        rule: "Compare the list with the last run of your geometry car over the same miles.",
        record: "What both found, what only the car found, what only the list contains",
      },
      {
        subject: "Rail temperature",
        rule: "Compare with a calibrated contact probe: sunny and shaded side, hot noon and cold dawn.",
        record: "Difference in °C, side, time and sky",
      },
    ],
  },
  {
    name: "Underground",
    rules: [
      {
        subject: "Position",
        rule: "Compare at 30 or more surveyed points (ASPRS standards), and time the delay on the screen.",
        record: "Root mean square error in x, y and z; delay in seconds",
      },
      {
        subject: "Warnings",
        rule: "In a closed drift, drive agreed meetings with a spotter at walking speed, then at working speed, again with the radio off.",
        record: "Warnings given, missed and false in a shift; seconds before each meeting",
      },
      {
        subject: "Pedestrians",
        rule: "In the closed drift, approach a dummy that stands, lies, and is half behind a machine: in clear air and in dust.",
        record: "Distance at which it is detected; misses; distance left when the vehicle stands",
      },
    ],
  },
] as const satisfies readonly TestPart[];

export const testRules: readonly TestRule[] = testParts.flatMap<TestRule>(({ rules }) => rules);
