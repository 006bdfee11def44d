import type { PointCloud } from "../../../shared/content/point-clouds.ts";
import { middleAt } from "../../../shared/point-cloud/rig.ts";
import { NEW } from "../../../shared/point-cloud/scan-file.ts";
import { changeColours } from "./colours.ts";
import { type Cloud, changeOf, pointAt } from "./load-cloud.ts";

/** Half thickness in metres of the slice of this run, and of the last, which has fewer points. */
const HALF = 0.3;
const LAST_HALF = 0.5;

/** Draws the points around a cross-section over those of the last run. Returns the largest change in metres. */
export function drawSection(
  canvas: HTMLCanvasElement,
  cloud: Cloud,
  { half, low, high }: PointCloud["section"],
  along: number,
): number {
  const { clientWidth: width, clientHeight: height } = canvas;
  const context = canvas.getContext("2d");
  if (!context || width === 0) return 0;
  const ratio = Math.min(devicePixelRatio, 2);
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  const scale = Math.min(width / (2 * half), height / (high - low));
  context.setTransform(
    scale * ratio,
    0,
    0,
    -scale * ratio,
    canvas.width / 2,
    (height / 2 + ((low + high) / 2) * scale) * ratio,
  );

  const middle = middleAt(cloud.header.rig, along);
  const dot = (x: number, z: number, colour: string, pixels: number) => {
    context.fillStyle = colour;
    context.fillRect(
      x - middle - pixels / 2 / scale,
      z - pixels / 2 / scale,
      pixels / scale,
      pixels / scale,
    );
  };
  drawGrid(context, { half, low, high }, 1 / scale);
  eachNear(cloud.before, cloud.before.length / 3, along, LAST_HALF, (x, z) =>
    dot(x, z, "#fff", 1.25),
  );
  let largest = 0;
  eachNear(cloud.places, cloud.count, along, HALF, (x, z, index) => {
    const change = changeOf(cloud, index);
    const isOld = change !== NEW;
    const isChanged = isOld && Math.abs(change) > 4;
    if (isOld && Math.abs(change) > Math.abs(largest)) largest = change;
    const end = change < 0 ? changeColours.less : changeColours.more;
    dot(x, z, isChanged ? end : "#7f95a3", isChanged ? 2.4 : 1.5);
  });
  return largest / 100;
}

/** Lines at every metre. */
function drawGrid(
  context: CanvasRenderingContext2D,
  { half, low, high }: PointCloud["section"],
  lineWidth: number,
): void {
  context.lineWidth = lineWidth;
  context.strokeStyle = "rgb(147 163 174 / 0.22)";
  context.beginPath();
  for (let x = Math.ceil(-half); x <= half; x++) {
    context.moveTo(x, low);
    context.lineTo(x, high);
  }
  for (let z = Math.ceil(low); z <= high; z++) {
    context.moveTo(-half, z);
    context.lineTo(half, z);
  }
  context.stroke();
}

function eachNear(
  places: Float32Array,
  count: number,
  along: number,
  half: number,
  visit: (x: number, z: number, index: number) => void,
): void {
  for (let index = 0; index < count; index++) {
    const [x, y, z] = pointAt(places, index);
    if (Math.abs(y - along) < half) visit(x, z, index);
  }
}
