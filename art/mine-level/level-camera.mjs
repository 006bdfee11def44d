/** Heights and their colours, linear. */
const ramp = [
  [-2, [0.03, 0.1, 0.42]],
  [3, [0.02, 0.36, 0.62]],
  [8, [0.04, 0.62, 0.5]],
  [13, [0.34, 0.7, 0.16]],
  [19, [0.85, 0.55, 0.05]],
  [30, [0.9, 0.22, 0.02]],
];

/** Returns a function that adds a point to a picture. */
export function splatter(light, width, height, project) {
  return ([x, y], z, weight, tint) => {
    const [px, py, depth] = project(x, y, z);
    if (!(px > 0 && py > 0 && px < width - 1 && py < height - 1)) return;
    const [r, g, b] = tint ?? colourOf(z);
    // Far points are smaller than a pixel, and darker.
    const power = weight * 0.34 * (260 / depth) ** 1.75;
    const [left, top] = [Math.floor(px), Math.floor(py)];
    const [u, v] = [px - left, py - top];
    for (const [dx, dy, share] of [
      [0, 0, (1 - u) * (1 - v)],
      [1, 0, u * (1 - v)],
      [0, 1, (1 - u) * v],
      [1, 1, u * v],
    ]) {
      const index = ((top + dy) * width + left + dx) * 3;
      light[index] += r * power * share;
      light[index + 1] += g * power * share;
      light[index + 2] += b * power * share;
    }
  };
}

/** Returns a function from a place in metres to the pixel, and its distance from the eye. */
export function camera(eye, at, zoom, width, height) {
  const sub = (a, b) => a.map((value, axis) => value - b[axis]);
  const unit = (a) => a.map((value) => value / Math.hypot(...a));
  // x to the east and y to the south make a left-handed system with z upward.
  const cross = ([a, b, c], [d, e, f]) => [b * f - c * e, c * d - a * f, a * e - b * d];
  const forward = unit(sub(at, eye));
  const right = unit(cross([0, 0, 1], forward));
  const up = cross(forward, right);
  const dot = (a, b) => a.reduce((sum, value, axis) => sum + value * b[axis], 0);
  return (x, y, z) => {
    const from = [x - eye[0], y - eye[1], z - eye[2]];
    const depth = dot(from, forward);
    const reach = width / 2 / zoom / depth;
    return [width / 2 + dot(from, right) * reach, height / 2 - dot(from, up) * reach, depth];
  };
}

function colourOf(height) {
  let index = 1;
  while (index < ramp.length - 1 && height > ramp[index][0]) index++;
  const [[low, from], [high, to]] = [ramp[index - 1], ramp[index]];
  const share = Math.max(0, Math.min(1, (height - low) / (high - low)));
  return from.map((value, channel) => value + (to[channel] - value) * share);
}
