import { shotsOf } from "../../../shared/point-cloud/rig.ts";
import {
  decodeLevel,
  eachShot,
  LEVELS,
  levelLength,
  type ScanHeader,
} from "../../../shared/point-cloud/scan-file.ts";
import { add, type Vector } from "../../../shared/point-cloud/vector.ts";

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
  /** x, y and z of points of the last run, which arrive at the end. */
  before: Float32Array;
}

export function pointAt(places: Float32Array, index: number): Vector {
  const [x = 0, y = 0, z = 0] = places.subarray(index * 3, index * 3 + 3);
  return [x, y, z];
}

export function changeOf({ data }: Cloud, index: number): number {
  return ((data[index * DATA_BYTES + 2] ?? 0) << 24) >> 24;
}

/**
 * Reads a scan as it arrives and calls `onLevel` after each level, coarse first.
 * @throws if the response is not a scan, or ends early
 */
export async function loadCloud(address: string, onLevel: (cloud: Cloud) => void): Promise<void> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const take = chunksOf(response.body.getReader());
  const length = new DataView((await take(4)).buffer).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(await take(length))) as ScanHeader;
  const cloud = emptyCloud(header);
  for (const [level, shots] of header.shots.entries()) {
    const bytes = await take(levelLength(shots));
    if (level < LEVELS) addLevel(cloud, level, bytes);
    else cloud.before = placesOfLastRun(header, bytes);
    onLevel(cloud);
    // The browser paints between two levels.
    await new Promise(requestAnimationFrame);
  }
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
    before: new Float32Array(),
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

function placesOfLastRun({ rig, last }: ScanHeader, bytes: Uint8Array): Float32Array {
  const shots = shotsOf({ ...rig, start: last.start });
  const order = orderOf(shots, 0);
  const places: number[] = [];
  decodeLevel(bytes, (index, { range }) => {
    const shot = order[index] ?? 0;
    const { from, direction } = shots.shotAt(Math.floor(shot / shots.slots), shot % shots.slots);
    places.push(...add(add(from, direction, range), last.shift));
  });
  return Float32Array.from(places);
}

function orderOf(shots: { rings: number; slots: number }, level: number): number[] {
  const order: number[] = [];
  eachShot(shots, level, (ring, slot) => order.push(ring * shots.slots + slot));
  return order;
}
