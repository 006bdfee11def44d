import { UNIT_SPACE } from "./content/figure.ts";
import { formatNumber } from "./format.ts";

/**
 * General knowledge, rounded: Young's modulus and thermal expansion of rail steel, and the area of
 * a 136 RE section.
 */
export const railSteel = { modulusGPa: 207, areaCm2: 86, expansionPerC: 11.5e-6 } as const;

/** What the explorer can be set to, in °C, and where it begins. */
export const railTemperature = { min: -40, max: 60, start: 47 } as const;
export const neutralTemperature = { min: 10, max: 45, start: 27 } as const;

export interface ThermalForce {
  /** How far the rail is above its neutral temperature; below it is negative. */
  differenceC: number;
  /** Compression is positive, tension negative; so is the force. */
  stressMPa: number;
  forceKN: number;
  rail: "pushes" | "pulls" | "no force";
}

/**
 * What a rail that is held along its whole length does when it is not at its neutral temperature:
 * force = E × A × alpha × difference. Its length does not matter. An approximation.
 */
export function thermalForce(differenceC: number): ThermalForce {
  const stressMPa = railSteel.modulusGPa * 1000 * railSteel.expansionPerC * differenceC;
  // 1 MPa on 1 cm² is 100 N.
  const forceKN = (stressMPa * railSteel.areaCm2) / 10;
  return { differenceC, stressMPa, forceKN, rail: effect(Math.round(forceKN)) };
}

/** The worked example: where the explorer begins. */
export const startForce = thermalForce(railTemperature.start - neutralTemperature.start);

function effect(forceKN: number): ThermalForce["rail"] {
  if (forceKN === 0) return "no force";
  return forceKN > 0 ? "pushes" : "pulls";
}

/** In whole kilonewtons; what direction it has, its meaning says. */
export function forceNumber({ forceKN }: ThermalForce): string {
  return formatNumber(Math.abs(Math.round(forceKN)));
}

/** What the force means, to stand after its number. */
export function forceMeaning({ differenceC, rail }: ThermalForce): string {
  const degrees = `${Math.abs(differenceC)}${UNIT_SPACE}°C`;
  if (rail === "pushes") return `compression in each rail, ${degrees} above neutral`;
  if (rail === "pulls") return `tension in each rail, ${degrees} below neutral`;
  return "in each rail at its neutral temperature";
}

/** Whole number with a true minus sign, such as "−95"; with `plus` also "+20". */
export function signed(value: number, plus = false): string {
  const rounded = Math.round(value);
  if (rounded < 0) return `\u2212${-rounded}`;
  return plus && rounded > 0 ? `+${rounded}` : `${Math.abs(rounded)}`;
}

/** Where a temperature stands on the ruler, as a length in percent. */
export function shareOfRuler(temperatureC: number): string {
  const { min, max } = railTemperature;
  return `${((temperatureC - min) / (max - min)) * 100}%`;
}
