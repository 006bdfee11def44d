import type { CaseStudy } from "../case-study.ts";

export const undergroundPositioningSystemCase = {
  product: "underground-positioning-system",
  industry: "mining",
  headline: "One shift on the fleet map",
  line: "One truck, one shift underground: three moments at which the fleet map shows where the other vehicles are.",
  summary: "A meeting on the ramp, a blind heading, a muster.",
  description:
    "One truck, one shift, on the plan of the level: a meeting on the ramp, a blind heading and the muster, as the fleet map shows them.",
  isWorkedExample: true,
  moments: [
    {
      hour: 1,
      when: "Hour 1",
      title: "A meeting on the ramp",
      text: "One truck climbs loaded, the other comes down empty. The empty truck’s driver sees the loaded truck’s position one bend ahead, and waits in the bay.",
    },
    {
      hour: 4,
      when: "Hour 4",
      title: "A blind heading",
      text: "Round the corner a loader is at work. The next driver finds it on the map before turning in, and stays out.",
    },
    {
      hour: 7,
      when: "Hour 7",
      title: "Muster",
      text: "Everyone is called in. Two vehicles stand in their bays. The third is still on its way, and the map shows where.",
    },
  ],
  socialPicture: "mine-plan",
} as const satisfies CaseStudy;
