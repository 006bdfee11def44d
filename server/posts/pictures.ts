import { readFile } from "node:fs/promises";
import { extname, join, parse } from "node:path";
import type { RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import { figureFile, isPictureName, pictureFile } from "../../client/media/pictures.ts";
import { parseMediaFile } from "../../client/media/post-media.ts";
import { HttpError } from "../base/errors.ts";
import type { Db } from "../database/db.ts";
import { type FileSender, fileHeaders } from "../http/static-files.ts";
import { findMedia } from "./queries/media.ts";
import { asJpeg } from "./remote-pictures/open-picture.ts";
import { type LoadRemotePicture, PICTURE_WIDTH } from "./remote-pictures/remote-pictures.ts";
import { type PictureSigner, verifiedUrl } from "./remote-pictures/signed-address.ts";

/** For files that may change under their address. */
const FOR_A_DAY = "public, max-age=86400";
/** For addresses that contain a hash of their file. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * `GET /pictures/<name>.webp` or `.svg`: the stable address of a picture, for posts and feeds. A build
 * may change the file.
 */
export function picturesOfBuild(files: FileSender): RequestHandler<{ name: string }> {
  return (request, response, next) => {
    const file = fileNamed(request.params.name);
    if (file === undefined) {
      throw new HttpError(404, "not_found", `There is no picture ${request.params.name}`);
    }
    const headers = { ...fileHeaders.shared, "Cache-Control": FOR_A_DAY };
    files.send(`/assets/${file}`, headers, [request, response, next]);
  };
}

function fileNamed(address: string): string | undefined {
  const { name, ext } = parse(address);
  if (ext === ".svg") return figureFile(name);
  return ext === ".webp" && isPictureName(name)
    ? pictureFile(name, PICTURE_WIDTH, "webp")
    : undefined;
}

interface PictureDeps {
  db: Db;
  pictureSigner: PictureSigner;
  loadRemotePicture: LoadRemotePicture;
}

/** Loads a picture by the part of its address after the folder. */
type LoadPicture = (name: string) => Promise<Buffer | undefined>;

/**
 * `GET /media/<hash>-<width>.<format>`: a post's picture; `/media/remote/<token>`: one on another host, which is fetched
 * on the first request. Both, and `/pictures/<name>.webp`, are also at `<address>/preview.jpeg`, for programs that
 * preview links and cannot show WebP.
 */
export function postPictures({ db, pictureSigner, loadRemotePicture }: PictureDeps, dist: string) {
  const loadMedia: LoadPicture = async (name) => {
    const file = parseMediaFile(`/media/${name}`);
    return file && findMedia(db, file);
  };
  const loadRemote: LoadPicture = async (token) => {
    const url = verifiedUrl(pictureSigner.secret, token);
    return url === undefined ? undefined : loadRemotePicture(url);
  };
  const loadFromBuild: LoadPicture = async (name) => {
    const file = name.endsWith(".webp") ? fileNamed(name) : undefined;
    return file === undefined ? undefined : readFile(join(dist, "public/assets", file));
  };
  return {
    media: sendPicture(loadMedia, IMMUTABLE),
    remote: sendPicture(loadRemote, FOR_A_DAY, "webp"),
    previewOfMedia: sendPicture(asPreview(loadMedia), FOR_A_DAY),
    previewOfRemote: sendPicture(asPreview(loadRemote), FOR_A_DAY),
    previewOfBuild: sendPicture(asPreview(loadFromBuild), FOR_A_DAY),
  };
}

/** Sends a picture, by default with the type of the address. @throws 404 if there is none */
function sendPicture(
  load: LoadPicture,
  caching: string,
  type?: string,
): RequestHandler<{ name: string }> {
  return async ({ path, params }, response) => {
    const content = await load(params.name);
    if (content === undefined) throw new HttpError(404, "not_found", `There is no picture ${path}`);
    response.set({ ...fileHeaders.shared, "Cache-Control": caching });
    response.type(type ?? extname(path)).send(content);
  };
}

/** How many JPEGs are kept: when a page is shared, several programs fetch its picture within a short time. */
const MAX_PREVIEWS = 30;

/** Converts pictures to JPEG. */
function asPreview(load: LoadPicture): LoadPicture {
  const kept = new LRUCache<string, Buffer>({ max: MAX_PREVIEWS });
  return async (name) => {
    const content = kept.has(name) ? undefined : await load(name);
    if (content !== undefined) kept.set(name, await asJpeg(content));
    return kept.get(name);
  };
}
