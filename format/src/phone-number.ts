/** Country code of every phone here (1§9). */
export const countryCode = '7';

/**
 * Eleven digits beginning with 7 (1§5, K-08): 10 digits get the 7, 11 digits with a leading 8 become 7 and the rest.
 * Anything else is undefined. '8 (495) 000-00-00' → '74950000000'.
 */
export function normalisePhone(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  if (digits.length === 10) return `${countryCode}${digits}`;
  if (digits.length !== 11) return undefined;
  if (digits.startsWith('8')) return `${countryCode}${digits.slice(1)}`;
  return digits.startsWith(countryCode) ? digits : undefined;
}
