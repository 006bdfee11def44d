// A process of its own: built as an entry of its own, it answers whoever forked it until they let go.
import { setPriority } from "node:os";
import { type Compressed, compressBoth } from "./compress.ts";

export interface CompressorRequest {
  id: number;
  body: Uint8Array;
}

export interface CompressorReply extends Compressed {
  id: number;
}

/** Visitors and the database come first on a machine with few cores. */
const NICENESS = 10;

setPriority(NICENESS);
process.once("disconnect", () => process.exit(0));
process.on("message", async ({ id, body }: CompressorRequest) => {
  const { gzip, br } = await compressBoth(Buffer.from(body), "packed");
  const reply: CompressorReply = { id, gzip, br };
  process.send?.(reply);
});
