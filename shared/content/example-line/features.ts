/** What stands along the example line. All names and places are invented. */
export const lineName = "Example Subdivision";

export interface Station {
  name: string;
  kilometre: number;
  /** Kilometres where the siding begins and ends. */
  siding?: readonly [number, number];
}

export const stations: readonly Station[] = [
  { name: "Aspen", kilometre: 0 },
  { name: "Birch", kilometre: 8.3, siding: [7.25, 9.45] },
  { name: "Cedar", kilometre: 17.9, siding: [16.82, 18.95] },
  { name: "Dogwood", kilometre: 28.4, siding: [27.3, 29.6] },
  { name: "Elder", kilometre: 38.7, siding: [37.75, 39.7] },
  { name: "Fir", kilometre: 48 },
];

/** Kilometre of the middle, length in metres. */
export const bridges = [
  { kilometre: 5.62, length: 24 },
  { kilometre: 14.3, length: 60 },
  { kilometre: 25.18, length: 36 },
  { kilometre: 33.5, length: 92 },
  { kilometre: 41.05, length: 48 },
] as const;

/** The culverts of the example sheet; a test compares both. */
export const culverts: readonly number[] = [
  1.84, 4.31, 6.12, 8.77, 10.06, 12.9, 15.35, 17.21, 19.46, 22.6, 24.98, 27.43, 30.15, 33.02, 36.71,
  39.54, 43.88, 46.2,
];

export const crossings: readonly number[] = [1.2, 8.02, 17.35, 22.05, 28.74, 34.9, 45.3];
