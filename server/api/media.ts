import type { RequestHandler } from "express";
import { parseMediaFile } from "../../shared/post-media.ts";
import { HttpError } from "../base/errors.ts";
import type { Db } from "../db/db.ts";
import { findMedia } from "../db/media.ts";
import { fileHeaders } from "../http/static-files.ts";

/** `GET /media/<hash>-<width>.<format>`: a post's picture. The address contains the hash, so the file never changes. */
export function media({ db }: { db: Db }): RequestHandler {
  return async (request, response) => {
    const file = parseMediaFile(request.path);
    const content = file && (await findMedia(db, file));
    if (file === undefined || content === undefined) {
      throw new HttpError(404, "not_found", `There is no picture ${request.path}`);
    }
    response
      .set({ ...fileHeaders.shared, "Cache-Control": "public, max-age=31536000, immutable" })
      .type(`image/${file.format}`)
      .send(content);
  };
}
