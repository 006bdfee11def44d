import { parseMediaFile } from "../../../client/media/post-media.ts";
import { pictureOfText } from "../../../client/media/post-pictures.ts";
import { paths } from "../../../shared/paths.ts";
import { reasonOf } from "../../base/errors.ts";
import { addressesOf } from "../markdown/addresses.ts";
import { contentSchema, ID_PREFIX } from "../markdown/content-schema.ts";
import type { InspectedPost, Reference } from "../markdown/rendered-post.ts";
import type { NewPostRecord } from "../queries/post-records.ts";
import { fetchFault } from "../remote-pictures/fetch-picture.ts";
import { decoded, isLocalPicture, readPictureFile } from "./picture-file.ts";
import type { PostFile } from "./post-file.ts";
import { error, type Finding, warning } from "./post-file.ts";
import { checkPicture } from "./store-picture.ts";

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

type Fault = Omit<Finding, "line">;

/** The site's own addresses. */
export interface KnownAddresses extends PictureRules {
  /** Paths of pages and files. */
  paths: ReadonlySet<string>;
  /** Slugs of posts; undefined without a database. */
  slugs: ReadonlySet<string> | undefined;
}

/** Checks links within the site. Findings have line numbers of the content. */
export function checkLinks(
  { references, ids: postIds }: Pick<InspectedPost, "references" | "ids">,
  slug: string,
  known: KnownAddresses,
): Finding[] {
  const ids = new Set(postIds);
  const base = `${known.siteUrl}${paths.insight(slug)}`;
  return references.flatMap(({ kind, address, line }) => {
    const fault = kind === "link" ? faultOf(address, base, ids, known) : undefined;
    return fault === undefined ? [] : [{ ...fault, line }];
  });
}

/** Lists the slugs of the posts that a post links to. */
export function linkedSlugs(
  references: InspectedPost["references"],
  slug: string,
  { siteUrl }: Pick<KnownAddresses, "siteUrl">,
): string[] {
  const base = `${siteUrl}${paths.insight(slug)}`;
  return references.flatMap(({ kind, address }) => {
    const isOwn = kind === "link" && URL.canParse(address, base);
    return (isOwn && slugIn(new URL(address, base).pathname)) || [];
  });
}

const PROTOCOLS = new Set(contentSchema.protocols?.href?.map((name) => `${name}:`));

function faultOf(
  url: string,
  base: string,
  ids: ReadonlySet<string>,
  known: KnownAddresses,
): Fault | undefined {
  if (url.startsWith("#")) {
    const id = decoded(url.slice(1));
    const exists = id === "" || ids.has(id) || ids.has(ID_PREFIX + id);
    return exists ? undefined : error(0, `There is no heading ${url} in this post`);
  }
  if (!URL.canParse(url, base)) return error(0, `${url} is not a valid address`);
  const { origin, pathname, protocol } = new URL(url, base);
  if (!PROTOCOLS.has(protocol)) return error(0, `The page shows no link to ${url}`);
  return origin === new URL(base).origin ? pathFault(pathname, known) : undefined;
}

function pathFault(pathname: string, known: KnownAddresses): Fault | undefined {
  const { paths, slugs } = known;
  if (parseMediaFile(pathname) || paths.has(pathname)) return undefined;
  if (pathname.startsWith("/pictures/")) return addressFault(pathname, known);
  const slug = slugIn(pathname);
  if (slug === undefined) return error(0, `The site has no page ${pathname}`);
  if (slugs === undefined || slugs.has(slug)) return undefined;
  return error(0, `There is no post ${slug}`);
}

function slugIn(pathname: string): string | undefined {
  const slug = /^\/insights\/([^/]+?)(?:\.md)?$/.exec(pathname)?.[1];
  return slug && decoded(slug);
}

/** How the site shows pictures. */
export interface PictureRules {
  siteUrl: string;
  /** See `fetchPicture`. */
  pictureHosts: readonly string[] | undefined;
}

/** Checks alternative texts, addresses and files of pictures in the text. Findings have line numbers of the content. */
export async function checkPictures(
  references: readonly Reference[],
  path: string,
  rules: PictureRules,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { kind, address, alt, line } of references) {
    if (kind !== "picture") continue;
    if (!alt?.trim()) {
      findings.push(error(line, "The picture has no alternative text: ![what it shows](address)"));
    }
    const fault = await pictureFault(address, path, rules);
    if (fault) findings.push({ ...fault, line });
  }
  return findings;
}

/** Checks a picture's address or file. @param path path of the post's file */
export async function pictureFault(
  address: string,
  path: string,
  rules: PictureRules,
): Promise<Fault | undefined> {
  if (!isLocalPicture(address)) return addressFault(address, rules);
  try {
    await checkPicture(await readPictureFile(address, path));
    return undefined;
  } catch (failure) {
    const reason = reasonOf(failure);
    return error(0, reason.includes(address) ? reason : `The picture ${address}: ${reason}`);
  }
}

/** Checks an address that is not a file beside the post. */
export function addressFault(address: string, rules: PictureRules): Fault | undefined {
  const { own, foreign } = addressesOf(rules.siteUrl);
  if (address === "") return error(0, "The picture has no address");
  const path = own(address);
  if (path !== undefined) {
    const isKnown = parseMediaFile(path) ?? pictureOfText(path);
    return isKnown ? undefined : error(0, `The site has no picture ${address}`);
  }
  const url = foreign(address);
  if (url === undefined) {
    const start = address.length > 40 ? `${address.slice(0, 40)}…` : address;
    return error(0, `The picture ${start} cannot be shown: save it as a file beside the post`);
  }
  const fault = fetchFault(new URL(url), rules.pictureHosts);
  if (fault !== undefined) return error(0, `The picture ${address} is not shown: ${fault}`);
  return warning(
    0,
    `The picture ${address} is on another host: the site shows a copy after it has fetched it`,
  );
}
