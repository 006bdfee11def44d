import { type Card, chartOf, type Line, type Row, sizes } from "./chart-layout.ts";
import { partsOf } from "./coverage.ts";
import type { WalkedMachine } from "./walked-machines.ts";

const CARD = 430;
const TRACK = 11;
const COLUMN = 560;
const MARGIN = 32;
/** Minimum width for the heading. */
const WIDTH_MIN = 720;

/** Draws a machine, coloured by what browser walks cover. */
export function chartSvg(walked: WalkedMachine): string {
  const chart = chartOf(walked);
  const width = Math.max(WIDTH_MIN, MARGIN + chart.columns * COLUMN);
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${chart.height}" role="img" aria-labelledby="title">`,
    `<title id="title">The machine ${walked.machine.id}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="page" width="${width}" height="${chart.height}"/>`,
    ...heading(walked),
    ...chart.lines.map(line),
    ...chart.cards.flatMap(card),
    "</svg>",
  ];
  return `${lines.join("\n")}\n`;
}

/** Counts the states, transitions and rejected guards, and describes their coverage by browser walks. */
export function summaryOf(walked: WalkedMachine): string {
  const parts = partsOf(walked.machine);
  const count = (kind: string) => parts.filter((part) => part.kind === kind).length;
  const apart = Object.keys(walked.unreachableInBrowser).length;
  const reached = apart === 0 ? "all" : `all but ${apart}, which no page can show,`;
  return `${count("state")} states, ${count("transition")} transitions and ${count("rejected guard")} rejected guards: ${reached} covered by ${walked.browserWalks.length} walks in a browser`;
}

function heading(walked: WalkedMachine): string[] {
  const legend = [
    ["walked", "walked in a browser"],
    ["apart", "on the machine alone"],
    ["missing", "by no walk"],
  ];
  return [
    text(MARGIN, 40, walked.machine.id, "title"),
    text(MARGIN, 64, summaryOf(walked), "meta"),
    ...legend.flatMap(([coverage, words], place) => [
      `<circle class="${coverage}" cx="${MARGIN + 5 + place * 160}" cy="86" r="4.5"/>`,
      text(MARGIN + 16 + place * 160, 90, `${words}`, "meta"),
    ]),
    `<path class="no" d="M${MARGIN + 480} 86h9"/>`,
    text(MARGIN + 496, 90, "rejected guard", "meta"),
  ];
}

function card({ name, state, isInitial, coverage, column, y, height, rows }: Card): string[] {
  const x = MARGIN + column * COLUMN;
  return [
    `<g data-state="${state}">`,
    `<rect class="card" x="${x}" y="${y}" width="${CARD}" height="${height}" rx="2"/>`,
    `<path class="${coverage} edge" d="M${x} ${y}v${height}"/>`,
    text(x + 16, y + 22, name, "name"),
    ...(isInitial ? [text(x + CARD - 12, y + 22, "begins here", "begin")] : []),
    ...rows.flatMap((each) => row(each, x)),
    "</g>",
  ];
}

function row({ event, guard, end, y, coverage, rejection }: Row, x: number): string[] {
  const middle = y + sizes.row / 2;
  return [
    `<path class="rule" d="M${x + 16} ${y}h${CARD - 28}"/>`,
    `<circle class="${coverage}" cx="${x + 21}" cy="${middle}" r="4.5"/>`,
    ...(rejection ? [`<path class="no ${rejection}" d="M${x + 30} ${middle}h9"/>`] : []),
    text(x + 48, middle + 4.5, event, "event"),
    ...(guard ? [text(x + 180, middle + 4.5, `if ${guard}`, "meta")] : []),
    text(x + CARD - 12, middle + 4.5, end, "end"),
  ];
}

function line({ column, fromY, toY, track, coverage }: Line): string {
  const x = MARGIN + column * COLUMN + CARD;
  const far = x + 22 + track * TRACK;
  return `<path class="line ${coverage}" d="M${x} ${fromY}H${far}V${toY}H${x + 3}m6 -4l-6 4l6 4"/>`;
}

function text(x: number, y: number, words: string, role: string): string {
  const escaped = words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<text class="${role}" x="${x}" y="${y}">${escaped}</text>`;
}

const STYLE = `
svg { color-scheme: light dark; font: 14px Archivo, Arial, sans-serif }
.page { fill: #fbfcfc } .card { fill: #fff; stroke: #d3dade }
text { fill: #0e1a24 } .title { font-size: 28px; font-weight: 650 } .meta { font-size: 13px; fill: #566570 }
.name { font-weight: 650 } .end, .begin { text-anchor: end } .end { fill: #3c4b57 } .begin { fill: #8f4e00; font-size: 13px }
.rule { stroke: #d3dade } .line { fill: none; stroke-width: 1.5 } .edge { stroke-width: 4 } .no { stroke-width: 2.5; stroke: #7f8d97 }
.walked { stroke: #0a6f82 } circle.walked { fill: #0a6f82 }
.apart { stroke: #7f8d97 } circle.apart { fill: none; stroke-width: 1.5 } .line.apart { stroke-dasharray: 4 3 }
.missing { stroke: #b3271c } circle.missing { fill: #b3271c }
@media (prefers-color-scheme: dark) {
  .page { fill: #0b151d } .card { fill: #111e28; stroke: #263845 } .rule { stroke: #263845 }
  text { fill: #f1f5f7 } .meta { fill: #93a3ae } .end { fill: #b9c6cf } .begin { fill: #ffb74d }
  .walked { stroke: #5cd3e4 } circle.walked { fill: #5cd3e4 } .missing { stroke: #ff9184 } circle.missing { fill: #ff9184 }
}
`;
