/** The country code of all phone numbers here (1§9). */
export const countryCode = '7';

/**
 * Eleven digits beginning with 7 (1§5, K-08): 10 digits get the 7, a leading 8 of 11 digits becomes 7. Undefined for
 * anything else. '8 (495) 000-00-00' → '74950000000'.
 */
export function normalisePhone(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  if (digits.length === 10) return `${countryCode}${digits}`;
  if (digits.length !== 11) return undefined;
  if (digits.startsWith('8')) return `${countryCode}${digits.slice(1)}`;
  return digits.startsWith(countryCode) ? digits : undefined;
}
