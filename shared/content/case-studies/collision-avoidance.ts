import type { CaseStudy } from "../case-study.ts";

export const collisionAvoidanceCase = {
  product: "collision-avoidance",
  industry: "mining",
  headline: "Two vehicles, one blind corner",
  line: "Two vehicles approach the same intersection underground. Four moments show what each driver knows.",
  summary: "Unseen, known, warned, acted: four moments at an intersection.",
  description:
    "Two vehicles approach the same intersection underground. Four drawings show what each driver sees, what the display adds, the warning, and who waits.",
  isWorkedExample: true,
  moments: [
    {
      when: "Unseen",
      title: "Rock between two vehicles",
      text: "Neither driver can see the other vehicle.",
    },
    {
      when: "Known",
      title: "Inform",
      text: "Rock still blocks the view, but both vehicles report their position.",
    },
    {
      when: "Warned",
      title: "Assist",
      text: "Their routes meet. Both drivers are warned before the intersection.",
    },
    { when: "Acted", title: "Automate", text: "One vehicle waits. The other passes." },
  ],
  socialPicture: "mine-lidar-truck-boxes",
} as const satisfies CaseStudy;
