import { cp, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildBrowser } from "./browser.ts";
import { DIST, PUBLIC, WATCHING } from "./bundle-options.ts";
import { type ClassNames, shortClassNames } from "./class-names.ts";
import { lateClasses } from "./late-classes.ts";
import { filesWrittenSince, removeOldAssets } from "./old-assets.ts";
import { packFile } from "./public-files.ts";
import { buildServer, buildTools } from "./server.ts";
import { reportSizes } from "./size-report.ts";
import { watchAndServe } from "./watch.ts";

/** Written last: whoever finds it finds a whole build. */
const MANIFEST = join(DIST, "manifest.json");
/** Says to `npm start` what was built. A development build goes unstamped, or it would be served. */
const STAMP = join(DIST, ".built");

await buildAll();
if (WATCHING) watchAndServe(buildAll);

async function buildAll(): Promise<void> {
  const started = performance.now();
  const startedAt = new Date();
  await rm(MANIFEST, { force: true });
  if (WATCHING) await rm(STAMP, { force: true });
  await rm(join(DIST, "server"), { recursive: true, force: true });
  // In development they say what they are.
  const names: ClassNames = WATCHING ? new Map() : shortClassNames();
  const [browser, server] = await Promise.all([
    buildBrowser(names),
    buildServer(names),
    buildTools(),
  ]);
  await cp("sql", join(DIST, "sql"), { recursive: true });
  await copyMedia();
  await clearAssets(startedAt);
  // In development pages keep all of their styles.
  const late = WATCHING ? {} : lateClasses(browser.chunks, names);
  await writeFile(
    MANIFEST,
    JSON.stringify({ ...browser.assets, ...server, lateClasses: late }, null, 2),
  );
  console.log(`Built in ${Math.round(performance.now() - started)} ms`);
  if (process.argv.includes("--report")) await reportSizes(browser.chunks, server.styles);
}

async function clearAssets(startedAt: Date): Promise<void> {
  const folder = join(PUBLIC, "assets");
  const current = await filesWrittenSince(folder, startedAt);
  await removeOldAssets({
    folder,
    record: join(DIST, "builds.json"),
    current,
    now: startedAt,
  });
}

async function copyMedia(): Promise<void> {
  await cp("client/media/made", join(PUBLIC, "assets"), { recursive: true });
  for (const file of await readdir("client/media/made")) {
    if (file.endsWith(".svg")) await packFile(join(PUBLIC, "assets", file));
  }
  await cp("client/media/social", join(PUBLIC, "social"), { recursive: true });
  await cp("client/media/icons", PUBLIC, { recursive: true });
  for (const icon of ["favicon.svg", "icon-maskable.svg"]) {
    await cp(join("client/media/svg", icon), join(PUBLIC, icon));
  }
}
