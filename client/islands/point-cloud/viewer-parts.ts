/** The elements that the page renders for the viewer (`client/components/point-cloud/point-cloud.tsx`). */
export function partsOf(element: HTMLElement) {
  const one = <Found extends Element>(name: string): Found => {
    const found = element.querySelector<Found>(`[data-part="${name}"]`);
    if (!found) throw new Error(`The point cloud has no ${name}`);
    return found;
  };
  const all = (attribute: string) => [
    ...element.querySelectorAll<HTMLButtonElement>(`button[${attribute}]`),
  ];
  return {
    stage: one<HTMLElement>("stage"),
    canvas: one<HTMLCanvasElement>("canvas"),
    overlay: one<SVGSVGElement>("overlay"),
    legend: one<HTMLElement>("legend"),
    status: one<HTMLElement>("status"),
    modes: all("data-mode"),
    /** Buttons in the picture, one for each finding, and those in the list. */
    notes: all("data-note"),
    shows: all("data-show"),
    acts: all("data-act"),
  };
}

export type Parts = ReturnType<typeof partsOf>;

/** Marks the one button of a group that is on. */
export function press(
  buttons: readonly HTMLButtonElement[],
  isOn: (button: HTMLButtonElement) => boolean,
): void {
  for (const button of buttons) button.setAttribute("aria-pressed", String(isOn(button)));
}
