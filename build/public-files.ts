import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { PUBLIC } from "./bundle-options.ts";

/** Writes a file, scripts and sheets with their packed forms, so that no request compresses anything. */
export async function writePublic(name: string, content: Buffer): Promise<Buffer> {
  const path = join(PUBLIC, name);
  await mkdir(join(PUBLIC, "assets"), { recursive: true });
  await writeFile(path, content);
  if (/\.(js|css)$/.test(name)) await packFile(path);
  return content;
}

/** Puts the gzip and brotli forms of a file beside it. */
export async function packFile(path: string): Promise<void> {
  const content = await readFile(path);
  await writeFile(`${path}.br`, await packed(content));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

export function packed(content: Buffer): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return promisify(brotliCompress)(content, { params });
}
