import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { watch } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reasonOf } from "../../base/reason-of.ts";
import type { Db } from "../../database/db.ts";
import {
  deletePost,
  findPostRecord,
  type NewPostRecord,
  putPostRecords,
  UNPUBLISHED_DATE,
} from "../../db/post-records.ts";
import { deletePostVersions } from "../../db/post-versions.ts";
import { parsePostFile, postFileText } from "../../posts/post-file.ts";
import { UsageError } from "../terminal/run-command.ts";
import type { CommandContext, CommandOptions } from "./command-context.ts";
import { putFiles } from "./put-files.ts";
import { onlySlug, previewAddress, unknownPost } from "./stored-posts.ts";

const PREVIEW_HOURS = 12;
/** Exit code of the shell. */
const COMMAND_NOT_FOUND = 127;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * `edit SLUG`: opens the post in $VISUAL or $EDITOR, else in vi. Every save shows at the printed preview address, in
 * a draft that readers do not see. When the editor closes, the post is checked and stored. If that fails, the file stays.
 */
export async function* editPost(
  context: CommandContext,
  operands: string[],
  options: CommandOptions,
): AsyncGenerator<string> {
  const slug = onlySlug(operands);
  const editor = configuredEditor();
  const db = await context.openDb();
  const post = await findPostRecord(db, slug);
  if (post === undefined) throw unknownPost(slug);
  const folder = await mkdtemp(join(tmpdir(), "post-"));
  const path = join(folder, "post.md");
  await writeFile(path, postFileText(post));

  const draft = `${slug}-draft-${randomBytes(4).toString("hex")}`;
  let running: ChildProcess | undefined;
  // The editor decides what a signal means. Without it, this process would end and leave the draft.
  const passOn = (signal: NodeJS.Signals) => running?.kill(signal);
  for (const signal of SIGNALS) process.on(signal, passOn);
  let stopWatching: (() => Promise<void>) | undefined;
  try {
    await putDraft(db, draft, post);
    const address = await previewAddress(context, draft, PREVIEW_HOURS);
    yield `Editing ${path}, shown after each save at ${address}\n`;
    stopWatching = watchDraft(db, draft, path);
    // By the shell, because the variable may contain arguments, as in `code --wait`.
    running = spawn(`${editor} "${path}"`, { shell: true, stdio: "inherit" });
    await editorEnd(running, editor, path);
  } finally {
    await stopWatching?.();
    await deletePost(db, draft);
    await deletePostVersions(db, draft);
    for (const signal of SIGNALS) process.off(signal, passOn);
  }
  try {
    yield* putFiles(context, [path], options);
  } catch (error) {
    throw new Error(`${reasonOf(error)}. Correct the file: npm run posts -- put ${path}`);
  }
  await rm(folder, { recursive: true });
}

/** Stores the file as the draft after each change. A file that cannot be read changes nothing. */
function watchDraft(db: Db, draft: string, path: string): () => Promise<void> {
  let storing = Promise.resolve();
  const store = async () => {
    const { post } = parsePostFile(path, await readFile(path, "utf8"));
    if (post !== undefined) await putDraft(db, draft, post);
  };
  // Editors replace the file, so its folder is watched.
  const watcher = watch(join(path, ".."), () => {
    storing = storing.then(store).catch(() => undefined);
  });
  return () => {
    watcher.close();
    return storing;
  };
}

async function putDraft(db: Db, slug: string, { title, content, ...post }: NewPostRecord) {
  const { category, author, image_url } = post;
  const draft = { slug, title, content, category, author, image_url, revision_note: null };
  await putPostRecords(db, [{ ...draft, published_at: UNPUBLISHED_DATE }], () => undefined);
}

/** @throws UsageError if the editor is vi, as npm sets EDITOR by default, and there is no terminal for it */
function configuredEditor(): string {
  const editor = process.env.VISUAL || process.env.EDITOR || "vi";
  if (editor === "vi" && !process.stdin.isTTY) {
    throw new UsageError("Set EDITOR: there is no terminal to run vi in");
  }
  return editor;
}

/** Waits until the editor ends. @throws if it was not found or did not succeed */
async function editorEnd(running: ChildProcess, editor: string, path: string): Promise<void> {
  const [code, signal] = await once(running, "exit");
  if (code === COMMAND_NOT_FOUND) throw new UsageError(`There is no editor ${editor}: set EDITOR`);
  if (code !== 0) {
    throw new Error(
      `The editor ended with ${code ?? signal}: nothing was stored, and the file stays: ${path}`,
    );
  }
}
