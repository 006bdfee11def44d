/** An error or warning about a post. Posts with errors are not stored. */
export interface Finding {
  level: "error" | "warning";
  /** Line in the file, counted from 1. */
  line: number;
  message: string;
}

export function error(line: number, message: string): Finding {
  return { level: "error", line, message };
}

export function warning(line: number, message: string): Finding {
  return { level: "warning", line, message };
}
