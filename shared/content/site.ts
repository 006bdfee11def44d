export const tagline = "AI-powered infrastructure monitoring for critical assets.";

/** Below the title of the insights, and what the feeds say of themselves. */
export const insightsSubtitle =
  "The latest news, case studies and industry updates on track, culverts, weather and mining.";

/** The year of the copyright line, as the specification gives it. */
export const copyrightYear = 2025;

/** The closing question of the home page and of pages without their own, and the answer to it. */
export const closing = {
  question: "Ready to cut inspection costs and prevent failures with AI?",
  action: "Book a demo",
} as const;
