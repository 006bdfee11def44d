import { pictureOfText } from "../../../client/media/post-pictures.ts";
import { parseMediaFile } from "../../../shared/post-media.ts";
import { reasonOf } from "../../base/errors.ts";
import { addressesOf } from "../markdown/addresses.ts";
import type { Reference } from "../markdown/rendered-post.ts";
import { fetchFault } from "../remote-pictures/fetch-picture.ts";
import { error, type Finding, warning } from "./finding.ts";
import { isLocalPicture, readPictureFile } from "./picture-file.ts";
import { checkPicture } from "./store-picture.ts";

type Fault = Omit<Finding, "line">;

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
