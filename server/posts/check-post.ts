import type { NewPostRecord } from "../db/post-records.ts";
import type { Markdown } from "../markdown/markdown.ts";
import { checkFields } from "./check-fields.ts";
import { checkLinks, type KnownAddresses } from "./check-links.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkStructure } from "./check-structure.ts";
import { error, type Finding } from "./finding.ts";
import { parseSource } from "./parse-source.ts";
import type { PostFile } from "./post-file.ts";

interface CheckOptions {
  markdown: Markdown;
  known: KnownAddresses;
}

/** Returns all findings about a post, ordered by line. */
export async function checkPost(file: PostFile, options: CheckOptions): Promise<Finding[]> {
  const { post, findings } = file;
  const found = post === undefined ? [] : await checkParsed(file, post, options);
  return [...findings, ...found].sort((a, b) => a.line - b.line);
}

async function checkParsed(
  file: PostFile,
  post: NewPostRecord,
  { markdown, known }: CheckOptions,
): Promise<Finding[]> {
  const fields = await checkFields(post, file);
  const rendered = await markdown.render(post.content);
  const firstLine = file.linesBefore + 1;
  if (rendered.escaped) {
    const message =
      "The text is too long, nested too deeply or too slow to parse: it would be shown unformatted";
    return [...fields, error(firstLine, message)];
  }
  const source = parseSource(post.content);
  const inText = [
    ...checkStructure(source, post.content),
    ...(await checkPictures(source, file.path)),
    ...checkLinks(source, rendered.ids, post.slug, known),
  ];
  return [...fields, ...inText.map((it) => ({ ...it, line: it.line + file.linesBefore }))];
}
