import { comparedDigits } from '@gektar/contract/people/typed-phone.ts';
import { formatPhone } from '@gektar/format/phone.ts';

export interface NumberPart {
  readonly text: string;
  /** Whether the digit differs from that of the typed number. */
  readonly isDifferent: boolean;
}

/**
 * A similar number as it is shown, split at the digit that differs from the typed one.
 * @param whole digits of the typed number, as they are compared
 */
export function numberParts(phone: string, whole: string): readonly NumberPart[] {
  const shown = formatPhone(phone);
  const digits = comparedDigits(phone);
  const different = [...digits].findIndex((digit, index) => digit !== whole[index]);
  // Shown digits may lack the country code of a number that is stored without it.
  const places = [...shown].flatMap((sign, index) => (/\d/.test(sign) ? [index] : []));
  const at = different === -1 ? undefined : places[different - (digits.length - places.length)];
  if (at === undefined) return [{ text: shown, isDifferent: false }];
  return [
    { text: shown.slice(0, at), isDifferent: false },
    { text: shown.slice(at, at + 1), isDifferent: true },
    { text: shown.slice(at + 1), isDifferent: false },
  ].filter(({ text }) => text !== '');
}
