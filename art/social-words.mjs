import sharp from "sharp";

/** Words as a JPEG's metadata can hold them: EXIF text is ASCII. */
export function asciiOf(words) {
  return encodeURIComponent(words);
}

/** Whether a drawn picture bears these words, as its metadata says. */
export async function wordsAreOn(file, words) {
  const { exif } = await sharp(file).metadata();
  return exif?.includes(asciiOf(words)) ?? false;
}
