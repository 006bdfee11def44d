import sharp from "sharp";

export type IsCounted = (red: number, green: number, blue: number) => boolean;

/** The share of a picture's pixels that are counted. */
export async function share(picture: Buffer, isCounted: IsCounted): Promise<number> {
  const pixels = await channelsOf(picture);
  let count = 0;
  for (let index = 0; index < pixels.length; index += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index, index + 3);
    if (isCounted(red, green, blue)) count += 1;
  }
  return count / (pixels.length / 3);
}

/** The share of channels that differ visibly between two pictures of one size. */
export async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [before, after] = await Promise.all([one, other].map(channelsOf));
  if (!before || !after) throw new Error("A picture is missing");
  const count = before.filter((each, index) => Math.abs(each - (after[index] ?? 0)) > 16).length;
  return count / before.length;
}

/** Red, green and blue of each pixel. */
function channelsOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture).removeAlpha().raw().toBuffer();
}
