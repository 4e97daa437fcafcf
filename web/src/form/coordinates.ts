import { textRules } from './rules.ts';

/** Degrees, WGS 84; null while it is not given. */
export interface Position {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Absolute value at most 90 (1§5). */
export function isLatitude(degrees: number): boolean {
  return Math.abs(degrees) <= 90;
}

/** Absolute value at most 180 (1§5). */
export function isLongitude(degrees: number): boolean {
  return Math.abs(degrees) <= 180;
}

/**
 * The position in a pasted text: exactly two numbers of the form 'sign, 1 to 3 digits, dot, decimals', latitude first
 * (1§5). Anything else is undefined.
 */
export function parsePosition(text: string): { latitude: number; longitude: number } | undefined {
  const numbers = text.replaceAll('−', '-').match(/[+-]?\d+(?:\.\d+)?/g) ?? [];
  if (numbers.length !== 2 || !numbers.every(textRules.coordinate)) return undefined;
  const [latitude, longitude] = numbers.map(Number) as [number, number];
  return isLatitude(latitude) && isLongitude(longitude) ? { latitude, longitude } : undefined;
}
