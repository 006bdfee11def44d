import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";

const XVFB = "/usr/bin/Xvfb";

export const hasVirtualDisplay = existsSync(XVFB);

/** Starts a display without a screen. Browsers draw WebGL only on a display. */
export async function startVirtualDisplay() {
  const display = spawn(XVFB, ["-displayfd", "1", "-screen", "0", "1280x800x24"]);
  const [number] = await once(display.stdout, "data");
  return {
    environment: { ...process.env, DISPLAY: `:${String(number).trim()}` },
    stop: () => void display.kill(),
  };
}
