import "./late.module.css";
import { type ReactNode, Suspense, use } from "react";

/** A value that may still be on its way when the page begins. Its promise never rejects. */
export type Late<T> = T | Promise<T>;

interface ArrivingProps<T> {
  value: Late<T>;
  fallback: ReactNode;
  children: (value: T) => ReactNode;
}

/** Shows `children` of the value: at once if it is there, else streamed after `fallback`. */
export function Arriving<T>({ value, fallback, children }: ArrivingProps<T>) {
  if (!(value instanceof Promise)) return children(value);
  return (
    <Suspense fallback={fallback}>
      <Awaited value={value}>{children}</Awaited>
    </Suspense>
  );
}

function Awaited<T>({
  value,
  children,
}: Pick<ArrivingProps<T>, "children"> & { value: Promise<T> }) {
  return children(use(value));
}
