/**
 * Turns the page to the site's own fonts: `data-fonts` on the root is what `styles/fonts.css` waits
 * for. The first page of a visit is painted in fallbacks of the same measure, and nothing that this
 * paint needs waits behind a font; later pages find the fonts in the browser's cache, and ask at once.
 */
export function showFonts(isFirstPage: boolean): void {
  const show = () => {
    document.documentElement.dataset.fonts = "";
  };
  const afterPaint = () => new PerformanceObserver(show).observe({ type: "paint", buffered: true });
  // The load waits for this script.
  if (isFirstPage) addEventListener("load", afterPaint);
  else show();
}
