/**
 * Lists an island's controls in document order. React renders the same controls as the server, so a control
 * keeps its index when React replaces its element.
 */
export function controlsOf(island: Element): HTMLElement[] {
  return [
    ...island.querySelectorAll<HTMLElement>(
      "a[href^='?'], button, input, select, summary, textarea",
    ),
  ];
}
