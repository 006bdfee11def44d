import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawingModule } from "./drawing-files.ts";

const folder = "client/media/drawings";
const files = readdirSync(folder)
  .filter((file) => file.endsWith(".svg"))
  .map((file) => ({ file, svg: readFileSync(`${folder}/${file}`, "utf8") }));

test("compiles an SVG file to its attributes and content, without the editor's style", () => {
  const module = drawingModule(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"
  role="img" aria-label="A line">
  <style>@import "editor.css";</style>
  <!-- the ground -->
  <path class="line" d="M0 10H40"/>
  <text x="4" y="8">two words</text>
</svg>
`);

  expect(module).toBe(
    `export default ${JSON.stringify({
      viewBox: "0 0 40 20",
      label: "A line",
      content: '<path class="line" d="M0 10H40"/><text x="4" y="8">two words</text>',
    })};`,
  );
});

test("every role that an SVG file uses has a rule on the pages, and every colour one in an editor", () => {
  const pages = readFileSync("client/components/drawings/drawing.css", "utf8");
  const editor = readFileSync(`${folder}/editor.css`, "utf8");

  const roles = new Set(files.flatMap(({ svg }) => valuesOf("class", svg).join(" ").split(" ")));

  expect(roles.size).toBeGreaterThan(0);
  for (const role of roles) {
    const rule = new RegExp(`\\.${role}\\b`);
    expect(rule.test(pages), `${role} in drawing.css`).toBe(true);
    expect(rule.test(editor), `${role} in editor.css`).toBe(true);
  }
});

test("an SVG file contains no script, no style attribute and no address", () => {
  expect(files.length).toBeGreaterThan(0);
  for (const { file, svg } of files) {
    const content = svg.replace('xmlns="http://www.w3.org/2000/svg"', "");
    expect(content, file).not.toMatch(/<script| on\w+=| style="|href=|https?:/);
    expect(content, file).toContain('<style>@import "editor.css";</style>');
  }
});

function valuesOf(attribute: string, svg: string): string[] {
  return [...svg.matchAll(new RegExp(` ${attribute}="([^"]*)"`, "g"))].map(
    ([, value = ""]) => value,
  );
}
