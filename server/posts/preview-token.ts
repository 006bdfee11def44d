import { createHmac } from "node:crypto";
import type { Db } from "../database/db.ts";
import { getKey, isSameSecret } from "../database/secrets.ts";

/** Creates a token that shows the post with this slug until `expires`, even before its date. */
export async function previewToken(db: Db, slug: string, expires: Date): Promise<string> {
  return sign(await getKey(db, "previews"), slug, Math.floor(expires.getTime() / 1000));
}

export async function isPreviewToken(
  db: Db,
  slug: string,
  token: string,
  now: Date,
): Promise<boolean> {
  const expires = Number.parseInt(token.split(".", 1)[0] ?? "", 36);
  if (Number.isNaN(expires) || expires * 1000 <= now.getTime()) return false;
  return isSameSecret(token, sign(await getKey(db, "previews"), slug, expires));
}

function sign(secret: string, slug: string, expires: number): string {
  const moment = expires.toString(36);
  const signature = createHmac("sha256", secret).update(`${moment} ${slug}`).digest("base64url");
  return `${moment}.${signature}`;
}
