import { pointClouds, type SceneName } from "../../../shared/content/point-clouds.ts";
import { orbited, panned, type View, zoomed } from "../../../shared/point-cloud/camera.ts";
import { middleAt } from "../../../shared/point-cloud/rig.ts";
import type { Vector } from "../../../shared/point-cloud/vector.ts";
import { scanFiles } from "../../media/scan-files.ts";
import { legendOf, type Mode } from "./colours.ts";
import { listenToPointers } from "./gestures.ts";
import { listenToKeys } from "./keys.ts";
import { showLegend } from "./legend.ts";
import { type Cloud, loadCloud } from "./load-cloud.ts";
import { Marks } from "./marks.ts";
import { drawSection } from "./section.ts";
import { Stage } from "./stage.ts";
import { createTape } from "./tape.ts";
import { type Parts, press } from "./viewer-parts.ts";

/** Metres of a step along the line. */
const STEP = 5;
/** Radians of a press of an arrow key. */
const TURN = 0.09;
const TILT = 0.07;

/** Connects the page's controls with the stage. */
export function createViewer(parts: Parts, name: SceneName, gl: WebGL2RenderingContext) {
  const scene = pointClouds[name];
  const { canvas, slider } = parts;
  const stage = new Stage(canvas, gl, scene);
  const marks = new Marks(parts.overlay, scene.findings, parts.notes);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  let along = scene.findings[0]?.at[1] ?? 0;

  const tape = createTape(parts, stage);

  stage.onFrame = (projection) => {
    marks.clear();
    if (tape.isOn) {
      marks.hideFindings();
      tape.draw(marks, projection);
    } else marks.drawFindings(projection);
  };

  // Views

  const show = (view: View) => {
    stopFlying();
    stage.show(view, !calm.matches);
  };
  const move = (view: View) => {
    stopFlying();
    tape.leave();
    stage.move(view);
  };
  const turn = (by: number, tilt: number) => move(orbited(stage.view, by, tilt));
  const pan = (right: number, down: number) =>
    move(panned(stage.view, right, down, stage.size.height));
  const zoom = (factor: number) => move(zoomed(stage.view, factor));

  function travelTo(place: number) {
    along = Math.min(scene.length, Math.max(0, place));
    showPlace();
    const at = ([x, y, z]: Vector): Vector => [x + middleOf(along + y), along + y, z];
    stage.view = { eye: at(scene.travel.eye), target: at(scene.travel.target) };
    stage.request();
  }
  function middleOf(place: number): number {
    return stage.cloud ? middleAt(stage.cloud.header.rig, place) : 0;
  }
  function showPlace() {
    slider.value = String(along);
    parts.where.textContent = scene.placeAt(along);
    slider.setAttribute("aria-valuetext", scene.placeAt(along));
    if (!parts.section.hidden) showSection();
  }
  const step = (by: number) => {
    stopFlying();
    travelTo(Math.round(along / STEP) * STEP + by);
  };

  function stopFlying() {
    if (!stage.onTick) return;
    stage.onTick = undefined;
    parts.fly.textContent = "Fly along";
    stage.move(stage.view);
  }
  function startFlying() {
    stage.onTick = (milliseconds) => {
      travelTo(along + (milliseconds / 1000) * scene.travel.speed);
      if (along > scene.length - STEP) stopFlying();
    };
    if (along > scene.length - STEP * 2) along = 0;
    parts.fly.textContent = "Stop";
    stage.request();
  }

  // Colours, section, findings

  function setMode(mode: Mode) {
    stage.look.mode = mode;
    press(parts.modes, (button) => button.dataset.mode === mode);
    showLegend(parts.legend, legendOf(mode, scene));
    stage.request();
  }
  function toggleSection() {
    parts.section.hidden = !parts.section.hidden;
    press([parts.cut], () => !parts.section.hidden);
    showSection();
  }
  function showSection() {
    stage.look.cut = parts.section.hidden ? undefined : along;
    stage.request();
    if (parts.section.hidden || !stage.cloud) return;
    const change = drawSection(parts.sectionCanvas, stage.cloud, scene.section, along);
    const [farther, nearer] = scene.change;
    const meaning = (change < 0 ? farther : nearer).toLowerCase();
    const words =
      Math.abs(change) < 0.05 ? "no change" : `${meaning} up to ${Math.abs(change).toFixed(2)} m`;
    parts.sectionTitle.textContent = `${scene.placeAt(along)}: ${words}`;
  }
  function choose(index: number) {
    const finding = scene.findings[index];
    if (!finding) return;
    tape.set(false);
    if (finding.isFirst) setMode("change");
    press(parts.notes, (button) => button.dataset.note === String(index));
    along = finding.at[1];
    showPlace();
    parts.status.textContent = `${finding.title}. ${finding.text}`;
    show(finding.view);
    parts.stage.scrollIntoView({ block: "nearest" });
  }

  // Input

  const acts: Record<string, () => void> = {
    left: () => turn(-TURN, 0),
    right: () => turn(TURN, 0),
    up: () => turn(0, TILT),
    down: () => turn(0, -TILT),
    in: () => zoom(0.85),
    out: () => zoom(1 / 0.85),
    first: () => show(scene.first),
    back: () => step(-STEP),
    on: () => step(STEP),
  };
  listenToKeys(canvas, {
    act: (name) => acts[name]?.(),
    move: pan,
    enter: () => tape.isOn && tape.setEnd(stage.size.width / 2, stage.size.height / 2),
    leave: () => tape.set(false),
  });
  for (const type of ["focus", "blur"]) canvas.addEventListener(type, () => stage.request());
  listenToPointers(canvas, {
    turn: (right, down) => turn(right * 0.0052, down * 0.004),
    move: pan,
    zoom,
    point: (x, y) => tape.isOn && tape.setEnd(x, y),
    hover: (x, y) => tape.hover(x, y),
    leave: () => tape.leave(),
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
  onClick([parts.measure], () => tape.set(!tape.isOn));
  onClick([parts.cut], toggleSection);
  onClick([parts.fly], () => (stage.onTick ? stopFlying() : startFlying()));
  slider.addEventListener("input", () => {
    stopFlying();
    travelTo(slider.valueAsNumber);
  });
  const followMotion = () => {
    parts.fly.hidden = calm.matches;
    if (calm.matches) stopFlying();
  };
  calm.addEventListener("change", followMotion);

  followMotion();
  setMode("height");
  showPlace();
  function add(cloud: Cloud) {
    stage.add(cloud);
    const isWhole = cloud.before.length > 0;
    const points = `${cloud.count.toLocaleString("en")} points`;
    parts.status.textContent = `${isWhole ? "Loaded" : "Loading"}: ${points}`;
  }
  return {
    /** Loads the scan. Calls `onFirst` when its first level has arrived. */
    async load(onFirst: () => void) {
      // The renderer may have points of a scan that broke off.
      stage.cloud = undefined;
      stage.restore();
      await loadCloud(`/assets/${scanFiles[name]}`, (cloud) => {
        if (cloud.count === cloud.header.returns[0]) onFirst();
        add(cloud);
      });
    },
    restore: () => stage.restore(),
  };
}
