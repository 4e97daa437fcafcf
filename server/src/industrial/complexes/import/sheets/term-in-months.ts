import type { CellReading } from '#importing/sheets/read-value.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';

const FIELD = 'minimalRentalPeriod';
const NUMBER = String.raw`(?<number>\d{1,2}(?:[.,]5)?)`;
const YEAR = String.raw`(?:лет|год\p{L}*|г(?!\p{L})\.?|years?|yrs?\.?|y(?!\p{L}))`;
const MONTH = String.raw`(?:мес\p{L}*|м(?!\p{L})|months?|mos?(?!\p{L}))\.?`;

/** 'от 3 лет', '5-ти лет', '3 yrs', '1 год 6 мес.' */
const YEARS = new RegExp(String.raw`(?<!\d|[.,])${NUMBER} ?-?(?:ти|х|и|ех)? ?${YEAR}`, 'iu');
const MONTHS = new RegExp(String.raw`(?<!\d|[.,])${NUMBER} ?-?(?:ти|х|и)? ?${MONTH}`, 'iu');
/** '3-5 лет': the first is the least. */
const RANGE_OF_YEARS = new RegExp(String.raw`^(?:от )?${NUMBER} ?(?:-|–|—|до) ?\d{1,2} ?${YEAR}$`, 'iu');

/** 'год', 'от года', 'полгода', 'полтора года': years without a digit. */
const IN_WORDS: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:полгода|полугод\p{L}*|half a year)(?!\p{L})/iu, 6],
  [/(?<!\p{L})полтора года(?!\p{L})/iu, 18],
  [/(?<!\p{L})(?:два|двух) (?:года|лет)(?!\p{L})/iu, 24],
  [/(?<!\p{L})(?:три|тр[её]х) (?:года|лет)(?!\p{L})/iu, 36],
  [/(?<!\p{L})(?:пять|пяти) лет(?!\p{L})/iu, 60],
  [/^(?:от |не менее |минимум |min\.? ?)?(?:(?:один |одного |1 )?года?|a year|one year)$/iu, 12],
];
const NAMES_YEARS = /(?<!\p{L})(?:лет|год\p{L}*|years?|yrs?)(?!\p{L})/iu;
const NAMES_MONTHS = /(?<!\p{L})(?:мес\p{L}*|months?)(?!\p{L})/iu;
const SEVERAL_TERMS = 'Названо несколько сроков';

/** The row whose least term of a lease is in months: 'от 3 лет' and '3' below 'Мин. срок, лет' are 36. */
export function withTermInMonths(row: RowReading): RowReading {
  const reading = row.values.get(FIELD);
  const column = row.columns.find(({ field }) => field?.name === FIELD);
  if (!reading || reading.raw === '' || !column || row.isApart) return row;
  const months = monthsOf(reading, column.title);
  return months === undefined ? row : { ...row, values: new Map([...row.values, [FIELD, months]]) };
}

/** The reading in months; undefined: it is right as it is. */
function monthsOf({ raw, value, amount, doubt }: CellReading, title: string): CellReading | undefined {
  const text = raw.trim().replace(/\s+/gu, ' ');
  const years = RANGE_OF_YEARS.exec(text) ?? YEARS.exec(text);
  const months = MONTHS.exec(text);
  const [, ofWords] = IN_WORDS.find(([pattern]) => pattern.test(text)) ?? [];
  if (years) {
    const inMonths = numberOf(years) * 12;
    if (!months) return certain(raw, inMonths, /\d.*?\d/u.test(text.replace(years[0], '')) ? doubt : undefined);
    // '1 год 6 мес.' is one term; '11 мес. / 3 года' are two.
    const isOne =
      months.index > years.index && /^ ?(?:и |, )?$/u.test(text.slice(years.index + years[0].length, months.index));
    return isOne
      ? certain(raw, inMonths + numberOf(months))
      : certain(raw, Math.min(inMonths, numberOf(months)), SEVERAL_TERMS);
  }
  if (ofWords !== undefined && !/\d{2}/u.test(text)) return certain(raw, ofWords);
  const isInYears = NAMES_YEARS.test(title) && !NAMES_MONTHS.test(title) && !months;
  if (!isInYears || typeof value !== 'number') return undefined;
  const named = amount?.value ?? value;
  // '1,5' below 'Срок, лет' is a whole number of months.
  return certain(
    raw,
    Math.round(named * 12),
    Number.isInteger(named * 12) && !Number.isInteger(named) ? undefined : doubt,
  );
}

function numberOf(found: RegExpExecArray): number {
  return Number(found.groups?.['number']?.replace(',', '.'));
}

function certain(raw: string, value: number, doubt?: string): CellReading {
  return { raw, value, ...(doubt === undefined ? {} : { doubt }) };
}
