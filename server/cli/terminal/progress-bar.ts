const WIDTH = 24;

/** Reports the progress of a long operation. */
export type Progress = (what: string, done: number, total: number) => void;

/** Draws a bar on the terminal's last line and clears it at the end. Does nothing without a terminal. */
export function progressOn(stream: NodeJS.WriteStream): Progress {
  return (what, done, total) => {
    if (stream.isTTY)
      stream.write(done >= total ? "\r\x1b[K" : `\r\x1b[K${bar(what, done, total)}`);
  };
}

export function bar(what: string, done: number, total: number): string {
  const full = Math.round((done / Math.max(total, 1)) * WIDTH);
  return `${"█".repeat(full)}${"░".repeat(WIDTH - full)} ${done}/${total} ${what}`;
}
