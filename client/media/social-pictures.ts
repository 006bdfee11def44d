import { socialPosts } from "./social-posts.ts";
import { socialSettings } from "./social-settings.ts";

/** What other programs show of a page whose address is shared. */
export interface SharedPicture {
  src: string;
  alt: string;
  /** In pixels, where it is known for sure. */
  size?: { width: number; height: number };
}

interface SharedPage {
  title: string;
  picture?: SharedPicture | undefined;
}

/**
 * What was drawn for a page; else the page's own picture; else the home page's. A post whose
 * title has changed since its picture was drawn would contradict itself, so its own picture is shown.
 */
export function sharedPicture(path: string, { title, picture }: SharedPage): SharedPicture {
  const isDrawnPost = socialPosts[path] === title;
  const drawn = drawnFor(path, isDrawnPost ? title : socialSettings[path]?.words);
  return drawn ?? picture ?? drawnFor("/", socialSettings["/"]?.words) ?? noPicture;
}

/** The file in `social/` that is drawn for a page. */
export function socialFile(path: string): string {
  return `${path.slice(1).replaceAll("/", "-") || "home"}.jpg`;
}

function drawnFor(path: string, words: string | undefined): SharedPicture | undefined {
  if (words === undefined) return undefined;
  return { src: `/social/${socialFile(path)}`, alt: words, size: { width: 1200, height: 630 } };
}

const noPicture: SharedPicture = { src: "/icon-512.png", alt: "" };
