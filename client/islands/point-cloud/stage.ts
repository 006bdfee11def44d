import type { PointCloud } from "../../../shared/content/point-clouds.ts";
import {
  between,
  type Projection,
  projectionOf,
  type Size,
  type View,
} from "../../../shared/point-cloud/camera.ts";
import type { Mode } from "./colours.ts";
import type { Cloud } from "./load-cloud.ts";
import { Renderer } from "./renderer.ts";

/** Duration of a flight from view to view. */
const FLIGHT_MS = 800;
/** After this time without input the picture is drawn whole again. */
const SETTLE_MS = 300;
/** A frame slower than this while moving: the next has fewer points. Faster than that: more. */
const SLOW_MS = 55;
const FAST_MS = 22;
const MOST_PIXELS = 3.2e6;

/**
 * Draws the cloud from a view when something has changed, and moves the view. While it moves on a slow machine, fewer points and
 * pixels are drawn.
 */
export class Stage {
  readonly canvas: HTMLCanvasElement;
  readonly gl: WebGL2RenderingContext;
  readonly scene: PointCloud;
  view: View;
  cloud: Cloud | undefined;
  mode: Mode = "height";
  /** Called after each frame. */
  onFrame: (projection: Projection) => void = () => {};
  #renderer: Renderer;
  #flight: { from: View; to: View; began: number } | undefined;
  #budget = Infinity;
  #requested = 0;
  #lastFrame = 0;
  #settling = 0;
  #isInView = true;

  constructor(canvas: HTMLCanvasElement, gl: WebGL2RenderingContext, scene: PointCloud) {
    this.canvas = canvas;
    this.gl = gl;
    this.scene = scene;
    this.view = scene.first;
    this.#renderer = new Renderer(gl, scene);
    new ResizeObserver(() => this.request()).observe(canvas);
    new IntersectionObserver((entries) => {
      this.#isInView = entries.at(-1)?.isIntersecting ?? true;
      this.request();
    }).observe(canvas);
  }

  get size(): Size {
    return {
      width: Math.max(1, this.canvas.clientWidth),
      height: Math.max(1, this.canvas.clientHeight),
    };
  }

  add(cloud: Cloud): void {
    this.cloud = cloud;
    this.#renderer.update(cloud);
    this.request();
  }

  /** Draws with a new renderer, after the browser has given lost graphics memory back. */
  restore(): void {
    this.#renderer = new Renderer(this.gl, this.scene);
    if (this.cloud) this.add(this.cloud);
  }

  request(): void {
    if (this.#requested === 0 && this.#isInView) {
      this.#requested = requestAnimationFrame((now) => this.#frame(now));
    }
  }

  /** Shows a view, at once or by a flight. */
  show(view: View, isFlight: boolean): void {
    this.#flight = isFlight ? { from: this.view, to: view, began: performance.now() } : undefined;
    if (!isFlight) this.view = view;
    this.request();
  }

  /** The visitor moves the view. */
  move(view: View): void {
    this.show(view, false);
    clearTimeout(this.#settling);
    this.#settling = window.setTimeout(() => {
      this.#settling = 0;
      this.request();
    }, SETTLE_MS);
  }

  get #isMoving(): boolean {
    return this.#flight !== undefined || this.#settling !== 0;
  }

  #frame(now: number): void {
    this.#requested = 0;
    const passed = this.#lastFrame === 0 ? 0 : now - this.#lastFrame;
    this.#advance(now);
    if (passed > 0) this.#adjustBudget(passed);
    this.#lastFrame = this.#isMoving ? now : 0;
    this.#draw();
    if (this.#flight) this.request();
  }

  #advance(now: number): void {
    if (!this.#flight) return;
    const { from, to, began } = this.#flight;
    const share = Math.max(0, Math.min(1, (now - began) / FLIGHT_MS));
    this.view = between(from, to, share);
    if (share === 1) this.#flight = undefined;
  }

  #adjustBudget(passed: number): void {
    const { count = 0, header } = this.cloud ?? {};
    const fewest = (header?.returns[0] ?? 0) * 1.5;
    if (passed > SLOW_MS) {
      const share = Math.max(0.25, 40 / passed);
      this.#budget = Math.max(fewest, Math.min(this.#budget, count) * share);
    } else if (passed < FAST_MS) this.#budget *= 1.15;
  }

  #draw(): void {
    const points = this.#isMoving ? Math.round(Math.min(this.#budget, 1e9)) : 1e9;
    const isCoarse = points < (this.cloud?.count ?? 0);
    const { width, height } = this.size;
    // More pixels than the screen's give points a smooth edge.
    const fine = Math.min(
      Math.max(devicePixelRatio, 1.5),
      2,
      Math.sqrt(MOST_PIXELS / width / height),
    );
    const ratio = isCoarse ? 0.75 : fine;
    const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (this.canvas.width !== wide || this.canvas.height !== high) {
      this.canvas.width = wide;
      this.canvas.height = high;
    }
    const projection = projectionOf(this.view, { width, height });
    this.#renderer.draw({ projection, eye: this.view.eye, points, mode: this.mode });
    this.onFrame(projection);
  }
}
