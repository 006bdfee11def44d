import { stat } from "node:fs/promises";
import { pictureOfText } from "../../client/media/post-pictures.ts";
import { parseMediaFile } from "../../shared/post-media.ts";
import { error, type Finding, warning } from "./finding.ts";
import { fileOfPicture, isLocalPicture } from "./local-picture.ts";

type Fault = Omit<Finding, "line">;

const LARGE_BYTES = 8_000_000;
const MAX_BYTES = 50_000_000;

/** Checks a picture's address. @param path path of the post's file */
export async function pictureFault(address: string, path: string): Promise<Fault | undefined> {
  return isLocalPicture(address) ? fileFault(address, path) : addressFault(address);
}

/** Checks an address that is not a file beside the post. */
export function addressFault(address: string): Fault | undefined {
  if (address === "") return error(0, "The picture has no address");
  if (parseMediaFile(address)) return undefined;
  if (/^\/pictures\/.+\.(?:webp|svg)$/.test(address)) {
    return pictureOfText(address) ? undefined : error(0, `The site has no picture ${address}`);
  }
  if (/^\/(?![/\\])/.test(address)) return undefined;
  return warning(
    0,
    `The picture ${address} is on another host: the site shows a copy after it has fetched it`,
  );
}

async function fileFault(address: string, path: string): Promise<Fault | undefined> {
  const size = await stat(fileOfPicture(address, path)).then(
    (file) => file.size,
    () => undefined,
  );
  if (size === undefined) return error(0, `There is no file ${address}`);
  const megabytes = `${Math.round(size / 1_000_000)} MB`;
  if (size > MAX_BYTES) return error(0, `The picture ${address} is too large: ${megabytes}`);
  if (size > LARGE_BYTES) return warning(0, `The picture ${address} is large: ${megabytes}`);
  return undefined;
}
