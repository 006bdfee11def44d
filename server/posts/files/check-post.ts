import { reasonOf } from "../../base/errors.ts";
import type { InspectedPost } from "../markdown/rendered-post.ts";
import type { NewPostRecord } from "../queries/post-records.ts";
import { checkLinks, type KnownAddresses } from "./check-links.ts";
import { checkPictures, pictureFault } from "./check-pictures.ts";
import { error, type Finding, warning } from "./finding.ts";
import type { PostFile } from "./post-file.ts";

const MIN_DESCRIPTION_LENGTH = 50;

/**
 * Returns all findings about a post, ordered by line.
 * @param inspected the parsed text, or the error why the page would show it unformatted
 */
export async function checkPost(
  file: PostFile,
  inspected: InspectedPost | Error,
  known: KnownAddresses,
): Promise<Finding[]> {
  const { post, findings, path, linesBefore } = file;
  if (post === undefined) return findings;
  const found = [...findings, ...(await checkFields(post, file, known))];
  if (inspected instanceof Error) {
    const reason = `It would be shown unformatted: ${reasonOf(inspected)}`;
    found.push(error(linesBefore + 1, reason), ...embeddedPictures(post.content, linesBefore));
  } else {
    const inText = [
      ...inspected.omissions.map(({ line, message, isError }) =>
        isError ? error(line, message) : warning(line, message),
      ),
      ...(await checkPictures(inspected.references, path, known)),
      ...checkLinks(inspected, post.slug, known),
    ];
    found.push(...inText.map((it) => ({ ...it, line: it.line + linesBefore })));
    if (inspected.excerpt.length < MIN_DESCRIPTION_LENGTH && post.content.trim() !== "") {
      const message = "The opening is too short for a card or a search result";
      found.push(warning(file.fieldLines.get("title") ?? 1, message));
    }
  }
  return found.sort((a, b) => a.line - b.line);
}

/** Checks the fields of the front matter. */
async function checkFields(
  { slug, title, category, content, image_url }: NewPostRecord,
  { path, fieldLines }: PostFile,
  known: KnownAddresses,
): Promise<Finding[]> {
  const at = (field: string) => fieldLines.get(field) ?? 1;
  const findings: Finding[] = [];
  if (/^\.{1,2}$|[/\\\p{Cc}]/u.test(slug)) {
    findings.push(
      error(at("slug"), "The slug is not a part of an address: use letters, digits and -"),
    );
  } else if (!/^[\p{L}\p{N}._~-]+$/u.test(slug)) {
    const message = "The slug needs escaping in an address: use letters, digits and -";
    findings.push(warning(at("slug"), message));
  }
  if (title.trim() === "") findings.push(error(at("title"), "title is empty"));
  if (category !== "blog" && category !== "press_release") {
    const message = `The category ${category} is neither blog nor press_release: it shows as Press Release`;
    findings.push(warning(at("category"), message));
  }
  if (content.trim() === "") findings.push(error(at("title"), "The post has no text"));
  const fault = image_url === null ? undefined : await pictureFault(image_url, path, known);
  if (fault) findings.push({ ...fault, line: at("image_url") });
  return findings;
}

/** Pictures that a program has written into the text, which makes it too long. */
function embeddedPictures(content: string, linesBefore: number): Finding[] {
  return content.split("\n").flatMap((line, index) => {
    if (!/\bdata:image\//i.test(line)) return [];
    const message = "A picture is written into the text: save it as a file beside the post";
    return [error(linesBefore + index + 1, message)];
  });
}
