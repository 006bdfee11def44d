import type { NewPostRecord } from "../db/post-records.ts";
import { excerptOf } from "../markdown/excerpt.ts";
import { error, type Finding, warning } from "./finding.ts";
import { pictureFault } from "./picture-fault.ts";
import type { PostFile } from "./post-file.ts";

/** Longer titles are cut in search results. */
const MAX_TITLE_LENGTH = 70;
const MIN_DESCRIPTION_LENGTH = 50;

/** Checks the fields of the front matter. Findings have line numbers of the file. */
export async function checkFields(
  post: NewPostRecord,
  { path, fieldLines }: Pick<PostFile, "path" | "fieldLines">,
): Promise<Finding[]> {
  const at = (field: string) => fieldLines.get(field) ?? 1;
  const fault = post.image_url === null ? undefined : await pictureFault(post.image_url, path);
  return [...checkTexts(post, at), ...(fault ? [{ ...fault, line: at("image_url") }] : [])];
}

function checkTexts(
  { slug, title, category, content }: NewPostRecord,
  at: (field: string) => number,
): Finding[] {
  const findings: Finding[] = [];
  if (!/^[\p{L}\p{N}._~-]+$/u.test(slug)) {
    findings.push(
      warning(at("slug"), "The slug needs escaping in an address: use letters, digits and -"),
    );
  }
  if (title.trim() === "") findings.push(error(at("title"), "title is empty"));
  if (title.length > MAX_TITLE_LENGTH) {
    const message = `The title has ${title.length} characters: search results cut it after about ${MAX_TITLE_LENGTH}`;
    findings.push(warning(at("title"), message));
  }
  if (category !== "blog" && category !== "press_release") {
    const message = `The category ${category} is neither blog nor press_release: it shows as Press Release`;
    findings.push(warning(at("category"), message));
  }
  if (`${title}${content}`.includes("\0"))
    findings.push(error(1, "The post contains a null character"));
  if (content.trim() === "") findings.push(error(at("title"), "The post has no text"));
  else if (excerptOf(content).length < MIN_DESCRIPTION_LENGTH) {
    findings.push(warning(at("title"), "The opening is too short for a card or a search result"));
  }
  return findings;
}
