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
