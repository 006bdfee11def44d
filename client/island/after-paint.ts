/** A page that was put aside paints nothing until it is looked at again, but its timers go on. */
const UNSEEN_MS = 250;

/**
 * Does what takes a slow phone long only once the browser has painted what a touch itself brings about,
 * such as the button that goes down: 10 to 100 ms sooner.
 */
export function afterPaint(work: () => void): void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(unseen);
    setTimeout(work);
  });
  const unseen = setTimeout(() => {
    cancelAnimationFrame(frame);
    work();
  }, UNSEEN_MS);
}
