import { fetchLighthouse, inspect, type LighthouseAnswer } from "./lighthouse.ts";
import { embeddedDatabase, quiet, startSite } from "./measured-site.ts";
import { median } from "./rounds.ts";

export interface PageVitals extends LighthouseAnswer {
  path: string;
}

/**
 * Of these pages, as Lighthouse sees them on a phone; `note` hears of each page at once, since all
 * take minutes, or of why it could not be inspected. Undefined when there is no Lighthouse to be had.
 */
export async function measureVitals(
  pages: readonly string[],
  runs: number,
  note: (page: PageVitals | { path: string; error: unknown }) => void,
): Promise<PageVitals[] | undefined> {
  const lighthouse = await fetchLighthouse();
  if (lighthouse === undefined) return undefined;
  const database = embeddedDatabase();
  const site = await startSite(database, {});
  try {
    await quiet(site);
    const found: PageVitals[] = [];
    for (const path of pages) {
      try {
        const answers: LighthouseAnswer[] = [];
        while (answers.length < runs) {
          answers.push(await inspect(lighthouse, `http://127.0.0.1:${site.port}${path}`));
        }
        const page = { path, ...middleOf(answers) };
        note(page);
        found.push(page);
      } catch (error) {
        // A browser that dies on a busy machine costs its page, and not what was measured before.
        note({ path, error });
      }
    }
    return found;
  } finally {
    await site.stop();
    await database.stop();
  }
}

/** One page, in one line. */
export function vitalsLine(page: PageVitals | { path: string; error: unknown }): string {
  if ("error" in page) return `${page.path}: not measured, ${page.error}`;
  const { path, performance, largestPaintMs, layoutShift } = page;
  const paint = `largest paint after ${Math.round(largestPaintMs)} ms`;
  return `${path}: ${performance} of 100, ${paint}, shift ${layoutShift}`;
}

function middleOf(answers: LighthouseAnswer[]): LighthouseAnswer {
  const of = (name: Exclude<keyof LighthouseAnswer, "largest">) =>
    median(answers.map((answer) => answer[name]));
  return {
    performance: of("performance"),
    firstPaintMs: of("firstPaintMs"),
    largestPaintMs: of("largestPaintMs"),
    blockedMs: of("blockedMs"),
    layoutShift: of("layoutShift"),
    largest: answers[0]?.largest ?? "",
    machineIndex: of("machineIndex"),
  };
}
