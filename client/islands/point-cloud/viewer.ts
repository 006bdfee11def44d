import { pointClouds, type SceneName } from "../../../shared/content/point-clouds.ts";
import { orbited, panned, type View, zoomed } from "../../../shared/point-cloud/camera.ts";
import { scanFiles } from "../../media/scan-files.ts";
import { type Legend, legendOf, type Mode } from "./colours.ts";
import { listenToKeys, listenToPointers } from "./gestures.ts";
import { type Cloud, loadCloud } from "./load-cloud.ts";
import { Marks } from "./marks.ts";
import { Stage } from "./stage.ts";
import { type Parts, press } from "./viewer-parts.ts";

/** Radians of a press of an arrow key. */
const TURN = 0.09;
const TILT = 0.07;

/** Connects the page's controls with the stage. */
export function createViewer(parts: Parts, name: SceneName, gl: WebGL2RenderingContext) {
  const scene = pointClouds[name];
  const { canvas } = parts;
  const stage = new Stage(canvas, gl, scene);
  const marks = new Marks(parts.overlay, scene.findings, parts.notes);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  stage.onFrame = (projection) => marks.drawFindings(projection);

  const show = (view: View) => stage.show(view, !calm.matches);
  const turn = (by: number, tilt: number) => stage.move(orbited(stage.view, by, tilt));
  const pan = (right: number, down: number) =>
    stage.move(panned(stage.view, right, down, stage.size.height));
  const zoom = (factor: number) => stage.move(zoomed(stage.view, factor));
  const acts: Record<string, () => void> = {
    left: () => turn(-TURN, 0),
    right: () => turn(TURN, 0),
    up: () => turn(0, TILT),
    down: () => turn(0, -TILT),
    in: () => zoom(0.85),
    out: () => zoom(1 / 0.85),
    first: () => show(scene.first),
  };

  function setMode(mode: Mode) {
    stage.mode = mode;
    press(parts.modes, (button) => button.dataset.mode === mode);
    showLegend(parts.legend, legendOf(mode, scene));
    stage.request();
  }
  function choose(index: number) {
    const finding = scene.findings[index];
    if (!finding) return;
    if (finding.isFirst) setMode("change");
    press(parts.notes, (button) => button.dataset.note === String(index));
    parts.status.textContent = `${finding.title}. ${finding.text}`;
    show(finding.view);
    parts.stage.scrollIntoView({ block: "nearest" });
  }

  listenToKeys(canvas, { act: (key) => acts[key]?.(), move: pan });
  for (const type of ["focus", "blur"]) canvas.addEventListener(type, () => stage.request());
  listenToPointers(canvas, {
    turn: (right, down) => turn(right * 0.0052, down * 0.004),
    move: pan,
    zoom,
  });
  const onClick = (
    buttons: readonly HTMLButtonElement[],
    act: (button: HTMLButtonElement) => void,
  ) => {
    for (const button of buttons) button.addEventListener("click", () => act(button));
  };
  onClick(parts.modes, ({ dataset }) => setMode(dataset.mode as Mode));
  onClick(parts.notes, ({ dataset }) => choose(Number(dataset.note)));
  onClick(parts.shows, ({ dataset }) => choose(Number(dataset.show)));
  onClick(parts.acts, ({ dataset }) => acts[dataset.act ?? ""]?.());
  setMode("height");

  function add(cloud: Cloud, isWhole: boolean) {
    stage.add(cloud);
    const points = `${cloud.count.toLocaleString("en")} points`;
    parts.status.textContent = `${isWhole ? "Loaded" : "Loading"}: ${points}`;
  }
  return {
    /** Loads the scan. Calls `onFirst` when its first level has arrived. */
    async load(onFirst: () => void) {
      // The renderer may have points of a scan that broke off.
      stage.cloud = undefined;
      stage.restore();
      await loadCloud(`/assets/${scanFiles[name]}`, (cloud, isWhole) => {
        if (cloud.count === cloud.header.returns[0]) onFirst();
        add(cloud, isWhole);
      });
    },
    restore: () => stage.restore(),
  };
}

/** Shows what the colours mean. */
function showLegend(list: HTMLElement, { scale, items }: Legend): void {
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
