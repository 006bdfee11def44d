import text from "../styles/text.module.css";
import type { Download } from "./downloads.ts";
import { ItemTable } from "./item-table.tsx";
import { Columns } from "./layout.tsx";

/** Links to files, each with its contents and its size. */
export function DownloadList({ files }: { files: readonly Download[] }) {
  return (
    <Columns as="ul" count={2} gap={2} data-screen-only="">
      {files.map((file) => (
        <li key={file.path} className={text.small}>
          <a
            href={file.path}
            className={text.signal}
            download={file.kilobytes !== undefined || undefined}
          >
            {nameOf(file)}
          </a>{" "}
          {file.holds}
          {file.kilobytes !== undefined && `, ${file.kilobytes} kB`}
        </li>
      ))}
    </Columns>
  );
}

/** The columns of a file with their meanings and units. */
export function DownloadColumns({ columns }: Required<Pick<Download, "columns">>) {
  return (
    <ItemTable
      columns={["Column", "Holds"]}
      items={Object.entries(columns).map(([name, meaning]) => ({ name, cells: [meaning] }))}
    />
  );
}

/** The last part of a file's address; words for a page. */
export function nameOf({ path, kilobytes }: Download): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return kilobytes === undefined ? name.replaceAll("-", " ") : name;
}
