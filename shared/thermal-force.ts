import { UNIT_SPACE } from "./content/figure.ts";
import { formatNumber } from "./format.ts";

/**
 * Rounded textbook values: Young's modulus and thermal expansion of rail steel, and the area of a 136 RE
 * rail section.
 */
export const railSteel = { modulusGPa: 207, areaCm2: 86, expansionPerC: 11.5e-6 } as const;

/** Range and start value of the explorer in °C. */
export const railTemperature = { min: -40, max: 60, start: 47 } as const;
export const neutralTemperature = { min: 10, max: 45, start: 27 } as const;

export interface ThermalForce {
  /** Rail temperature minus neutral temperature. */
  differenceC: number;
  /** Stress and force are positive for compression and negative for tension. */
  stressMPa: number;
  forceKN: number;
  rail: "pushes" | "pulls" | "no force";
}

/**
 * The force in a rail that is held along its whole length: E × A × alpha × temperature difference. It does
 * not depend on the length. An approximation.
 */
export function thermalForce(differenceC: number): ThermalForce {
  const stressMPa = railSteel.modulusGPa * 1000 * railSteel.expansionPerC * differenceC;
  // 1 MPa on 1 cm² is 100 N.
  const forceKN = (stressMPa * railSteel.areaCm2) / 10;
  return { differenceC, stressMPa, forceKN, rail: effect(Math.round(forceKN)) };
}

/** The worked example at the explorer's start values. */
export const startForce = thermalForce(railTemperature.start - neutralTemperature.start);

function effect(forceKN: number): ThermalForce["rail"] {
  if (forceKN === 0) return "no force";
  return forceKN > 0 ? "pushes" : "pulls";
}

/** Formats the absolute force in whole kilonewtons. */
export function forceNumber({ forceKN }: ThermalForce): string {
  return formatNumber(Math.abs(Math.round(forceKN)));
}

/** Describes the force; follows its number. */
export function forceMeaning({ differenceC, rail }: ThermalForce): string {
  const degrees = `${Math.abs(differenceC)}${UNIT_SPACE}°C`;
  if (rail === "pushes") return `compression in each rail, ${degrees} above neutral`;
  if (rail === "pulls") return `tension in each rail, ${degrees} below neutral`;
  return "in each rail at its neutral temperature";
}

/** Formats a whole number with a minus sign (U+2212), such as "−95"; with `plus` also "+20". */
export function signed(value: number, plus = false): string {
  const rounded = Math.round(value);
  if (rounded < 0) return `\u2212${-rounded}`;
  return plus && rounded > 0 ? `+${rounded}` : `${Math.abs(rounded)}`;
}

/** Position of a temperature on the ruler in percent. */
export function shareOfRuler(temperatureC: number): string {
  const { min, max } = railTemperature;
  return `${((temperatureC - min) / (max - min)) * 100}%`;
}
