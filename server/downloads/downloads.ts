import { culvertSheet } from "../../shared/content/culvert-sheet.ts";
import { paths } from "../../shared/paths.ts";
import { urgencyLabels } from "../../shared/urgency.ts";
import type { ContentFile } from "../feeds/content-file.ts";
import { csvFile } from "./csv.ts";
import { protocolFiles } from "./protocols.ts";

/** The example sheet of culverts in the order of risk; kilometres on the example line. */
const culverts = csvFile(paths.downloads.culverts(), () => [
  ["rank", "km", "structure", "inventory", "finding", "consequence", "verdict"],
  ...[...culvertSheet]
    .sort((a, b) => a.rank - b.rank)
    .map(({ rank, km, structure, inventory, finding, consequence, urgency }) => [
      rank,
      km,
      structure,
      inventory,
      finding,
      consequence,
      urgencyLabels[urgency],
    ]),
]);

/** The files that visitors download, made from the example data and the content. */
export const downloads: readonly ContentFile[] = [culverts, ...protocolFiles];
