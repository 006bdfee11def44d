/** The first bytes of each format as Latin-1 text. A dot matches any byte. */
const signatures = {
  jpeg: ["\xff\xd8\xff"],
  png: ["\x89PNG\r\n\x1a\n"],
  gif: ["GIF87a", "GIF89a"],
  webp: ["RIFF....WEBP"],
  avif: ["....ftypavif", "....ftypavis"],
} as const;

type PictureFormat = keyof typeof signatures;

/** Detects the format by the first bytes, because the host's content type may be wrong. */
export function pictureFormat(content: Buffer): PictureFormat | undefined {
  const start = content.toString("latin1", 0, 16);
  const formats = Object.keys(signatures) as PictureFormat[];
  return formats.find((format) => signatures[format].some((it) => beginsWith(start, it)));
}

function beginsWith(text: string, signature: string): boolean {
  if (text.length < signature.length) return false;
  return [...signature].every((letter, index) => letter === "." || letter === text[index]);
}
