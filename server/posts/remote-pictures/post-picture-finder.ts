import type { Db } from "../../db/db.ts";
import {
  listPostVersions,
  type PostPictureSource,
  readPostPictures,
} from "../../db/post-pictures.ts";
import { deleteRemotePicturesExcept, insertRemotePictures } from "../../db/remote-pictures.ts";
import { absoluteAddress, addressesOf } from "../../markdown/addresses.ts";
import type { Markdown } from "../../markdown/markdown.ts";

interface Options {
  db: Db;
  markdown: Pick<Markdown, "render">;
  siteUrl: string;
}

/** Number of posts to read in one query. */
const BATCH = 20;
/** A text without a match contains no picture, so it is not parsed. */
const MAY_CONTAIN_PICTURE = /!\[|<img/i;

/** Finds the pictures on other hosts in posts. Reads only posts that changed since the last update. */
export function createPostPictureFinder({ db, markdown, siteUrl }: Options) {
  const { foreign } = addressesOf(siteUrl);
  const known = new Map<string, { version: string; pictures: string[] }>();

  /** Undefined if parsing timed out. */
  async function picturesOf({ content, imageUrl }: PostPictureSource) {
    const cardPicture = foreign(absoluteAddress(imageUrl) ?? "");
    const pictures = cardPicture === undefined ? [] : [cardPicture];
    if (!MAY_CONTAIN_PICTURE.test(content)) return pictures;
    const { remotePictures, timedOut } = await markdown.render(content);
    return timedOut ? undefined : [...pictures, ...remotePictures];
  }

  /** Returns false if the pictures of some post are unknown. */
  async function readPosts(versions: ReadonlyMap<string, string>): Promise<boolean> {
    let isComplete = true;
    for await (const post of eachPostSource(db, [...versions.keys()])) {
      const pictures = await picturesOf(post);
      const version = versions.get(post.slug) ?? "";
      if (pictures) known.set(post.slug, { version, pictures });
      else isComplete = false;
    }
    return isComplete;
  }

  return {
    /** Synchronizes the table `remote_pictures` with the posts. */
    async update(): Promise<void> {
      const versions = await listPostVersions(db);
      const changed = [...versions].filter(([slug, it]) => known.get(slug)?.version !== it);
      const deleted = [...known.keys()].filter((slug) => !versions.has(slug));
      if (changed.length + deleted.length === 0) return;
      for (const slug of deleted) known.delete(slug);
      const isComplete = await readPosts(new Map(changed));
      const pictures = [...new Set([...known.values()].flatMap((post) => post.pictures))];
      await insertRemotePictures(db, pictures);
      if (isComplete) await deleteRemotePicturesExcept(db, pictures);
    },
  };
}

async function* eachPostSource(
  db: Db,
  slugs: readonly string[],
): AsyncGenerator<PostPictureSource> {
  for (let start = 0; start < slugs.length; start += BATCH) {
    yield* await readPostPictures(db, slugs.slice(start, start + BATCH));
  }
}
