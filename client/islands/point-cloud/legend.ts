import type { Legend } from "./colours.ts";

/** Shows what the colours mean. */
export function showLegend(list: HTMLElement, { scale, items }: Legend): void {
  const rows = items.map(([colour, meaning]) => {
    const row = document.createElement("li");
    const swatch = document.createElement("i");
    swatch.style.background = colour;
    row.append(swatch, meaning);
    return row;
  });
  if (scale) {
    const row = document.createElement("li");
    row.dataset.scale = "";
    const band = document.createElement("i");
    band.style.background = `linear-gradient(90deg, ${scale.colours.join(", ")})`;
    const words = scale.words.map((word) => {
      const span = document.createElement("span");
      span.textContent = word;
      return span;
    });
    row.append(band, ...words);
    rows.unshift(row);
  }
  list.replaceChildren(...rows);
}
