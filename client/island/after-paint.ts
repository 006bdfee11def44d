/**
 * Does what takes a slow phone long only once the browser has painted what a touch itself brings about,
 * such as the button that goes down: 10 to 100 ms sooner.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
