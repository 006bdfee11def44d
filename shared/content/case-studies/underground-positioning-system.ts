import type { CaseStudy } from "../case-study.ts";

export const undergroundPositioningSystemCase = {
  product: "underground-positioning-system",
  industry: "mining",
  headline: "One shift on the fleet map",
  line: "An example shift underground: three moments when the fleet map shows the drivers where the other vehicles are.",
  summary: "A meeting on the ramp, a blind heading, a muster.",
  description:
    "One truck on one shift underground: a meeting on the ramp, a blind heading and the muster, as the fleet map shows them.",
  isWorkedExample: true,
  moments: [
    {
      hour: 1,
      when: "Hour 1",
      title: "A meeting on the ramp",
      text: "A loaded truck climbs; an empty one comes down. The empty truck’s driver sees the loaded truck on the map one bend ahead and waits in the bay.",
    },
    {
      hour: 4,
      when: "Hour 4",
      title: "A blind heading",
      text: "A loader is working round the corner. The next driver sees it on the map before turning in, and waits outside.",
    },
    {
      hour: 7,
      when: "Hour 7",
      title: "Muster",
      text: "Everyone is called in. Two vehicles stand in their bays. The map shows where the third one is.",
    },
  ],
  socialPicture: "mine-plan",
} as const satisfies CaseStudy;
