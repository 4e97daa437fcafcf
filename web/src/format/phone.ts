import { nbsp } from './no-break.ts';

/** Where phone links lead; the digits follow (C-08). */
export const messengerOrigin = 'https://wa.me';

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

/** '+7 (495) 000-00-00'; what is not a Russian number stays as it was written. */
export function formatPhone(text: string): string {
  const digits = normalisePhone(text);
  if (digits === undefined) return text;
  const [code, a, b, c] = [digits.slice(1, 4), digits.slice(4, 7), digits.slice(7, 9), digits.slice(9)];
  return `+${countryCode}${nbsp}(${code})${nbsp}${a}-${b}-${c}`;
}

/** Messenger link of digits only (1§2, C-08). */
export function messengerLink(phone: string, origin: string = messengerOrigin): string {
  return `${origin}/${normalisePhone(phone) ?? phone.replace(/\D/g, '')}`;
}
