/**
 * What a visitor can use in an island, in the order of the document. React renders the same controls as the
 * server, so a control keeps its place where React replaces its element.
 */
export function controlsOf(island: Element): HTMLElement[] {
  return [
    ...island.querySelectorAll<HTMLElement>(
      "a[href^='?'], button, input, select, summary, textarea",
    ),
  ];
}
