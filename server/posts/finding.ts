/** A fault of a post. A post with an error is not stored. */
export interface Finding {
  level: "error" | "warning";
  /** In the file, from 1. */
  line: number;
  message: string;
}

export function error(line: number, message: string): Finding {
  return { level: "error", line, message };
}

export function warning(line: number, message: string): Finding {
  return { level: "warning", line, message };
}
