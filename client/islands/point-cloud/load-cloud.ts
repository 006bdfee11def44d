import { shotsOf } from "../../../shared/point-cloud/rig.ts";
import {
  decodeLevel,
  eachShot,
  LEVELS,
  levelLength,
  type ScanHeader,
} from "../../../shared/point-cloud/scan-file.ts";
import { add } from "../../../shared/point-cloud/vector.ts";

/** Bytes of `Cloud.data` for a point: intensity, class, change, range. */
export const DATA_BYTES = 4;

/** The points that have arrived. */
export interface Cloud {
  header: ScanHeader;
  count: number;
  /** x, y and z of each point in metres. */
  places: Float32Array;
  /** DATA_BYTES of each point; the range in eighths of a metre. */
  data: Uint8Array;
}

/**
 * Reads a scan as it arrives and calls `onLevel` after each level, coarse first.
 * @throws if the response is not a scan, or ends early
 */
export async function loadCloud(
  address: string,
  onLevel: (cloud: Cloud, isWhole: boolean) => void,
): Promise<void> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const reader = response.body.getReader();
  const take = chunksOf(reader);
  const length = new DataView((await take(4)).buffer).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(await take(length))) as ScanHeader;
  const cloud = emptyCloud(header);
  for (const [level, shots] of header.shots.slice(0, LEVELS).entries()) {
    addLevel(cloud, level, await take(levelLength(shots)));
    onLevel(cloud, level === LEVELS - 1);
    // The browser paints between two levels.
    await new Promise(requestAnimationFrame);
  }
  // The points of the run before follow, from which the change was computed.
  await reader.cancel();
}

/** Returns a function that waits for the next bytes of a response. */
function chunksOf(reader: ReadableStreamDefaultReader<Uint8Array>) {
  let rest = new Uint8Array();
  return async (length: number): Promise<Uint8Array> => {
    const parts = [rest];
    let size = rest.length;
    while (size < length) {
      const { done, value } = await reader.read();
      if (done) throw new Error("The scan ends early");
      parts.push(value as Uint8Array<ArrayBuffer>);
      size += value.length;
    }
    const all = new Uint8Array(size);
    let end = 0;
    for (const part of parts) {
      all.set(part, end);
      end += part.length;
    }
    rest = all.slice(length);
    return all.slice(0, length);
  };
}

function emptyCloud(header: ScanHeader): Cloud {
  const count = header.returns.slice(0, LEVELS).reduce((sum, each) => sum + each, 0);
  return {
    header,
    count: 0,
    places: new Float32Array(count * 3),
    data: new Uint8Array(count * DATA_BYTES),
  };
}

function addLevel(cloud: Cloud, level: number, bytes: Uint8Array): void {
  const shots = shotsOf(cloud.header.rig);
  const order = orderOf(shots, level);
  decodeLevel(bytes, (index, { range, intensity, kind, change }) => {
    const shot = order[index] ?? 0;
    const { from, direction } = shots.shotAt(Math.floor(shot / shots.slots), shot % shots.slots);
    cloud.places.set(add(from, direction, range), cloud.count * 3);
    cloud.data.set([intensity, kind, change, Math.min(255, range * 8)], cloud.count * DATA_BYTES);
    cloud.count += 1;
  });
}

function orderOf(shots: { rings: number; slots: number }, level: number): number[] {
  const order: number[] = [];
  eachShot(shots, level, (ring, slot) => order.push(ring * shots.slots + slot));
  return order;
}
