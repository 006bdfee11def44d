import { fetchPicture } from "./fetch-picture.ts";
import { decodeInTurn, openPicture, SITE_MAX_PIXELS } from "./open-picture.ts";

/** Fits a post's column on a high-density screen. */
export const REMOTE_PICTURE_WIDTH = 1200;

/** The first bytes of JPEG, PNG, GIF, WebP and AVIF files, as Latin-1 text. */
const SIGNATURE = /^(?:\xff\xd8\xff|\x89PNG|GIF8[79]a|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;

/** Fetches a picture and resizes it. @param hosts see `fetchPicture` @throws Error with the reason */
export async function fetchAsWebp(
  address: string,
  hosts: readonly string[] | undefined,
): Promise<Buffer> {
  const content = await fetchPicture(address, { hosts });
  if (!isSupported(content)) throw new Error("it is not a JPEG, PNG, GIF, WebP or AVIF picture");
  return decodeInTurn(async () => {
    const { decode } = await openPicture(content, SITE_MAX_PIXELS);
    return decode()
      .autoOrient()
      .resize({ width: REMOTE_PICTURE_WIDTH, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  });
}

/** Checks the format by the first bytes, because the host's content type may be wrong. */
function isSupported(content: Buffer): boolean {
  return SIGNATURE.test(content.toString("latin1", 0, 16));
}
