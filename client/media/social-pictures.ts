import { socialFiles } from "./social-files.ts";

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
  const outdated = path.startsWith("/insights/") && socialFiles[path]?.words !== title;
  return (outdated ? undefined : drawnFor(path)) ?? picture ?? drawnFor("/") ?? noPicture;
}

function drawnFor(path: string): SharedPicture | undefined {
  const drawn = socialFiles[path];
  if (drawn === undefined) return undefined;
  return { src: `/social/${drawn.file}`, alt: drawn.words, size: { width: 1200, height: 630 } };
}

const noPicture: SharedPicture = { src: "/icon-512.png", alt: "" };
