import { type ReactNode, Suspense, use } from "react";

/** A value that may still be loading when the server starts the page. The promise never rejects. */
export type Pending<T> = T | Promise<T>;

interface AwaitProps<T> {
  value: Pending<T>;
  fallback: ReactNode;
  children: (value: T) => ReactNode;
}

/**
 * Shows `children` of the value: at once if it has loaded, otherwise streamed in place of `fallback`. Browsers need
 * a script for that; visitors without script are asked to reload, because the server has the value by then.
 */
export function Await<T>({ value, fallback, children }: AwaitProps<T>) {
  if (!(value instanceof Promise)) return children(value);
  return (
    <Suspense
      fallback={
        <>
          <noscript>
            <p>This part of the page is late. Reload the page to see it.</p>
          </noscript>
          {fallback}
        </>
      }
    >
      <Resolved value={value}>{children}</Resolved>
    </Suspense>
  );
}

function Resolved<T>({ value, children }: Pick<AwaitProps<T>, "children"> & { value: Promise<T> }) {
  return children(use(value));
}
