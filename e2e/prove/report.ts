/** The actions and results of one experiment. */
export interface Report {
  title: string;
  figures: readonly (readonly [name: string, value: number | string])[];
  /** Each must be 0. */
  losses: readonly (readonly [name: string, count: number])[];
}

export function reportText({ title, figures, losses }: Report): string {
  const lines = [
    ...figures.map(([name, value]) => ({ name, value: String(value) })),
    ...losses.map(([name, count]) => ({ name: `lost: ${name}`, value: String(count) })),
  ];
  const width = Math.max(...lines.map(({ name }) => name.length));
  return [title, ...lines.map(({ name, value }) => `  ${name.padEnd(width)}  ${value}`), ""].join(
    "\n",
  );
}

export function hasLost({ losses }: Report): boolean {
  return losses.some(([, count]) => count > 0);
}
