export const tagline = "AI-powered infrastructure monitoring for critical assets.";

/** The subtitle of the posts list and the description of feeds. */
export const insightsSubtitle =
  "The latest news, case studies and industry updates on track, culverts, weather and mining.";

/** The year of the copyright line, which the specification prescribes. */
export const copyrightYear = 2025;

/** The default closing question and its answer. */
export const closing = {
  question: "Ready to cut inspection costs and prevent failures with AI?",
  action: "Book a demo",
} as const;

/** Headlines that pictures for sharing repeat. */
export const headlines = {
  home: "See the failure before the train does",
  bookADemo: "See how our solutions can transform your operations",
  insights: "Learn Industry Insights",
  careers: "Join Our Mission",
  privacy: "We keep what you send, and no profile of you",
} as const;
