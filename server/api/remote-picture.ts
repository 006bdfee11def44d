import type { RequestHandler } from "express";
import { HttpError } from "../base/errors.ts";
import { fileHeaders } from "../http/static-files.ts";
import type { LoadRemotePicture } from "../remote-pictures/remote-pictures.ts";
import { type PictureSigner, verifiedUrl } from "../remote-pictures/signed-address.ts";

interface RemotePictureDeps {
  pictureSigner: PictureSigner;
  loadRemotePicture: LoadRemotePicture;
}

/** `GET /media/remote/<token>`: a picture of a post on another host, which is fetched on the first request. */
export function remotePicture({
  pictureSigner,
  loadRemotePicture,
}: RemotePictureDeps): RequestHandler<{ token: string }> {
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
