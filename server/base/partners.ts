import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, extname, resolve } from "node:path";
import * as v from "valibot";
import type { Partner } from "../../shared/site.ts";
import type { TextFile } from "./environment-reader.ts";

/** A logo that the site serves. */
export interface PartnerLogo {
  /** Its address on the site, which contains a hash of the content. */
  path: string;
  type: string;
  content: Buffer;
}

interface ConfiguredPartners {
  /** Undefined: the neutral ones are shown. */
  partners?: readonly Partner[];
  logos: readonly PartnerLogo[];
  /** What is wrong with the file. */
  fault?: string;
}

const TYPES: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
};
const LOGO_BYTES_MAX = 200_000;
const EXPECTED = '[{ "name": "…", "logo": "file.svg", "link": "https://…" }]';

const Name = v.pipe(v.string(), v.trim(), v.nonEmpty("is empty"), v.maxLength(80, "is too long"));
const Link = v.pipe(v.string(), v.url("is no address"), v.regex(/^https?:/, "is no http address"));
const Partners = v.pipe(
  v.array(v.strictObject({ name: Name, logo: v.string(), link: v.optional(Link) })),
  v.minLength(1, "The list is empty"),
  v.maxLength(30, "The list has more than 30 partners"),
);

/** Reads the list of partners as JSON. Each logo is a file whose path is relative to the list. */
export function readPartners(file: TextFile | undefined): ConfiguredPartners {
  if (file === undefined) return { logos: [] };
  try {
    const listed = parsePartners(file.text);
    const logos = listed.map(({ logo }) => readLogo(dirname(file.path), logo));
    const partners = listed.map(({ name, link }, index) => ({
      name,
      src: logos[index]?.path ?? "",
      ...(link === undefined ? {} : { link }),
    }));
    return { partners, logos };
  } catch (error) {
    return { logos: [], fault: `is "${file.path}": ${(error as Error).message}` };
  }
}

function parsePartners(text: string) {
  const parsed = v.safeParse(Partners, JSON.parse(text));
  if (parsed.success) return parsed.output;
  const faults = parsed.issues.map(({ message, path = [] }) => {
    const [index, field] = path.map(({ key }) => key);
    if (index === undefined) return message;
    return `partner ${Number(index) + 1}${field === undefined ? "" : `, ${String(field)}`}: ${message}`;
  });
  throw new Error(`${faults.join("; ")}. Expected ${EXPECTED}`);
}

function readLogo(folder: string, file: string): PartnerLogo {
  const extension = extname(file).toLowerCase();
  const type = TYPES[extension];
  if (type === undefined) {
    throw new Error(`logo "${file}": expected a file with one of ${Object.keys(TYPES).join(", ")}`);
  }
  const content = readFileSync(resolve(folder, file));
  if (content.length > LOGO_BYTES_MAX) {
    throw new Error(
      `logo "${file}" has ${content.length} bytes, expected at most ${LOGO_BYTES_MAX}`,
    );
  }
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
  return { path: `/partners/${hash}${extension}`, type, content };
}
