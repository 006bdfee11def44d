import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { watch } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type BuildOptions, build, type Metafile, type OutputFile, transform } from "esbuild";

const DIST = "dist";
const PUBLIC = join(DIST, "public");
/** Written last: whoever finds it finds a whole build. */
const MANIFEST = join(DIST, "manifest.json");
/** Says to `npm start` what was built. A development build goes unstamped, or it would be served. */
const STAMP = join(DIST, ".built");

/**
 * All else goes into the server's bundles: one file loads in half the time of some hundred, and
 * React is there in its production form, whatever NODE_ENV says later. These two read files that
 * lie beside their own code; the third is one that `pg` can do without.
 */
const NOT_BUNDLED = ["@electric-sql/pglite", "sharp", "pg-native"];

/**
 * React asks Node to follow every promise and every socket, for a request that components may look up
 * after an `await`. Ours have none; packed pages would pay for it as well.
 */
const UNTRACKED = { async_hooks: "./server/render/request-storage.ts" };

const WATCHING = process.argv.includes("--watch");

const shared = {
  bundle: true,
  format: "esm",
  write: false,
  metafile: true,
  logLevel: "error",
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"production"', DEVELOPMENT: String(WATCHING) },
  loader: { ".woff2": "file", ".svg": "file", ".webp": "file" },
  assetNames: "assets/[name]-[hash]",
  publicPath: "/",
  minifySyntax: true,
} satisfies BuildOptions;

const forNode = {
  ...shared,
  platform: "node",
  target: "node20.19",
  alias: UNTRACKED,
  external: NOT_BUNDLED,
  // What is bundled of CommonJS may still ask for a module of Node's.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
  },
} satisfies BuildOptions;

await buildAll();
if (WATCHING) await watchAndServe();

async function buildAll(): Promise<void> {
  const started = performance.now();
  await rm(MANIFEST, { force: true });
  if (WATCHING) await rm(STAMP, { force: true });
  await rm(join(DIST, "server"), { recursive: true, force: true });
  const [browser, server] = await Promise.all([buildBrowser(), buildServer(), buildTools()]);
  await cp("sql", join(DIST, "sql"), { recursive: true });
  await cp("client/media/made", join(PUBLIC, "assets"), { recursive: true });
  for (const file of await readdir("client/media/made")) {
    if (file.endsWith(".svg")) await packFile(join(PUBLIC, "assets", file));
  }
  await cp("client/media/social", join(PUBLIC, "social"), { recursive: true });
  await cp("client/media/icons", PUBLIC, { recursive: true });
  for (const icon of ["favicon.svg", "icon-maskable.svg"]) {
    await cp(join("client/media/svg", icon), join(PUBLIC, icon));
  }
  await writeFile(MANIFEST, JSON.stringify({ ...browser, ...server }, null, 2));
  console.log(`Built in ${Math.round(performance.now() - started)} ms`);
}

/** The entry, a chunk per island and what they share, and the workers that islands start. */
async function buildBrowser() {
  const browser = {
    ...shared,
    outdir: PUBLIC,
    entryNames: "assets/[name]-[hash]",
    chunkNames: "assets/[name]-[hash]",
    splitting: true,
    target: ["es2022", "chrome111", "firefox115", "safari16.4"],
  } satisfies BuildOptions;
  // On its own: the policy trusts it by its hash, and would refuse a chunk that it imports.
  const entry = await build({ ...browser, entryPoints: ["client/entry.ts"], splitting: false });
  const { outputFiles, metafile } = await build({
    ...browser,
    entryPoints: [
      { in: "client/islands.ts", out: "islands" },
      { in: "client/captcha/altcha-worker.ts", out: "altcha-worker" },
    ],
  });
  // The server's build renders every component, so the one stylesheet comes from there.
  const chunks = outputFiles.filter(({ path }) => path.endsWith(".js"));
  await Promise.all(chunks.map(writeScript));
  const [entryFile] = entry.outputFiles;
  if (entryFile === undefined) throw new Error("The build has no entry");
  return {
    entry: {
      path: `/assets/${basename(entryFile.path)}`,
      integrity: integrityOf(await writeScript(entryFile)),
    },
    islands: `/assets/${outputOf(metafile, "client/islands.ts")}`,
    workers: { altcha: `/assets/${outputOf(metafile, "client/captcha/altcha-worker.ts")}` },
  };
}

/** Names are shortened only now: earlier, the class names of the two builds would differ. */
async function writeScript({ path, text }: OutputFile): Promise<Buffer> {
  const { code } = await transform(text, { minify: true, format: "esm", target: "es2022" });
  return writePublic(`assets/${basename(path)}`, Buffer.from(code));
}

async function buildServer() {
  const { outputFiles, metafile } = await build({
    ...forNode,
    entryPoints: await serverEntries(),
    outdir: join(DIST, "server"),
    sourcemap: "linked",
  });
  await mkdir(join(DIST, "server"), { recursive: true });
  let stylesheet = "";
  for (const file of outputFiles) {
    const name = basename(file.path);
    if (file.path.includes("/assets/"))
      await writePublic(`assets/${name}`, Buffer.from(file.contents));
    else if (name === "main.css") stylesheet = await writeStylesheet(file);
    else if (/\.js(\.map)?$/.test(name)) await writeFile(join(DIST, "server", name), file.contents);
  }
  return { stylesheet, font: fontOf(metafile), favicon: "/favicon.svg", sheets: {} };
}

/** What is run beside the site: the benchmark with its baselines, the proofs, the walks. */
async function buildTools(): Promise<void> {
  const tools = [
    "bench/bench",
    "bench/cpu-meter",
    "bench/baselines/raw-http",
    "bench/baselines/express-react",
    "leads/prove-leads",
    "walks/machines",
    "walks/mutants",
    "walks/replay",
    "walks/wander",
  ];
  const { outputFiles } = await build({
    ...forNode,
    external: [...NOT_BUNDLED, "@playwright/test"],
    entryPoints: tools.map((name) => ({
      in: `./e2e/${name}`,
      out: `${dirname(name).split("/", 1)[0]}/${basename(name)}`,
    })),
    outdir: DIST,
  });
  for (const { path, contents } of outputFiles.filter(({ path }) => path.endsWith(".js"))) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents);
  }
}

/** `main`, the commands, and every file that a thread or a process of its own begins with. */
async function serverEntries(): Promise<{ in: string; out: string }[]> {
  const files = await readdir("server", { recursive: true });
  const entries = files.filter(
    (file) =>
      file === "main.ts" ||
      (/^cli\/[\w-]+\.ts$/.test(file) && !file.endsWith(".test.ts")) ||
      /-(worker|process)\.ts$/.test(file),
  );
  return entries.map((file) => ({ in: join("server", file), out: basename(file, ".ts") }));
}

async function writeStylesheet({ text }: OutputFile): Promise<string> {
  const { code } = await transform(text, { loader: "css", minify: true, target: "es2022" });
  const name = `assets/site-${shortHash(code)}.css`;
  await writePublic(name, Buffer.from(code));
  return `/${name}`;
}

/** Writes a file, scripts and sheets with their packed forms, so that no request compresses anything. */
async function writePublic(name: string, content: Buffer): Promise<Buffer> {
  const path = join(PUBLIC, name);
  await mkdir(join(PUBLIC, "assets"), { recursive: true });
  await writeFile(path, content);
  if (/\.(js|css)$/.test(name)) await packFile(path);
  return content;
}

/** Puts the gzip and brotli forms of a file beside it. */
async function packFile(path: string): Promise<void> {
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

function outputOf({ outputs }: Metafile, entryPoint: string): string {
  const found = Object.entries(outputs).find(
    ([path, output]) => output.entryPoint === entryPoint && path.endsWith(".js"),
  );
  if (found === undefined) throw new Error(`The build has no output for ${entryPoint}`);
  return basename(found[0]);
}

function fontOf({ outputs }: Metafile): string {
  const path = Object.keys(outputs).find((output) => /\/archivo-[^/]+\.woff2$/.test(output));
  if (path === undefined) throw new Error("The build has no font");
  return `/assets/${basename(path)}`;
}

function integrityOf(content: Buffer): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8).toUpperCase();
}

/** Builds and restarts at every change; the page notices that the server was away and reloads. */
async function watchAndServe(): Promise<void> {
  const environment = { PAGE_CACHE: "off", ...process.env };
  const serve = () =>
    spawn(process.execPath, ["dist/server/main.js"], {
      stdio: "inherit",
      env: environment,
    });
  let server = serve();
  let timer: NodeJS.Timeout | undefined;
  const rebuild = async () => {
    try {
      await buildAll();
      server.once("exit", () => {
        server = serve();
      });
      server.kill("SIGTERM");
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  for (const room of ["server", "client", "shared", "sql"]) {
    watch(room, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void rebuild(), 100);
    });
  }
}
