import type { Finding } from "../../../shared/content/point-clouds.ts";
import { NEAR, type Projection, project, type Spot } from "../../../shared/point-cloud/camera.ts";

/** Metres within which a finding has its button in the picture. */
const NOTE_REACH = 75;
/** Pixels between marks and edges. */
const GAP = 8;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What is drawn over the points: findings with their buttons. */
export class Marks {
  readonly overlay: SVGSVGElement;
  readonly findings: readonly Finding[];
  /** One for each finding. */
  readonly buttons: readonly HTMLButtonElement[];
  #taken: Box[] = [];

  constructor(
    overlay: SVGSVGElement,
    findings: readonly Finding[],
    buttons: readonly HTMLButtonElement[],
  ) {
    this.overlay = overlay;
    this.findings = findings;
    this.buttons = buttons;
  }

  /** Places the buttons, the nearest lowest. A button that would cover another one moves up. */
  drawFindings(projection: Projection): void {
    this.overlay.replaceChildren();
    this.#taken = [];
    const spots = this.findings.map((finding, index) => ({
      button: this.buttons[index],
      spot: project(projection, finding.at),
    }));
    for (const { button, spot } of spots.sort((a, b) => a.spot.depth - b.spot.depth)) {
      if (!button) continue;
      button.hidden = !isVisible(spot, projection);
      if (button.hidden) continue;
      const box = this.#place(button, spot, projection);
      const foot = box.top > spot.y ? box.top : box.top + box.height;
      this.#append("line", { x1: box.left + 16, y1: foot, x2: spot.x, y2: spot.y }, "leader");
      this.#append("circle", { cx: spot.x, cy: spot.y, r: 3.5 }, "foot");
    }
  }

  #place(button: HTMLButtonElement, spot: Spot, { size }: Projection): Box {
    const { offsetWidth: width, offsetHeight: height } = button;
    const left = Math.round(clamp(spot.x - 16, GAP, size.width - width - GAP));
    let top = spot.y - clamp(240 / spot.depth, 24, 64) - height;
    for (const box of this.#taken) {
      if (overlaps(box, { left, top, width, height })) top = box.top - height - GAP;
    }
    if (top < GAP) top = Math.min(size.height - height - GAP, spot.y + 26);
    top = Math.round(top);
    button.style.transform = `translate(${left}px, ${top}px)`;
    const box = { left, top, width, height };
    this.#taken.push(box);
    return box;
  }

  #append(name: string, numbers: Record<string, number>, role: string): void {
    const mark = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(numbers)) mark.setAttribute(key, value.toFixed(1));
    mark.dataset.role = role;
    this.overlay.append(mark);
  }
}

function isVisible({ x, y, depth }: Spot, { size }: Projection): boolean {
  const isInside = x > GAP && x < size.width - GAP && y > GAP && y < size.height - GAP;
  return isInside && depth > NEAR && depth < NOTE_REACH;
}

function overlaps(a: Box, b: Box): boolean {
  const isBeside = a.left > b.left + b.width + GAP || b.left > a.left + a.width + GAP;
  const isApart = a.top > b.top + b.height + GAP || b.top > a.top + a.height + GAP;
  return !isBeside && !isApart;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
