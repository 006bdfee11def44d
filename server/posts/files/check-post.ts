import { parseMediaFile } from "../../../client/media/post-media.ts";
import { pictureOfText } from "../../../client/media/post-pictures.ts";
import { paths } from "../../../shared/paths.ts";
import { reasonOf } from "../../base/errors.ts";
import { addressesOf } from "../markdown/addresses.ts";
import { contentSchema, ID_PREFIX } from "../markdown/content-schema.ts";
import { error, type Finding, type InspectedPost, warning } from "../markdown/rendered-post.ts";
import type { NewPostRecord } from "../queries/post-records.ts";
import { fetchFault, type PictureHosts } from "../remote-pictures/fetch-picture.ts";
import { decoded, isLocalPicture, readPictureFile } from "./local-pictures.ts";
import type { PostFile } from "./post-file.ts";
import { checkPicture } from "./store-picture.ts";

/** The site's own addresses, and how it shows pictures. */
export interface KnownSite {
  siteUrl: string;
  pictureHosts: PictureHosts;
  /** Paths of pages and files. */
  paths: ReadonlySet<string>;
  /** Lists the slugs of all posts; undefined without a database. Called only for a post with links to posts. */
  listSlugs: () => Promise<ReadonlySet<string> | undefined>;
}

/**
 * Returns all findings about a post, ordered by line.
 * @param inspected the parsed text, or the error why the page would show it unformatted
 */
export async function checkPost(
  file: PostFile,
  inspected: InspectedPost | Error,
  known: KnownSite,
): Promise<Finding[]> {
  const { post, findings, linesBefore } = file;
  if (post === undefined) return findings;
  const inText =
    inspected instanceof Error
      ? [
          error(1, `It would be shown unformatted: ${reasonOf(inspected)}`),
          ...embeddedPictures(post.content),
        ]
      : [...inspected.omissions, ...(await checkReferences(inspected, post.slug, file, known))];
  return [
    ...findings,
    ...(await checkFields(post, file, known)),
    ...inText.map((finding) => ({ ...finding, line: finding.line + linesBefore })),
  ].sort((a, b) => a.line - b.line);
}

/** Checks the fields of the front matter. */
async function checkFields(
  { slug, title, category, content, image_url }: NewPostRecord,
  { path, fieldLines }: PostFile,
  known: KnownSite,
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
  if (image_url === null) return findings;
  const fault = await pictureFault(image_url, at("image_url"), path, known);
  return fault ? [...findings, fault] : findings;
}

/** Pictures that a program has written into the text, which makes it too long. */
function embeddedPictures(content: string): Finding[] {
  const message = "A picture is written into the text: save it as a file beside the post";
  return content
    .split("\n")
    .flatMap((line, index) => (/\bdata:image\//i.test(line) ? [error(index + 1, message)] : []));
}

/** Checks the links within the site, and the pictures in the text. Findings have line numbers of the content. */
async function checkReferences(
  { references, ids }: InspectedPost,
  slug: string,
  { path }: PostFile,
  known: KnownSite,
): Promise<Finding[]> {
  const page = { url: `${known.siteUrl}${paths.insight(slug)}`, ids: new Set(ids) };
  const findings: Finding[] = [];
  for (const { kind, address, alt, line } of references) {
    if (kind === "picture" && !alt?.trim()) {
      findings.push(error(line, "The picture has no alternative text: ![what it shows](address)"));
    }
    const fault =
      kind === "picture"
        ? await pictureFault(address, line, path, known)
        : await linkFault(address, line, page, known);
    if (fault) findings.push(fault);
  }
  return findings;
}

const PROTOCOLS = new Set(contentSchema.protocols?.href?.map((name) => `${name}:`));

/** @param page the page with the link, and the ids on it */
async function linkFault(
  address: string,
  line: number,
  page: { url: string; ids: ReadonlySet<string> },
  known: KnownSite,
): Promise<Finding | undefined> {
  if (address.startsWith("#")) {
    const id = decoded(address.slice(1));
    const exists = id === "" || page.ids.has(id) || page.ids.has(ID_PREFIX + id);
    return exists ? undefined : error(line, `There is no heading ${address} in this post`);
  }
  if (!URL.canParse(address, page.url)) return error(line, `${address} is not a valid address`);
  const { origin, pathname, protocol } = new URL(address, page.url);
  if (!PROTOCOLS.has(protocol)) return error(line, `The page shows no link to ${address}`);
  return origin === new URL(page.url).origin ? pathFault(pathname, line, known) : undefined;
}

async function pathFault(
  pathname: string,
  line: number,
  known: KnownSite,
): Promise<Finding | undefined> {
  if (parseMediaFile(pathname) || known.paths.has(pathname)) return undefined;
  if (pathname.startsWith("/pictures/")) return addressFault(pathname, line, known);
  const slug = /^\/insights\/([^/]+?)(?:\.md)?$/.exec(pathname)?.[1];
  if (slug === undefined) return error(line, `The site has no page ${pathname}`);
  const slugs = await known.listSlugs();
  const exists = slugs === undefined || slugs.has(decoded(slug));
  return exists ? undefined : error(line, `There is no post ${decoded(slug)}`);
}

/** Checks a picture's address or file. @param path path of the post's file */
async function pictureFault(
  address: string,
  line: number,
  path: string,
  known: KnownSite,
): Promise<Finding | undefined> {
  if (!isLocalPicture(address)) return addressFault(address, line, known);
  try {
    await checkPicture(await readPictureFile(address, path));
    return undefined;
  } catch (failure) {
    const reason = reasonOf(failure);
    return error(line, reason.includes(address) ? reason : `The picture ${address}: ${reason}`);
  }
}

/** Checks an address that is not a file beside the post. */
function addressFault(address: string, line: number, known: KnownSite): Finding | undefined {
  const { own, foreign } = addressesOf(known.siteUrl);
  if (address === "") return error(line, "The picture has no address");
  const path = own(address);
  if (path !== undefined) {
    const isKnown = parseMediaFile(path) ?? pictureOfText(path);
    return isKnown ? undefined : error(line, `The site has no picture ${address}`);
  }
  const url = foreign(address);
  if (url === undefined) {
    const start = address.length > 40 ? `${address.slice(0, 40)}…` : address;
    return error(line, `The picture ${start} cannot be shown: save it as a file beside the post`);
  }
  const reason = fetchFault(new URL(url), known.pictureHosts);
  if (reason !== undefined) return error(line, `The picture ${address} is not shown: ${reason}`);
  const message = `The picture ${address} is on another host: the site shows a copy after it has fetched it`;
  return warning(line, message);
}
