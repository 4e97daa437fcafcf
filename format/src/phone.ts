import { nbsp } from './no-break.ts';
import { countryCode, normalisePhone } from './phone-number.ts';

/** Default base of messenger links; the settings may name another (C-08). */
export const usualMessenger = 'https://wa.me';

/** '+7 (495) 000-00-00'; a number that is not Russian stays as typed. */
export function formatPhone(text: string): string {
  const digits = normalisePhone(text);
  if (digits === undefined) return text;
  const [code, a, b, c] = [digits.slice(1, 4), digits.slice(4, 7), digits.slice(7, 9), digits.slice(9)];
  return `+${countryCode}${nbsp}(${code})${nbsp}${a}-${b}-${c}`;
}

/** Link that dials the telephone (M-21); a number that is not Russian keeps its digits. */
export function callLink(phone: string): string {
  const digits = normalisePhone(phone);
  return digits === undefined ? `tel:${phone.replace(/[^+\d]/g, '')}` : `tel:+${digits}`;
}

/**
 * Messenger link, to which the digits of the phone are appended (1§2, C-08).
 * @param base URL before the digits: 'https://wa.me', 'https://t.me/+', 'https://chat.example/send?phone='
 */
export function messengerLink(phone: string, base: string = usualMessenger): string {
  const digits = normalisePhone(phone) ?? phone.replace(/\D/g, '');
  return /[/+=]$/.test(base) ? `${base}${digits}` : `${base}/${digits}`;
}
