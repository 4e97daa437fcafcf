/** Degrees, WGS 84; null while empty. */
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

/** Whether a text looks like a coordinate: sign, 1 to 3 digits, a dot, decimals (1§5). */
export function isCoordinateText(text: string): boolean {
  return /^[+-]?\d{1,3}\.\d+$/.test(text);
}

/** Decimal commas are unambiguous when a semicolon or spaces separate the two numbers. */
const RUSSIAN_PAIR = /^([+-]?\d+),(\d+)(?:\s*;\s*|\s+)([+-]?\d+),(\d+)$/;

/**
 * The position in a pasted text: exactly two coordinates, latitude first (1§5), within any text. Accepts '55.68,
 * 37.10', '55,68; 37,10' and '55,68 37,10'; refuses '55,68, 37,10', which may be four numbers.
 */
export function parsePosition(text: string): { latitude: number; longitude: number } | undefined {
  const numbers =
    clean(text)
      .replace(RUSSIAN_PAIR, '$1.$2 $3.$4')
      .match(/[+-]?\d+(?:\.\d+)?/g) ?? [];
  if (numbers.length !== 2 || !numbers.every(isCoordinateText)) return undefined;
  const [latitude = Number.NaN, longitude = Number.NaN] = numbers.map(Number);
  return isLatitude(latitude) && isLongitude(longitude) ? { latitude, longitude } : undefined;
}

/** The one coordinate that a pasted text consists of, with a dot or a decimal comma. */
export function parseDegrees(text: string): number | undefined {
  const number = clean(text).replace(',', '.');
  return isCoordinateText(number) ? Number(number) : undefined;
}

function clean(text: string): string {
  return text.replaceAll('−', '-').trim();
}
