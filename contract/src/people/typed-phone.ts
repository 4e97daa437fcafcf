/** Reads a telephone number, typed or pasted in any form, for the search of callers. */

/** Minimum number of digits to search for a part of a number. */
export const FEWEST_PHONE_DIGITS = 6;
/** Maximum number of digits including the country code (E.164). */
const MOST_PHONE_DIGITS = 15;

/** A typed telephone number, or a part of one. */
export interface TypedPhone {
  /** Digits to look for in stored numbers, in every form in which they may be stored; never empty. */
  readonly parts: readonly string[];
  /**
   * All digits of the number with its country code, in the form of `comparedDigits`; undefined for a part of a number.
   */
  readonly whole: string | undefined;
  /**
   * The number in its stored form: eleven digits beginning with 7, a foreign one with its plus; undefined for a part.
   */
  readonly number: string | undefined;
  /** Whether the text can only be a telephone number; if false, it may be a cadastral number or an INN. */
  readonly isCertain: boolean;
}

/** Words before a number: 'тел.', 'Телефон:', 'моб.', 'tel:', '№'. */
const BEFORE = /^(?:(?:тел(?:ефон)?|моб(?:ильный)?|сот(?:овый)?|раб(?:очий)?|т|м|tel|phone|callto|№)[\s.:]*)+/iu;
/** An extension after a number: 'доб. 12', 'ext 12', '#12'. */
const AFTER = /[\s,;]*(?:\(?\s*(?:доб(?:авочный)?|вн(?:утр)?|ext)\.?\s*|#)\d{1,6}\)?$/iu;
const NUMBER = /^\+?[\d\s().\-\u2010-\u2015\u2212/]+$/;

/**
 * Reads a telephone number in any written form: '8 900…', '+7(900)…', '900 000 00 42', 'тел. 8-900-…, доб. 5', '+375 29
 * …', '00 49 …'. Of several numbers, reads the first. Undefined for a text that is no number or has fewer than six
 * digits.
 */
export function readTypedPhone(typed: string): TypedPhone | undefined {
  const text = tidy(typed);
  const first = text.split(/[,;\n]/, 1)[0]?.trim() ?? '';
  const number = [text, first].find((part) => NUMBER.test(part) && digitsOf(part).length <= MOST_PHONE_DIGITS + 3);
  return number === undefined ? undefined : readNumber(number);
}

function tidy(typed: string): string {
  // Full-width digits and no-break spaces become ordinary ones; marks of writing direction disappear.
  const plain = typed
    .normalize('NFKC')
    .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u00AD]/g, '');
  return plain.trim().replace(BEFORE, '').replace(AFTER, '').trim();
}

function readNumber(text: string): TypedPhone | undefined {
  const digits = digitsOf(text);
  const abroad = text.startsWith('+') ? digits : afterExitCode(digits);
  if (abroad !== undefined && !abroad.startsWith('7'))
    return abroad.length < FEWEST_PHONE_DIGITS ? undefined : foreign(abroad);
  const own = abroad ?? digits;
  if (own.length < FEWEST_PHONE_DIGITS || own.length > MOST_PHONE_DIGITS) return undefined;
  if (own.length > 11) return { ...foreign(own), isCertain: false };
  const whole = russian(own);
  const isCertain = abroad !== undefined || (own.length === 11 && whole !== undefined) || /^9\d{9}$/.test(own);
  return { parts: formsOf(own, whole), whole, number: whole, isCertain };
}

/** Digits after the international prefix, '00' or '8 10'; undefined without it. */
function afterExitCode(digits: string): string | undefined {
  if (digits.length < 11) return undefined;
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.length > 12 && digits.startsWith('810') ? digits.slice(3) : undefined;
}

function foreign(digits: string): TypedPhone {
  const isWhole = digits.length >= 8;
  const whole = isWhole ? comparedDigits(digits) : undefined;
  return {
    parts: formsOf(digits, whole),
    whole,
    number: isWhole ? `+${digits}` : undefined,
    isCertain: true,
  };
}

/** The number as eleven digits beginning with 7; undefined for a part of a number and for a foreign one. */
function russian(digits: string): string | undefined {
  if (digits.length === 10) return `7${digits}`;
  return digits.length === 11 && /^[78]/.test(digits) ? `7${digits.slice(1)}` : undefined;
}

/** Forms to search for. Ten digits may be an unfinished number of eleven: '8 900 000 00 4'. */
function formsOf(digits: string, whole?: string): string[] {
  const trunk = digits.startsWith('8') && digits.length <= 11 ? [`7${digits.slice(1)}`] : [];
  return [...new Set([...(whole === undefined ? [] : [whole]), digits, ...trunk])];
}

/** Digits for comparing stored numbers; must agree with `shared.phone_digits` in SQL. */
export function comparedDigits(phone: string): string {
  const digits = digitsOf(phone);
  if (digits.length === 10) return `7${digits}`;
  return digits.length === 11 && digits.startsWith('8') ? `7${digits.slice(1)}` : digits;
}

/** Every number that differs from a whole one in a single digit after its country code. */
export function similarNumbers(whole: string): string[] {
  return [...whole].flatMap((digit, index) =>
    index === 0
      ? []
      : [...'0123456789']
          .filter((other) => other !== digit)
          .map((other) => whole.slice(0, index) + other + whole.slice(index + 1)),
  );
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
