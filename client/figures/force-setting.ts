import { UNIT_SPACE } from "../../shared/content/figure.ts";
import { railSteel, type ThermalForce, thermalForce } from "../../shared/content/thermal-force.ts";
import { formatNumber } from "../../shared/format.ts";
import { wrongNumber } from "../../shared/messages.ts";

/** Range and start value of the explorer in °C. It starts with the neutral temperature and the peak of the example heat day. */
export const railTemperature = {
  name: "rail",
  label: "Rail temperature",
  min: -40,
  max: 60,
  start: 50,
} as const satisfies NumberField;
export const neutralTemperature = {
  name: "neutral",
  label: "Neutral temperature, °C",
  min: 10,
  max: 45,
  start: 35,
} as const satisfies NumberField;

/** The query parameters of the explorer's form. */
export const forceFieldNames = [railTemperature.name, neutralTemperature.name];

/** The setting of the force explorer. */
export interface ForceSetting {
  rail: FieldReading;
  neutral: FieldReading;
  /** The shown temperatures. An invalid input is replaced by the default value. */
  railC: number;
  neutralC: number;
  force: ThermalForce;
}

/** Reads the setting from the values of the explorer's form or of a query. */
export function readForceSetting(values: Readonly<Record<string, unknown>>): ForceSetting {
  const rail = readField(railTemperature, values);
  const neutral = readField(neutralTemperature, values);
  const { value: railC = railTemperature.start } = rail;
  const { value: neutralC = neutralTemperature.start } = neutral;
  return { rail, neutral, railC, neutralC, force: thermalForce(railC - neutralC) };
}

/** The calculation of a setting as text. */
export function workedForce({ railC, neutralC, force }: ForceSetting): string {
  const { modulusGPa, areaCm2 } = railSteel;
  const factors = [
    quantity(modulusGPa, "GPa"),
    quantity(areaCm2, "cm²"),
    expansionText,
    signed(force.differenceC),
  ];
  const result = quantity(signed(force.forceKN), "kN");
  return `Worked for ${celsius(railC)} with neutral at ${celsius(neutralC)}: ${factors.join(" × ")} = ${result}.`;
}

/** "11.5 × 10⁻⁶" */
export const expansionText = `${(railSteel.expansionPerC * 1e6).toFixed(1)}${UNIT_SPACE}×${UNIT_SPACE}10⁻⁶`;

/** "−20 °C" */
export function celsius(degrees: number): string {
  return quantity(signed(degrees), "°C");
}

function quantity(value: number | string, unit: string): string {
  return `${value}${UNIT_SPACE}${unit}`;
}

/** Formats the absolute force in whole kilonewtons. */
export function forceNumber({ forceKN }: ThermalForce): string {
  return formatNumber(Math.abs(Math.round(forceKN)));
}

/** Describes the force; follows its number. */
export function forceMeaning({ differenceC, rail }: ThermalForce): string {
  const degrees = `${Math.abs(differenceC)}${UNIT_SPACE}°C`;
  if (rail === "compression") return `compression in each rail, ${degrees} above neutral`;
  if (rail === "tension") return `tension in each rail, ${degrees} below neutral`;
  return "in each rail at its neutral temperature";
}

/** Formats a whole number with a minus sign (U+2212), such as "−1,597". */
export function signed(value: number): string {
  const rounded = Math.round(value);
  return (rounded < 0 ? "\u2212" : "") + formatNumber(Math.abs(rounded));
}

/** Position of a temperature on the ruler in percent. */
export function shareOfRuler(temperatureC: number): string {
  const { min, max } = railTemperature;
  return `${((temperatureC - min) / (max - min)) * 100}%`;
}

/** A form field for a whole number. */
export interface NumberField {
  /** The query parameter. */
  name: string;
  label: string;
  min: number;
  max: number;
  /** The default value. */
  start: number;
}

export interface FieldReading {
  /** The field's text: the visitor's input, or the default value. */
  text: string;
  /** Undefined if the text is not a whole number within the limits. */
  value: number | undefined;
  /** The error message; empty if the text is valid. */
  error: string;
}

/** Reads a field from the values of a form or of a query. */
export function readField(
  { name, min, max, start }: NumberField,
  values: Readonly<Record<string, unknown>>,
): FieldReading {
  const text = values[name];
  if (typeof text !== "string") return { text: formatNumber(start), value: start, error: "" };
  const number = parseWholeNumber(text);
  if (number !== undefined && number >= min && number <= max) {
    return { text, value: number, error: "" };
  }
  return { text, value: undefined, error: wrongNumber(min, max) };
}

/** Parses a whole number as people type it, such as "1,300", "1 300" or "−20"; undefined for other texts. */
function parseWholeNumber(text: string): number | undefined {
  const digits = text.replace(/[\s,\u00a0]/g, "").replace("\u2212", "-");
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
