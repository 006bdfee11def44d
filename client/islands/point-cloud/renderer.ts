import type { PointCloud } from "../../../shared/content/point-clouds.ts";
import { FAR, NEAR, type Projection, type Size } from "../../../shared/point-cloud/camera.ts";
import type { Vector } from "../../../shared/point-cloud/vector.ts";
import {
  CHANGE_END,
  changeColours,
  channelsOf,
  heightColours,
  type Mode,
  modes,
} from "./colours.ts";
import { type Cloud, DATA_BYTES } from "./load-cloud.ts";
import {
  createProgram,
  createTarget,
  pointFragment,
  pointVertex,
  screenFragment,
  screenVertex,
  type Target,
} from "./programs.ts";

export interface Frame {
  projection: Projection;
  eye: Vector;
  mode: Mode;
  /** Points to draw; fewer while the picture moves on a slow machine. */
  points: number;
}

/** How far points of classes that are thin hide what lies behind, as a share of what others hide. */
const thinClasses: Record<string, number> = {
  Rail: 0.7,
  Signal: 0.6,
  Person: 0.6,
  Vegetation: 0.5,
  Cable: 0.3,
  Wire: 0.3,
};
/** Kinds that a scene has at most. */
const KINDS = 8;

/** Draws the points of a cloud, large and dim to hide what lies behind, then small. */
export class Renderer {
  readonly #gl: WebGL2RenderingContext;
  readonly #scene: PointCloud;
  readonly #points;
  readonly #screen;
  readonly #array: WebGLVertexArrayObject;
  readonly #places: WebGLBuffer;
  readonly #data: WebGLBuffer;
  #target: Target | undefined;
  #sent = 0;
  #total = 0;

  /** @throws if a shader does not compile */
  constructor(gl: WebGL2RenderingContext, scene: PointCloud) {
    this.#gl = gl;
    this.#scene = scene;
    this.#points = createProgram(gl, pointVertex, pointFragment);
    this.#screen = createProgram(gl, screenVertex, screenFragment);
    this.#array = gl.createVertexArray();
    this.#places = gl.createBuffer();
    this.#data = gl.createBuffer();
  }

  /** Sends the points that have arrived since the last call. */
  update({ places, data, count }: Cloud): void {
    const gl = this.#gl;
    if (this.#sent === 0) this.#reserve(places, data);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#places);
    gl.bufferSubData(
      gl.ARRAY_BUFFER,
      this.#sent * 12,
      places,
      this.#sent * 3,
      (count - this.#sent) * 3,
    );
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#data);
    const [from, to] = [this.#sent * DATA_BYTES, count * DATA_BYTES];
    gl.bufferSubData(gl.ARRAY_BUFFER, from, data, from, to - from);
    this.#sent = count;
  }

  #reserve(places: Float32Array, data: Uint8Array): void {
    const gl = this.#gl;
    this.#total = places.length / 3;
    gl.bindVertexArray(this.#array);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#places);
    gl.bufferData(gl.ARRAY_BUFFER, places.byteLength, gl.STATIC_DRAW);
    gl.enableVertexAttribArray(0);
    gl.vertexAttribPointer(0, 3, gl.FLOAT, false, 0, 0);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#data);
    gl.bufferData(gl.ARRAY_BUFFER, data.byteLength, gl.STATIC_DRAW);
    gl.enableVertexAttribArray(1);
    gl.vertexAttribPointer(1, DATA_BYTES, gl.UNSIGNED_BYTE, false, 0, 0);
    gl.bindVertexArray(null);
  }

  draw(frame: Frame): void {
    const gl = this.#gl;
    if (this.#sent === 0 || gl.isContextLost()) return;
    const size = { width: gl.drawingBufferWidth, height: gl.drawingBufferHeight };
    this.#target = createTarget(gl, size, this.#target);
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#target.frame);
    gl.viewport(0, 0, size.width, size.height);
    gl.enable(gl.DEPTH_TEST);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    this.#drawPoints(frame, size);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.disable(gl.DEPTH_TEST);
    this.#drawScreen(this.#target, size);
  }

  #drawPoints({ projection, eye, mode, points }: Frame, size: Size): void {
    const gl = this.#gl;
    const { activate, at } = this.#points;
    const count = Math.min(points, this.#sent);
    activate();
    gl.uniformMatrix4fv(at("view"), false, projection.matrix);
    gl.uniform3fv(at("eye"), eye);
    gl.uniform1i(at("mode"), modes.indexOf(mode));
    gl.uniform1f(at("scale"), (projection.scale * size.height) / projection.size.height);
    // Fewer points are drawn larger, so that surfaces stay closed.
    gl.uniform1f(at("share"), Math.min(2.2, Math.sqrt(this.#total / count)));
    gl.uniform3fv(at("ramp"), flat(heightColours));
    gl.uniform1fv(at("heights"), this.#scene.heights);
    const { less, same, more, fresh } = changeColours;
    gl.uniform3fv(at("changes"), flat([less, same, more, fresh]));
    gl.uniform1f(at("changeEnd"), CHANGE_END);
    const covers = Array.from(
      { length: KINDS },
      (_, kind) => thinClasses[this.#scene.kinds[kind] ?? ""] ?? 1,
    );
    gl.uniform1fv(at("covers"), covers);
    gl.bindVertexArray(this.#array);
    for (const isCover of [1, 0]) {
      gl.uniform1i(at("isCover"), isCover);
      gl.drawArrays(gl.POINTS, 0, count);
    }
    gl.bindVertexArray(null);
  }

  #drawScreen({ colours, depths }: Target, { width, height }: Size): void {
    const gl = this.#gl;
    const { activate, at } = this.#screen;
    activate();
    for (const [index, texture] of [colours, depths].entries()) {
      gl.activeTexture(gl.TEXTURE0 + index);
      gl.bindTexture(gl.TEXTURE_2D, texture);
    }
    gl.uniform1i(at("colours"), 0);
    gl.uniform1i(at("depths"), 1);
    const radius = Math.max(1.2, height / 620);
    gl.uniform2f(at("texel"), radius / width, radius / height);
    gl.uniform2f(at("range"), NEAR, FAR);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }
}

function flat(colours: readonly string[]): number[] {
  return colours.flatMap(channelsOf);
}
