import { readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import type { RequestHandler } from "express";
import { LRUCache } from "lru-cache";
import { figureFile, isPictureName, pictureFile } from "../../client/media/pictures.ts";
import { parseMediaFile } from "../../client/media/post-media.ts";
import { HttpError } from "../base/errors.ts";
import type { Db } from "../database/db.ts";
import { type FileSender, fileHeaders } from "../http/static-files.ts";
import { findMedia } from "./queries/media.ts";
import { asJpeg } from "./remote-pictures/open-picture.ts";
import type { LoadRemotePicture } from "./remote-pictures/remote-pictures.ts";
import { type PictureSigner, verifiedUrl } from "./remote-pictures/signed-address.ts";

/** Fits a post's column on a high-density screen. Pages use `srcset` instead. */
const WIDTH = 1200;
/** For files that may change under their address. */
const FOR_A_DAY = "public, max-age=86400";
/** For addresses that contain a hash of their file. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * `GET /pictures/<name>.webp` or `.svg`: the stable address of a picture, for posts and feeds. A build
 * may change the file.
 */
export function pictures(files: FileSender): RequestHandler<{ name: string }> {
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
  return ext === ".webp" && isPictureName(name) ? pictureFile(name, WIDTH, "webp") : undefined;
}

/** `GET /media/<hash>-<width>.<format>`: a post's picture. */
export function media({ db }: { db: Db }): RequestHandler {
  return async ({ path }, response) => {
    const file = parseMediaFile(path);
    const content = found(file && (await findMedia(db, file)), path);
    response
      .set({ ...fileHeaders.shared, "Cache-Control": IMMUTABLE })
      .type(`image/${file?.format}`)
      .send(content);
  };
}

interface RemotePictureDeps {
  pictureSigner: PictureSigner;
  loadRemotePicture: LoadRemotePicture;
}

/** `GET /media/remote/<token>`: a picture of a post on another host, which is fetched on the first request. */
export function remotePicture(deps: RemotePictureDeps): RequestHandler<{ token: string }> {
  return async ({ path, params }, response) => {
    const content = found(await loadRemote(deps, params.token), path);
    response
      .set({ ...fileHeaders.shared, "Cache-Control": FOR_A_DAY })
      .type("image/webp")
      .send(content);
  };
}

async function loadRemote(
  { pictureSigner, loadRemotePicture }: RemotePictureDeps,
  token: string,
): Promise<Buffer | undefined> {
  const url = verifiedUrl(pictureSigner.secret, token);
  return url === undefined ? undefined : loadRemotePicture(url);
}

/** Conversions that are kept, because several programs read the picture of a page that is shared. */
const MAX_PREVIEWS = 30;

/**
 * `GET /pictures/<name>/preview.jpeg`, `/media/<file>/preview.jpeg` and `/media/remote/<token>/preview.jpeg`: a
 * picture as JPEG, because programs that preview links show no WebP.
 */
export function previews(deps: RemotePictureDeps & { db: Db }, dist: string) {
  const kept = new LRUCache<string, Buffer>({ max: MAX_PREVIEWS });
  const preview =
    (load: (name: string) => Promise<Buffer | undefined>): RequestHandler<{ name: string }> =>
    async ({ path, params }, response) => {
      const jpeg = kept.get(path) ?? (await asJpeg(found(await load(params.name), path)));
      kept.set(path, jpeg);
      response
        .set({ ...fileHeaders.shared, "Cache-Control": FOR_A_DAY })
        .type("image/jpeg")
        .send(jpeg);
    };
  return {
    ofBuild: preview(async (name) => {
      const file = name.endsWith(".webp") ? fileNamed(name) : undefined;
      return file === undefined ? undefined : readFile(join(dist, "public/assets", file));
    }),
    ofMedia: preview(async (name) => {
      const file = parseMediaFile(`/media/${name}`);
      return file && findMedia(deps.db, file);
    }),
    ofOtherHosts: preview((name) => loadRemote(deps, name)),
  };
}

/** @throws 404 without a picture */
function found(content: Buffer | undefined, path: string): Buffer {
  if (content !== undefined) return content;
  throw new HttpError(404, "not_found", `There is no picture ${path}`);
}
