import { optimizeLate } from "./late-optimizing.ts";
import { boundHeap } from "./small-heap.ts";

// Whoever renders every page for its request needs the room that rendering takes.
// biome-ignore lint/style/noProcessEnv: the configuration comes with the rest of the program
if (process.env.PAGE_CACHE !== "off") boundHeap();
optimizeLate();
// What the program consists of is itself new to V8, and would be given the room that it is to go without.
await import("./run-site.ts");
