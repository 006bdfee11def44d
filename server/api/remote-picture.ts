import type { RequestHandler } from "express";
import { HttpError } from "../base/errors.ts";
import type { Deps } from "../deps.ts";
import { fileHeaders } from "../middleware/static-files.ts";
import { verifiedUrl } from "../posts/remote-pictures/signed-address.ts";

/** `GET /media/remote/<token>`: a picture of a post on another host, which is fetched on the first request. */
export function remotePicture({
  pictureSigner,
  loadRemotePicture,
}: Pick<Deps, "pictureSigner" | "loadRemotePicture">): RequestHandler<{ token: string }> {
  return async (request, response) => {
    const url = verifiedUrl(pictureSigner.secret, request.params.token);
    const content = url === undefined ? undefined : await loadRemotePicture(url);
    if (content === undefined) {
      throw new HttpError(404, "not_found", "There is no picture at this address");
    }
    response
      .set({ ...fileHeaders.shared, "Cache-Control": "public, max-age=86400" })
      .type("image/webp")
      .send(content);
  };
}
