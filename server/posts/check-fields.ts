import { excerptOf } from "../../shared/excerpt.ts";
import type { NewPostRecord } from "../db/post-records.ts";
import { error, type Finding, warning } from "./finding.ts";
import { pictureFault } from "./picture-fault.ts";
import type { PostFile } from "./post-file.ts";

/** What search engines show of a title, and expect of a description. */
const TITLE_MAX = 70;
const DESCRIPTION_MIN = 50;

/** Checks the fields of the front matter. Lines are those of the file. */
export async function checkFields(
  post: NewPostRecord,
  { path, fieldLines }: Pick<PostFile, "path" | "fieldLines">,
): Promise<Finding[]> {
  const at = (field: string) => fieldLines.get(field) ?? 1;
  const fault = post.image_url === null ? undefined : await pictureFault(post.image_url, path);
  return [...checkWords(post, at), ...(fault ? [{ ...fault, line: at("image_url") }] : [])];
}

function checkWords(
  { slug, title, category, content }: NewPostRecord,
  at: (field: string) => number,
): Finding[] {
  const findings: Finding[] = [];
  if (!/^[\p{L}\p{N}._~-]+$/u.test(slug)) {
    findings.push(
      warning(at("slug"), "The slug would look odd in an address: use letters, digits and -"),
    );
  }
  if (title.trim() === "") findings.push(error(at("title"), "title is empty"));
  if (title.length > TITLE_MAX) {
    const message = `The title has ${title.length} characters: search results cut it after about ${TITLE_MAX}`;
    findings.push(warning(at("title"), message));
  }
  if (category !== "blog" && category !== "press_release") {
    const message = `The category ${category} is neither blog nor press_release: it shows as Press Release`;
    findings.push(warning(at("category"), message));
  }
  if (`${title}${content}`.includes("\0")) findings.push(error(1, "The post holds a null byte"));
  if (content.trim() === "") findings.push(error(at("title"), "The post has no text"));
  else if (excerptOf(content).length < DESCRIPTION_MIN) {
    findings.push(
      warning(at("title"), "The post opens with too few words for a card or a search result"),
    );
  }
  return findings;
}
