/** What one proof has shown. */
export interface Proof {
  title: string;
  figures: readonly (readonly [what: string, figure: number | string])[];
  /** What is promised, and whether it held. */
  promises: readonly (readonly [promise: string, isKept: boolean])[];
}

/** Figures below each other, then the promises with the verdict in front. */
export function proofText({ title, figures, promises }: Proof): string {
  const width = Math.max(...figures.map(([what]) => what.length));
  return [
    title,
    ...figures.map(([what, figure]) => `  ${what.padEnd(width)}  ${figure}`),
    ...promises.map(([promise, isKept]) => `  ${isKept ? "kept  " : "BROKEN"}  ${promise}`),
    "",
  ].join("\n");
}

export function isProven({ promises }: Proof): boolean {
  return promises.every(([, isKept]) => isKept);
}
