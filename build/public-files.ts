import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, gzip } from "node:zlib";
import { PUBLIC } from "./options.ts";

/** Writes a public file. For scripts, also writes the compressed versions. */
export async function writePublic(name: string, content: Buffer): Promise<Buffer> {
  const path = join(PUBLIC, name);
  await mkdir(join(PUBLIC, "assets"), { recursive: true });
  await writeFile(path, content);
  if (name.endsWith(".js")) await compressFile(path);
  return content;
}

/** Writes Brotli and gzip versions beside a file, which the server can send. */
export async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** Copies an asset that is kept as its Brotli version, and writes the others beside it. */
export async function unpackAsset(source: string): Promise<void> {
  const compressed = await readFile(source);
  const content = await promisify(brotliDecompress)(compressed);
  const path = join(PUBLIC, "assets", basename(source, ".br"));
  await writeFile(path, content);
  await writeFile(`${path}.br`, compressed);
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
