import { quantityOf } from "../figure.ts";
import { figures } from "../figures.ts";
import type { Practice, Product } from "./product.ts";

const { dataCollected, inspectorCost, manualLabour, trackLength } = figures;

/** What a buyer has to know to use it. */
const practice: Practice = {
  needs: [
    "Track chart with mileposts and their equations",
    "Class of track for each section",
    "The last geometry file of the same miles",
    "Drawing and power supply of the vehicle",
    "A person who receives readings beyond a limit, named before the first run",
  ],
  decisions: [
    { task: "Detect, compare and rank", software: "Yes", person: "Checks samples" },
    { task: "Confirm a defect", software: "No", person: "Certified track inspector" },
    { task: "Slow order or closure", software: "No", person: "The railway" },
  ],
  conditions: [
    { condition: "Internal rail flaws", effect: "Unseen", sign: "None", action: "Ultrasonic test" },
    {
      condition: "Snow on the track",
      effect: "Ties and ballast are hidden",
      sign: "The surface lies above the rail seat",
      action: "Use the last run without snow",
    },
    {
      condition: "Fog, heavy rain, falling snow",
      effect: "False or missing points",
      sign: "Fewer returns on the rails",
      action: "Repeat the run",
    },
    {
      condition: "Night",
      effect: "Dark photographs; LiDAR needs no light",
      sign: "The photograph beside the place",
      action: "Photograph by day where the points are not enough",
    },
    {
      condition: "Tunnel, deep cutting",
      effect: "No satellites: the position error grows",
      sign: "The uncertainty beside the place",
      action: "Fix the position at a known point behind it",
    },
    {
      condition: "Light vehicle",
      effect: "The track is not loaded",
      sign: "The vehicle and its weight, recorded for each run",
      action: "Add the movement under load, as the rules say",
    },
    {
      condition: "Vibration",
      effect: "Noise in all readings",
      sign: "Two runs over the same track differ more",
      action: "Check the mounting, run again at another speed",
    },
    {
      condition: "No network",
      effect: "The list arrives late",
      sign: "The date of the latest run",
      action: "Silence is not “normal”: inspect as scheduled",
    },
    {
      condition: "Lens dirty or moved",
      effect: "A step in all readings at once",
      sign: "The same place reads differently on the way back",
      action: "Clean, check the mounting, run again",
    },
  ],
  rules: [
    {
      name: "Rules Respecting Track Safety",
      subject:
        "set visual and electronic geometry inspections. A run replaces neither. Whoever finds a deviation must act at once (subpart F, 1.3).",
      href: "https://tc.canada.ca/en/rail-transportation/rules/2022-2023/rules-respecting-track-safety/subpart-f",
    },
    {
      name: "Changes of December 2021 to these rules",
      subject:
        "add procedures for automated track inspection, and date and mileage to inspection data. Ask which part a run could serve.",
      href: "https://www.newswire.ca/news-releases/government-of-canada-approves-changes-to-improve-railway-track-inspections-853961922.html",
    },
    {
      name: "49 CFR 213",
      subject: "holds the limits by class for railways in the United States.",
      href: "https://www.ecfr.gov/current/title-49/subtitle-B/chapter-II/part-213",
    },
  ],
};

export const autonomousTrackMonitoring = {
  slug: "autonomous-track-monitoring",
  name: "Autonomous Track Monitoring",
  group: "Track",
  industries: ["railways"],
  headline: "Track condition, measured every time you run",
  line: "Apollo Sense, mounted on a vehicle, records track condition as it runs. Apollo Dashboard gives you a ranked list of the locations to check first.",
  promise: "Track condition, measured on every run.",
  description:
    "Apollo Sense records track condition from a vehicle; Apollo Dashboard ranks the locations to check first and leaves uncertain spots to a person.",
  worksFrom: "LiDAR and cameras on a vehicle, for gauge, cross-level, twist, alignment and surface",
  youReceive: "A ranked list of locations, and a history for each of them",
  limit:
    "A run does not replace the inspections your rules require. Where the data does not decide, the place goes to a person, and a track inspector confirms every defect.",
  practice,
  statistics: [figures.trackLength, figures.dataCollected, figures.uncertainSpots],
  card: {
    picture: "hero-vehicle",
    text: "Gauge, cross-level, twist, alignment and surface, as a ranked list. Your inspector confirms each defect.",
  },
  socialPicture: "hero-track-dusk",
  closing: "See how one run becomes a ranked list.",
  posts: ["reading-track-geometry", "from-underground-mines-to-railways"],
  caseStudy: {
    industry: "railways",
    headline: `${quantityOf(trackLength)} of track, measured from a vehicle`,
    line: "A northern railway operator collected track data with Apollo Sense on a vehicle. Apollo Dashboard ranked the locations.",
    description:
      "How a northern railway operator collected track data from a vehicle, beside figures of inspection by hand. Up to 15 uncertain spots were left for a person.",
    isWorkedExample: false,
    moments: [
      {
        when: "By hand",
        title: "Manual inspection",
        figures: [manualLabour, inspectorCost, figures.reportingInaccuracy],
      },
      { when: "On a vehicle", title: "Apollo Sense", figures: [trackLength, dataCollected] },
      { when: "By a person", title: "Review", figures: [figures.uncertainSpots] },
    ],
    picture: "line-classes-small",
    socialPicture: "line-classes",
  },
} as const satisfies Product;
