import type { Measured } from "./rounds.ts";

const WIDTH = 760;
const NAMES = 160;
const VALUES = 70;
const ROW = 26;
const TOP = 64;
const BOTTOM = 16;
/** Microseconds at the left edge; each line further to the right stands for ten times as many. */
const LEAST = 10;
const TENFOLDS = 3;

/** Draws what each kind of answer costs; the baselines, which are not the site's, are hollow. */
export function chartSvg(rows: readonly Measured[], title: string): string {
  const height = TOP + rows.length * ROW + BOTTOM;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title">`,
    `<title id="title">${title}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="page" width="${WIDTH}" height="${height}"/>`,
    `<text class="title" x="16" y="28">${title}</text>`,
    ...Array.from({ length: TENFOLDS + 1 }, (_, power) => gridline(LEAST * 10 ** power, height)),
    ...rows.flatMap(bar),
    "</svg>",
  ].join("\n")}\n`;
}

function gridline(micros: number, height: number): string {
  const x = xOf(micros);
  return `<path d="M${x} ${TOP - 6}V${height - BOTTOM}"/><text class="scale" x="${x}" y="${TOP - 12}">${micros.toLocaleString("en-CA")} µs</text>`;
}

function bar({ name, micros }: Measured, place: number): string[] {
  const y = TOP + place * ROW;
  const end = xOf(micros);
  const kind = /^raw|^by hand/.test(name) ? "baseline" : "site";
  return [
    `<text class="name" x="${NAMES - 12}" y="${y + 15}">${name}</text>`,
    `<rect class="${kind}" x="${NAMES}" y="${y + 3}" width="${end - NAMES}" height="${ROW - 9}"/>`,
    `<text x="${end + 6}" y="${y + 15}">${Math.round(micros).toLocaleString("en-CA")}</text>`,
  ];
}

function xOf(micros: number): number {
  const share = Math.log10(Math.max(micros, LEAST) / LEAST) / TENFOLDS;
  return Math.round(NAMES + Math.min(share, 1) * (WIDTH - NAMES - VALUES));
}

const STYLE =
  "text{font:13px system-ui,sans-serif;fill:#14202a}.title{font-weight:600;font-size:15px}" +
  ".name{text-anchor:end}.scale{text-anchor:middle;font-size:11px;fill:#5a6872}" +
  ".page{fill:#fbfcfc}.site{fill:#c77700}.baseline{fill:none;stroke:#5a6872}path{stroke:#d5dce1}" +
  "@media(prefers-color-scheme:dark){text{fill:#eef2f4}.scale{fill:#9fb0bb}.page{fill:#0b151d}" +
  ".site{fill:#f5a623}.baseline{stroke:#9fb0bb}path{stroke:#25343f}}";
