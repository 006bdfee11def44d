import { join, parse } from "node:path";
import type { RequestHandler } from "express";
import { figureFile, isPictureName, pictureFile } from "../../client/media/pictures.ts";
import { HttpError } from "../base/errors.ts";
import { fileHeaders } from "../http/static-files.ts";

/** Fits a post's column on a high-density screen. Pages use `srcset` instead. */
const WIDTH = 1200;

/**
 * `GET /pictures/<name>.webp` or `.svg`: the stable address of a picture, for posts and feeds. A build
 * may change the file, so clients may cache it for a day only.
 */
export function pictures(dist: string): RequestHandler<{ name: string }> {
  const folder = join(dist, "public/assets");
  return (request, response, next) => {
    const file = fileNamed(request.params.name);
    if (file === undefined) {
      throw new HttpError(404, "not_found", `There is no picture ${request.params.name}`);
    }
    response.set({ ...fileHeaders.shared, "Cache-Control": "public, max-age=86400" });
    response.sendFile(
      file,
      { root: folder, cacheControl: false },
      (error?: Error & { status?: number; headers?: Record<string, string> }) => {
        if (error?.status !== 416) return error && next(error);
        response.set(error.headers ?? {});
        next(new HttpError(416, "range_not_satisfiable", "The file has no such range"));
      },
    );
  };
}

function fileNamed(address: string): string | undefined {
  const { name, ext } = parse(address);
  if (ext === ".svg") return figureFile(name);
  return ext === ".webp" && isPictureName(name) ? pictureFile(name, WIDTH, "webp") : undefined;
}
