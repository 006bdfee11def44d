/**
 * Runs in the page: has it drawn whole. What is far below a window is drawn once it comes near; until
 * then it keeps the colours of the last look, and cuts off what is wider than the window.
 */
export function drawAll(): void {
  const style = new CSSStyleSheet();
  style.replaceSync("main section { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(style);
}
