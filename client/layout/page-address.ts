import { createContext } from "react";

/** The canonical address of the rendered page; empty if a component is rendered alone. */
export const PageAddress = createContext("");
