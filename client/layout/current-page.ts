/** The `aria-current` of a link: `page` for the current page, `true` for a section that contains it. */
export function currentMark(path: string, href: string): "page" | "true" | undefined {
  if (path === href) return "page";
  return path.startsWith(`${href}/`) ? "true" : undefined;
}
