/** Prices are written in words of size: '385 млн', '1,2 млрд руб.', '850 тыс.'. */
const powers: Readonly<Record<string, number>> = { тыс: 3, млн: 6, миллион: 6, млрд: 9, миллиард: 9 };

const spaces = /[\s\u00A0\u202F]/g;

/**
 * The number a text speaks of, unit and spaces left aside: '12,5 га' → 12.5, '1 250 000 руб.' → 1250000, '1.250.000,50'
 * → 1250000.5, '385 млн' → 385000000. Undefined when there is none (3§5: an empty or non-number value is no value).
 */
export function parseNumber(text: string): number | undefined {
  const match = /([-−]?\d[\d\s\u00A0\u202F.,]*)(тыс|млн|миллион|млрд|миллиард)?/i.exec(text);
  const found = match?.[1];
  if (found === undefined) return undefined;
  const compact = found.replace(spaces, '').replace('−', '-');
  const value = Number(separateDecimals(compact.replace(/[.,]+$/, '')));
  const scaled = Number((value * 10 ** (powers[match?.[2]?.toLowerCase() ?? ''] ?? 0)).toPrecision(15));
  return Number.isFinite(scaled) ? scaled : undefined;
}

/** Which separator begins the decimals: the last one, unless it occurs twice and so parts thousands. */
function separateDecimals(compact: string): string {
  const last = Math.max(compact.lastIndexOf(','), compact.lastIndexOf('.'));
  if (last < 0) return compact;
  const separator = compact[last] ?? '';
  if (compact.indexOf(separator) !== last) return compact.replace(/[.,]/g, '');
  return `${compact.slice(0, last).replace(/[.,]/g, '')}.${compact.slice(last + 1)}`;
}

/** An integer field keeps digits and a dot of what is typed (1§5); commas are dots. */
export function keepDigitsAndDot(text: string): string {
  return text.replaceAll(',', '.').replace(/[^\d.]/g, '');
}
