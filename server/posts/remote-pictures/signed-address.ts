import { createHmac } from "node:crypto";
import { isSameSecret } from "../../database/secrets.ts";
import { fetchFault, type PictureHosts } from "./fetch-picture.ts";

/** What is needed to sign addresses of pictures. A plain object, which is sent to the Markdown worker. */
export interface PictureSigner {
  secret: string;
  hosts: PictureHosts;
}

const PREFIX = "/media/remote/";
/** Longer addresses exceed what proxies accept once they are encoded. */
const MAX_ADDRESS_LENGTH = 2000;

/**
 * Returns the address at which this site serves a picture on another host; undefined if it may not be
 * fetched. The signature lets visitors request only pictures of posts.
 */
export function signedAddress({ secret, hosts }: PictureSigner, url: string): string | undefined {
  if (url.length > MAX_ADDRESS_LENGTH || fetchFault(new URL(url), hosts)) return undefined;
  return `${PREFIX}${Buffer.from(url).toString("base64url")}.${sign(secret, url)}`;
}

/** Returns the URL of the picture; undefined if the signature is wrong. */
export function verifiedUrl(secret: string, token: string): string | undefined {
  const [encoded = "", signature = ""] = token.split(".");
  const url = Buffer.from(encoded, "base64url").toString();
  return isSameSecret(signature, sign(secret, url)) ? url : undefined;
}

function sign(secret: string, url: string): string {
  return createHmac("sha256", secret).update(url).digest("base64url");
}
