import { socialPosts } from "./social-posts.ts";
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
