import type { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

/** After this long a render is given up; what is still missing then shows as missing. */
const DEADLINE_MS = 15_000;

/**
 * Completed boundaries stay in place whatever their size; by default React moves those above
 * 12.8 kB to the end and back again by inline script.
 */
const progressiveChunkSize = Number.POSITIVE_INFINITY;

/**
 * Renders a page whose data is all there: one piece of HTML, without any inline script. Half of
 * what React's stream costs is the stream.
 * @throws what the page's components threw
 */
export function renderFinished(document: ReactNode): string {
  return `<!DOCTYPE html>${renderToString(document)}`;
}

interface StreamingOptions {
  nonce: string;
  /** What failed after the page had begun. */
  onError(error: unknown): void;
}

interface StreamingPage {
  pipe(destination: Writable): void;
  abort(reason: Error): void;
}

/**
 * Renders a page part of whose data is late. Resolves when its shell is ready to go out.
 * @throws what the shell's components threw
 */
export function renderStreaming(
  document: ReactNode,
  { nonce, onError }: StreamingOptions,
): Promise<StreamingPage> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(document, {
      nonce,
      progressiveChunkSize,
      onShellReady() {
        resolve({ pipe: (destination) => void stream.pipe(destination), abort });
      },
      onShellError: reject,
      onError,
      onAllReady: () => clearTimeout(deadline),
    });
    const deadline = setTimeout(abort, DEADLINE_MS, new Error("The render took too long"));
    deadline.unref();

    function abort(reason: Error) {
      clearTimeout(deadline);
      stream.abort(reason);
    }
  });
}
