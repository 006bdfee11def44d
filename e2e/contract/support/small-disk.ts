import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk that can be filled, and be made read-only. */
export interface SmallDisk {
  path: string;
  fill(): Promise<void>;
  clear(): void;
  setReadOnly(isReadOnly: boolean): void;
  remove(): void;
}

/** Undefined where disks cannot be mounted: only root may. */
export function mountSmallDisk(size: string): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), "small-disk-"));
  if (!mount(["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", path])) return undefined;
  const filling = join(path, "filling");
  const remove = () => {
    execFileSync("umount", ["--lazy", path], { stdio: "ignore" });
    rmSync(path, { recursive: true, force: true });
  };
  return {
    path,
    async fill() {
      const block = Buffer.alloc(64 * 1024);
      // Also fills the last page, which could otherwise hold some rows.
      for (const bytes of [block, block.subarray(0, 4096)]) {
        for (let full = false; !full; ) {
          full = await writeFile(filling, bytes, { flag: "a" }).then(
            () => false,
            () => true,
          );
        }
      }
    },
    clear: () => rmSync(filling),
    setReadOnly: (isReadOnly) => void mount(["-o", `remount,${isReadOnly ? "ro" : "rw"}`, path]),
    remove,
  };
}

function mount(args: string[]): boolean {
  try {
    execFileSync("mount", args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
