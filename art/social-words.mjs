import sharp from "sharp";

/** Encodes words for a JPEG's EXIF metadata, which must be ASCII. */
export function asciiOf(words) {
  return encodeURIComponent(words);
}

/** True if a picture's metadata contains these words. */
export async function wordsAreOn(file, words) {
  const { exif } = await sharp(file).metadata();
  return exif?.includes(asciiOf(words)) ?? false;
}
