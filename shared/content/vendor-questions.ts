/** A question of a security review, put to every vendor. */
interface VendorQuestion {
  topic: string;
  question: string;
  /** What this site can say; undefined for what the company answers on request. */
  answer?: string;
}

/** Questions about one part of what a vendor supplies. */
interface QuestionPart {
  name: string;
  questions: readonly VendorQuestion[];
}

/** The questions about the model follow the NIST AI Risk Management Framework. */
export const questionParts = [
  {
    name: "On the vehicle",
    questions: [
      {
        topic: "On-board network",
        question: "How is the equipment separated from ours (IEC 62443)?",
      },
      {
        topic: "Remote access",
        question: "Who can reach the equipment, how, and who approves it?",
      },
      {
        topic: "Patches",
        question: "How long does a critical fix take, on servers and on vehicles?",
      },
    ],
  },
  {
    name: "In the service",
    questions: [
      { topic: "Hosting", question: "In which country are our data stored and processed?" },
      {
        topic: "Encryption",
        question: "What is encrypted in transit, at rest and on the vehicle?",
      },
      { topic: "Retention", question: "How long are data and backups kept, and who deletes them?" },
      { topic: "Backup", question: "When was a restore last tested, and how long did it take?" },
      { topic: "Sign-in", question: "Is there SAML or OIDC, and a second factor for everybody?" },
      { topic: "Roles", question: "Which roles exist, and who sees which line or level?" },
      { topic: "Audit log", question: "What is logged, for how long, and can we read it?" },
      { topic: "Penetration test", question: "When was the last one, and may we see the summary?" },
      { topic: "Components", question: "Do we get a software bill of materials for each release?" },
      { topic: "Incidents", question: "Within how many hours are we told, and by whom?" },
    ],
  },
  {
    name: "In the contract",
    questions: [
      { topic: "Legal entity", question: "Which company signs, and under which law?" },
      { topic: "Subprocessors", question: "Who else handles our data, and where?" },
      {
        topic: "Data owner",
        question: "Who owns raw data, results and corrections?",
        answer:
          "Your contract decides. In the pilot that we propose, you receive your data whenever it ends.",
      },
      { topic: "Training", question: "Do our data train a model that others use? Can we refuse?" },
      {
        topic: "Export and exit",
        question: "In which format do we get everything back, and when?",
        answer:
          "The ranked list: CSV and GeoJSON, as in the example files. Raw scans, photographs, point clouds and the date: your contract decides.",
      },
      { topic: "Insurance", question: "Which cover exists, and for which damage?" },
    ],
  },
  {
    name: "About the model",
    questions: [
      { topic: "Training data", question: "What was the model trained on, and what was missing?" },
      {
        topic: "Misses",
        question: "What does it miss, and how was that measured?",
        answer:
          "We publish no rate. A pilot counts misses against findings that you sealed before.",
      },
      { topic: "Changes", question: "Who approves a change of the model, and are we told before?" },
      {
        topic: "Old versions",
        question: "Can last year’s version be run again on last year’s data?",
      },
    ],
  },
  {
    name: "About the product",
    questions: [
      {
        topic: "Vehicle",
        question: "Which vehicle carries it, at which speed, and does it load the track?",
      },
      { topic: "Accuracy", question: "How well does a reading repeat, and who has measured that?" },
      { topic: "Weather", question: "What does it do in snow, frost, dust and heat?" },
      { topic: "Formats", question: "Which of our files does it read and write? Is there an API?" },
      {
        topic: "Rail sensors",
        question: "How many a mile, and which power and radio do they need?",
      },
      {
        topic: "Latency",
        question: "How old is a position on the screen, and what happens when the radio fails?",
      },
      {
        topic: "Functional safety",
        question: "Which performance level does a stop reach, by which standard?",
      },
    ],
  },
  {
    name: "About the company",
    questions: [
      { topic: "Price", question: "What does it contain, in which currency, and for how long?" },
      { topic: "References", question: "Which operators and partners may we call?" },
      { topic: "People", question: "How many people work on the product, and where?" },
      { topic: "Support", question: "Who answers, at which hours, in which languages?" },
      { topic: "Warranty", question: "Who repairs or replaces the equipment, and how fast?" },
    ],
  },
] as const satisfies readonly QuestionPart[];

export const vendorQuestions: readonly VendorQuestion[] = questionParts.flatMap<VendorQuestion>(
  ({ questions }) => questions,
);

/** Rules and guidance that a review in Canada usually names. */
export const regimes: readonly { name: string; subject: string; href: string }[] = [
  {
    name: "Law 25 (Quebec, P-39.1)",
    subject: "personal information in the private sector",
    href: "https://www.legisquebec.gouv.qc.ca/en/document/cs/P-39.1",
  },
  {
    name: "PIPEDA",
    subject: "personal information in commercial activities",
    href: "https://www.priv.gc.ca/en/privacy-topics/privacy-laws-in-canada/the-personal-information-protection-and-electronic-documents-act-pipeda/",
  },
  {
    name: "Critical Cyber Systems Protection Act",
    subject:
      "duties of designated operators, who must also reduce the risks from their suppliers; enacted on June 15, 2026; comes into force by stages",
    href: "https://www.parl.ca/legisinfo/en/bill/45-1/c-8",
  },
  {
    name: "Baseline Cyber Security Controls",
    subject: "controls for small and medium organizations, Canadian Centre for Cyber Security",
    href: "https://www.cyber.gc.ca/en/guidance/baseline-cyber-security-controls-small-and-medium-organizations",
  },
];
