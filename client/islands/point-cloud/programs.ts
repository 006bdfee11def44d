import type { Size } from "../../../shared/point-cloud/camera.ts";

/** Places and colours the points. A first pass draws them large, dim and a little farther away, so that surfaces hide what lies behind. */
export const pointVertex = `#version 300 es
layout(location=0) in vec3 place;
layout(location=1) in vec4 data;
uniform mat4 view;
uniform vec3 eye, ramp[9], changes[4];
uniform float heights[9], covers[8], scale, share, changeEnd;
uniform int mode;
uniform bool isCover;
out vec3 tint;
vec3 rampAt(float position) {
  int low = int(clamp(floor(position), 0., 7.));
  return mix(ramp[low], ramp[low + 1], clamp(position - float(low), 0., 1.));
}
vec3 heightColour(float z) {
  float position = 0.;
  for (int i = 0; i < 8; i++) position += clamp((z - heights[i]) / (heights[i + 1] - heights[i]), 0., 1.);
  return rampAt(position);
}
vec3 changeColour(float change) {
  if (change < -127.) return changes[3];
  vec3 end = change < 0. ? changes[0] : changes[2];
  float amount = clamp(abs(change) / 100. / changeEnd, 0., 1.);
  return mix(changes[1], end, change == 0. ? 0. : .45 + .55 * amount);
}
void main() {
  float far = distance(place, eye);
  vec3 at = isCover ? place + (place - eye) / far * (.06 + .012 * far) : place;
  gl_Position = view * vec4(at, 1.);
  float light = data.x / 255.;
  float lit = .62 + .7 * smoothstep(.02, .6, light);
  float change = data.z > 127. ? data.z - 256. : data.z;
  int kind = int(data.y + .5);
  vec3 colour = mode == 0 ? heightColour(place.z) * lit : changeColour(change) * (.45 + .75 * lit);
  float haze = exp(-max(0., far - 16.) * .0125);
  tint = colour * (.2 + .8 * haze) * (isCover ? .62 : 1.);
  float range = data.w / 8.;
  float cover = covers[kind] * (.1 + .009 * range);
  gl_PointSize = clamp(scale * share * (isCover ? cover : .034) / gl_Position.w, 1.2, isCover ? scale * .045 : scale * .008);
}`;

export const pointFragment = `#version 300 es
precision mediump float;
in vec3 tint;
out vec4 colour;
void main() {
  vec2 apart = gl_PointCoord - .5;
  if (dot(apart, apart) > .25) discard;
  colour = vec4(tint, 1.);
}`;

/** A triangle that covers the window. */
export const screenVertex = `#version 300 es
out vec2 place;
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3. : -1., gl_VertexID == 2 ? 3. : -1.);
  place = corner * .5 + .5;
  gl_Position = vec4(corner, 0., 1.);
}`;

/** Eye-dome lighting (Boucheny 2009): darkens a pixel whose neighbours are nearer, which shows depth without normals. */
export const screenFragment = `#version 300 es
precision highp float;
uniform sampler2D colours, depths;
uniform vec2 texel;
uniform vec2 range;
in vec2 place;
out vec4 colour;
float depthAt(vec2 at) {
  float depth = texture(depths, at).r;
  return depth >= 1. ? 1e4 : range.x * range.y / (range.y - depth * (range.y - range.x));
}
void main() {
  float depth = depthAt(place);
  vec3 ground = mix(vec3(.034, .066, .09), vec3(.047, .098, .133), place.y);
  float nearer = 0.;
  for (int i = 0; i < 8; i++) {
    float angle = float(i) * .785398;
    nearer += max(0., log2(depth) - log2(depthAt(place + vec2(cos(angle), sin(angle)) * texel)));
  }
  colour = vec4(depth > 9e3 ? ground : texture(colours, place).rgb * exp(-min(nearer, 2.2) * 1.1), 1.);
}`;

/**
 * Compiles and links two shaders. `activate` makes them those of the next drawing, and `at` finds the location of a uniform.
 * @throws if one has a fault
 */
export function createProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string) {
  const program = gl.createProgram();
  const shaders = [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const;
  for (const [type, source] of shaders) {
    const shader = gl.createShader(type);
    if (!shader) continue;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    const logs = (gl.getAttachedShaders(program) ?? []).map((each) => gl.getShaderInfoLog(each));
    throw new Error([gl.getProgramInfoLog(program), ...logs].join("\n"));
  }
  const locations = new Map<string, WebGLUniformLocation | null>();
  return {
    activate() {
      // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's function is no hook of React
      gl.useProgram(program);
    },
    at(name: string): WebGLUniformLocation | null {
      if (!locations.has(name)) locations.set(name, gl.getUniformLocation(program, name));
      return locations.get(name) ?? null;
    },
  };
}

/** Where the points are drawn, before the light is added. */
export interface Target {
  frame: WebGLFramebuffer;
  colours: WebGLTexture;
  depths: WebGLTexture;
  size: Size;
}

/** Returns a target of this size: the former one if it has it. */
export function createTarget(
  gl: WebGL2RenderingContext,
  size: Size,
  former: Target | undefined,
): Target {
  if (former?.size.width === size.width && former.size.height === size.height) return former;
  if (former) {
    gl.deleteFramebuffer(former.frame);
    for (const texture of [former.colours, former.depths]) gl.deleteTexture(texture);
  }
  const frame = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
  const colours = createTexture(gl, size, gl.RGBA8);
  const depths = createTexture(gl, size, gl.DEPTH_COMPONENT24);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, colours, 0);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, depths, 0);
  return { frame, colours, depths, size };
}

function createTexture(
  gl: WebGL2RenderingContext,
  { width, height }: Size,
  format: number,
): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, format, width, height);
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) {
    gl.texParameteri(gl.TEXTURE_2D, filter, gl.NEAREST);
  }
  for (const edge of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) {
    gl.texParameteri(gl.TEXTURE_2D, edge, gl.CLAMP_TO_EDGE);
  }
  return texture;
}
