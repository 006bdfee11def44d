import type { Size } from "../../../shared/point-cloud/camera.ts";

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
