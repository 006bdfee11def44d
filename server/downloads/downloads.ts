import type { ContentFile } from "../pages/content-file.ts";
import { alertFiles } from "./alert.ts";
import { culvertsFile } from "./culverts.ts";
import { positionsFile, railTemperatureFile } from "./measurements.ts";
import { protocolFiles } from "./protocols.ts";

/** The files that visitors download, made from the example data and the content. */
export const downloads: readonly ContentFile[] = [
  culvertsFile,
  railTemperatureFile,
  positionsFile,
  ...alertFiles,
  ...protocolFiles,
];
