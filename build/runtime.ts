import { readFile } from "node:fs/promises";
import { build, type Metafile, type OutputFile, type Plugin } from "esbuild";
import { forBrowsers } from "./bundle-options.ts";
import { withoutUnusedFibers } from "./fibers-in-use.ts";

/** What islands need of the libraries that they share; of what is not here, nothing is shipped. */
const USED = {
  react: ["memo", "useEffect", "useRef", "useState", "useSyncExternalStore"],
  "react/jsx-runtime": ["Fragment", "jsx", "jsxs"],
  "react-dom": ["flushSync"],
  "@xstate/react": ["useMachine"],
  xstate: ["assertEvent", "assign", "fromPromise", "raise", "setup"],
  "./client/island/hydrate.tsx": ["hydrate"],
};

const SHARED = /^(react|react\/jsx-runtime|react-dom|xstate|@xstate\/react)$|\/hydrate\.tsx$/;

/**
 * React, XState and what brings an island to life by them, in one file: it packs better than several,
 * is asked for at once, and stays in browsers' caches until a library changes.
 */
export async function buildRuntime(): Promise<{ file: OutputFile; metafile: Metafile }> {
  const lines = Object.entries(USED).map(
    ([module, names]) => `export { ${names.join(", ")} } from "${module}";`,
  );
  const { outputFiles, metafile } = await build({
    ...forBrowsers,
    stdin: { contents: lines.join("\n"), resolveDir: ".", sourcefile: "runtime" },
    entryNames: "assets/runtime-[hash]",
    splitting: false,
    plugins: [reactInUse],
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error("The build has no runtime");
  return { file, metafile };
}

/** Has islands import the runtime wherever they name a part of it. */
export function sharedRuntime(address: string): Plugin {
  return {
    name: "shared-runtime",
    setup({ onResolve, onEnd }) {
      onResolve({ filter: SHARED }, () => ({
        path: address,
        external: true,
        sideEffects: false,
      }));
      onEnd(({ outputFiles = [] }) => {
        for (const { text } of outputFiles) refuseMore(text, address);
      });
    },
  };
}

const reactInUse: Plugin = {
  name: "react-in-use",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]react-dom-client\.production\.js$/ }, async ({ path }) => ({
      contents: withoutUnusedFibers(await readFile(path, "utf8")),
    }));
  },
};

/** A browser would refuse such a chunk only when a visitor needs it. */
function refuseMore(chunk: string, address: string): void {
  for (const [, names = "", from] of chunk.matchAll(/^import \{([^}]*)\} from "([^"]*)";$/gm)) {
    if (from !== address) continue;
    const missing = importedNames(names).filter(
      (name) => !Object.values(USED).flat().includes(name),
    );
    if (missing.length > 0) throw new Error(`build/runtime.ts has no ${missing.join(", ")}`);
  }
}

function importedNames(list: string): string[] {
  return list
    .split(",")
    .map((item) => item.trim().split(" as ")[0] ?? "")
    .filter(Boolean);
}
