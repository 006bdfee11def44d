/** `aria-current` of a link: `page` on the page itself, `true` on one inside that part of the site. */
export function currentMark(path: string, href: string): "page" | "true" | undefined {
  if (path === href) return "page";
  return path.startsWith(`${href}/`) ? "true" : undefined;
}
