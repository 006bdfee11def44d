/** What a file of each format begins with, as Latin-1 text; a dot stands for any byte. */
const signatures = {
  jpeg: ["\xff\xd8\xff"],
  png: ["\x89PNG\r\n\x1a\n"],
  gif: ["GIF87a", "GIF89a"],
  webp: ["RIFF....WEBP"],
  avif: ["....ftypavif", "....ftypavis"],
} as const;

type PictureFormat = keyof typeof signatures;

/** The format of a file by its first bytes, whatever its host says; undefined for any other. */
export function pictureFormat(content: Buffer): PictureFormat | undefined {
  const start = content.toString("latin1", 0, 16);
  const formats = Object.keys(signatures) as PictureFormat[];
  return formats.find((format) => signatures[format].some((it) => beginsWith(start, it)));
}

function beginsWith(text: string, signature: string): boolean {
  if (text.length < signature.length) return false;
  return [...signature].every((letter, place) => letter === "." || letter === text[place]);
}
