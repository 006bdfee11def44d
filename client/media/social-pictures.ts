import { socialSettings } from "./social-settings.ts";

/** The picture that other programs show for a shared page. */
export interface SharedPicture {
  src: string;
  alt: string;
  /** In pixels, if known. */
  size?: { width: number; height: number };
}

interface SharedPage {
  title: string;
  picture?: SharedPicture | undefined;
}

/**
 * Returns the social picture of a page, else the page's own picture, else that of the home page. If a post's
 * title has changed since its social picture was made, its own picture is used.
 */
export function sharedPicture(path: string, { title, picture }: SharedPage): SharedPicture {
  const isDrawnPost = socialPosts[path] === title;
  const drawn = drawnFor(path, isDrawnPost ? title : socialSettings[path]?.words);
  return drawn ?? picture ?? drawnFor("/", socialSettings["/"]?.words) ?? noPicture;
}

/** Returns the file name in `social/` of a page's picture. */
export function socialFile(path: string): string {
  return `${path.slice(1).replaceAll("/", "-") || "home"}.jpg`;
}

function drawnFor(path: string, words: string | undefined): SharedPicture | undefined {
  if (words === undefined) return undefined;
  return { src: `/social/${socialFile(path)}`, alt: words, size: { width: 1200, height: 630 } };
}

const noPicture: SharedPicture = { src: "/icon-512.png", alt: "" };

// Written by art/make-social-pictures.mjs.

/** The posts with a social picture, by path, with the title in the picture. */
export const socialPosts: Readonly<Record<string, string>> = {
  "/insights/air-temperature-offset-slow-orders": "Air plus thirty: how good is the rule of thumb?",
  "/insights/culvert-images-first-half-2025":
    "More than 5,000 culvert images in the first half of 2025",
  "/insights/culvert-inspection-checklist": "A culvert inspection sheet you can print",
  "/insights/from-underground-mines-to-railways": "From underground mines to railways: four dates",
  "/insights/positioning-without-satellites": "Positioning a truck where no satellite reaches",
  "/insights/rail-buckling-neutral-temperature":
    "Why welded rail buckles, and what the thermometer on the shed does not tell you",
  "/insights/reading-track-geometry": "Reading track geometry without a glossary",
  "/insights/three-washouts-drainage": "Four washouts and what the reports say about drainage",
  "/insights/what-48-hours-of-forecast-can-do": "What 48 hours of forecast can and cannot do",
};
