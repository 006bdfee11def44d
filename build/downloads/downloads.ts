import { alertFiles } from "./alert.ts";
import type { DownloadFile } from "./csv.ts";
import { culvertsFile } from "./culverts.ts";
import { exampleLineFiles } from "./example-line-files.ts";
import { positionsFile, railTemperatureFile } from "./measurements.ts";
import { protocolFiles } from "./protocols.ts";

/** The files that visitors download, made from the example data and the content. */
export const downloads: readonly DownloadFile[] = [
  culvertsFile,
  railTemperatureFile,
  positionsFile,
  ...alertFiles,
  ...protocolFiles,
  ...exampleLineFiles,
];
