import { type Context, useContext } from "react";

/** Reads a context without a default value. Throws if the component has no provider around it. */
export function useRequired<Value>(context: Context<Value | undefined>): Value {
  const value = useContext(context);
  if (value === undefined) throw new Error("There is no provider around this component");
  return value;
}
