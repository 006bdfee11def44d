interface Milestone {
  year: number;
  title: string;
  text: string;
  /** Position on the line from 0 to 1. */
  position: number;
}

/** The company's history, for the section called Our journey. */
export const journey: readonly Milestone[] = [
  {
    year: 2015,
    title: "Underground mine positioning",
    text: "Vehicles located where GPS does not reach.",
    position: 0,
  },
  {
    year: 2019,
    title: "Expansion into railways",
    text: "Supported by national research and transport bodies.",
    position: 0.25,
  },
  {
    year: 2022,
    title: "Customer pilot tests",
    text: "With a railway partner.",
    position: 0.5,
  },
  {
    year: 2024,
    title: "Scaling of global infrastructure intelligence",
    text: "Track, rail temperature, culverts and weather together.",
    position: 0.75,
  },
];
