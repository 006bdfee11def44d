import { createContext } from "react";

/** The canonical address of the page that is rendered; empty where a part is shown by itself. */
export const PageAddress = createContext("");
