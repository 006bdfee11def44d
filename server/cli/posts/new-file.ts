import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import { UsageError } from "../terminal/run-command.ts";
import type { CommandContext, CommandOptions } from "./command-context.ts";

const CATEGORIES = ["blog", "press_release"];

/** `new TITLE`: creates a file with front matter and no text. Never overwrites a file. */
export async function* startFile(
  { now }: Pick<CommandContext, "now">,
  words: string[],
  { category = "blog", in: folder = "." }: CommandOptions,
): AsyncGenerator<string> {
  const title = words.join(" ").trim();
  const slug = slugOf(title);
  if (slug === "") throw new UsageError("A title is expected");
  if (!CATEGORIES.includes(category)) {
    throw new UsageError(`--category expects ${CATEGORIES.join(" or ")}`);
  }
  const path = join(folder, `${slug}.md`);
  const published_at = `${now().toISOString().slice(0, 16)}:00Z`;
  const head = stringify({ slug, title, category, author: "", published_at, image_url: "" });
  const text = `---\n${head.replaceAll('""', "")}---\n\n`;
  await mkdir(folder, { recursive: true });
  await writeFile(path, text, { flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EEXIST" ? new UsageError(`${path} is there already`) : error;
  });
  yield `${path}\n`;
}

/** Lower-case words without accents, joined by hyphens. */
function slugOf(title: string): string {
  const plain = title.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80)
    .replace(/-$/, "");
}
