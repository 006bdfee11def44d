/**
 * Rounded textbook values: Young's modulus and thermal expansion of rail steel, and the area of a 136 RE
 * rail section.
 */
export const railSteel = { modulusGPa: 207, areaCm2: 86, expansionPerC: 11.5e-6 } as const;

export interface ThermalForce {
  /** Rail temperature minus neutral temperature. */
  differenceC: number;
  /** Positive for compression and negative for tension. */
  forceKN: number;
  rail: "compression" | "tension" | "no force";
}

/**
 * The force in a rail that is held along its whole length: E × A × alpha × temperature difference. It does
 * not depend on the length. An approximation.
 */
export function thermalForce(differenceC: number): ThermalForce {
  const { modulusGPa, areaCm2, expansionPerC } = railSteel;
  // 1 GPa on 1 cm² is 100 kN.
  const forceKN = modulusGPa * areaCm2 * 100 * expansionPerC * differenceC;
  return { differenceC, forceKN, rail: effect(Math.round(forceKN)) };
}

function effect(forceKN: number): ThermalForce["rail"] {
  if (forceKN === 0) return "no force";
  return forceKN > 0 ? "compression" : "tension";
}
