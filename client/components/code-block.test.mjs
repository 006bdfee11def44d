import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (file) => readFileSync(join(import.meta.dirname, file), "utf8");
const tokens = read("../styles/tokens.css");
const colours = [
  ...new Set([...read("code-block.module.css").matchAll(/ color: var\(--([\w-]+)\)/g)].flat()),
].filter((name) => !name.includes(":"));

test("finds the colours of code", () => {
  expect(colours).toEqual(expect.arrayContaining(["ink-3", "signal-ink", "data", "ok", "danger"]));
});

test.each(["light", "dark"])(
  "the colours of code have enough contrast in the %s theme",
  (theme) => {
    const background = colourOf("surface", theme);

    const ratios = colours.map((name) => [name, contrast(colourOf(name, theme), background)]);

    expect(ratios.filter(([, ratio]) => ratio < 4.5)).toEqual([]);
  },
);

function colourOf(name, theme) {
  const pair = new RegExp(`--${name}: light-dark\\(\\s*(#\\w{6}),\\s*(#\\w{6})\\s*\\)`).exec(
    tokens,
  );
  const found = pair?.[theme === "light" ? 1 : 2];
  if (found === undefined) throw new Error(`There is no colour ${name}`);
  return found;
}

/** Source: WCAG 2.2, the definition of the contrast ratio. */
function contrast(one, other) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
