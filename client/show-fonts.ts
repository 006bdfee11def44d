/**
 * Turns the page to the site's own fonts: `data-fonts` on the root is what `styles/fonts.css` waits
 * for. The first page of a visit is painted in fallbacks of the same measure, and nothing that this
 * paint needs waits behind a font; later pages find the fonts in the browser's cache, and ask at once.
 */
export function showFonts(isFirstPage: boolean): void {
  const show = () => {
    document.documentElement.dataset.fonts = "";
  };
  if (!isFirstPage) {
    show();
    return;
  }
  // Without the font the fallbacks stay; its absence is nothing to tell of.
  const fetchFont = () => document.fonts.load("1em Archivo").then(show, () => undefined);
  new PerformanceObserver((paints, observer) => {
    // A ground without words may be painted before.
    if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    if (document.readyState === "complete") void fetchFont();
    else addEventListener("load", fetchFont);
  }).observe({ type: "paint", buffered: true });
}
