/** Something that a reader would notice about a post. An error keeps it from being put. */
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
