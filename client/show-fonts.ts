/**
 * Turns the page to the site's own font: `data-fonts` is what `styles/fonts.css` waits for. The first
 * page of a visit is painted in fallbacks of the same measure, and nothing that this paint needs waits
 * behind a font. Once it is there, section after section turns to it: the whole page at once would keep
 * a touch on a slow phone waiting for 200 to 350 ms. Later pages find the font in the browser's cache.
 */
export function showFonts(isFirstPage: boolean): void {
  const fetchFont = () =>
    document.fonts
      .load("1em Archivo")
      // The style asks for it once more.
      .catch(() => undefined)
      .then(() => turn("body>*>*"));
  // The load waits for this script.
  if (isFirstPage) {
    addEventListener("load", () =>
      new PerformanceObserver(fetchFont).observe({ type: "paint", buffered: true }),
    );
  } else {
    turn("html");
  }
}

/** Each of `parts` is styled and laid out by itself, with time between them for what a visitor does. */
function turn(parts: string): void {
  const part = document.querySelector(`${parts}:not([data-fonts])`);
  if (part) {
    part.setAttribute("data-fonts", "");
    setTimeout(turn, 100, parts);
  }
}
