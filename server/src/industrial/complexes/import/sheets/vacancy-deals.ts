import { readFact, tidyText } from '#importing/sheets/facts.ts';
import type { CellReading, ReadingContext } from '#importing/sheets/read-value.ts';
import type { SheetChoices } from '#importing/sheets/sheet-fields.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';
import { textContext } from '#importing/sheets/text-context.ts';
import { type MeaningWords, meaningOf } from '#importing/sheets/value-words.ts';
import { vacancySheetFields } from './vacancy-sheet-fields.ts';
import { vacancyChoiceWords } from './vacancy-sheet-words.ts';

/** Words of a deal before its money: 'аренда 780 р/м² в мес с НДС / продажа 260 млн с НДС'. */
export const dealBegins: readonly MeaningWords<'rent' | 'sale'>[] = [
  {
    pattern: /^(?:в )?аренд\p{L}*(?: ставка)?|^ставка|^сда(?:ю|ем|ется|ча)|^rent|^lease/u,
    means: 'rent',
    example: 'аренда 7 500',
  },
  {
    pattern: /^(?:на |в )?прода\p{L}*|^(?:цена )?выкуп\p{L}*|^sale|^for sale/u,
    means: 'sale',
    example: 'продажа 120 млн без НДС',
  },
];

const BETWEEN =
  /\s*[/;|\n]\s*(?=(?:в |на )?(?:аренд|прода|сда[юёе]|ставк|выкуп|rent|sale|lease))|,?\s+(?:или|и|,)\s+(?=(?:аренд|прода|выкуп))|,\s*(?=(?:аренд|прода|выкуп))/iu;
const MONEY = ['rate', 'salePrice', 'salePricePerArea'] as const;

/** The row whose column of money names the deal in each cell: rent and price are values of their own. */
export function withDeals(row: RowReading, choices: SheetChoices): RowReading {
  const name = MONEY.find((one) => meaningOf(dealBegins, row.values.get(one)?.raw ?? '') !== undefined);
  const reading = name === undefined ? undefined : row.values.get(name);
  if (name === undefined || !reading) return withBothSums(row, choices);
  const parts = reading.raw.split(BETWEEN).map((part) => part.trim());
  const values = new Map(row.values);
  values.delete(name);
  const context = textContext(row.listDay, { choices, choiceWords: vacancyChoiceWords });
  let deals = 0;
  for (const part of parts) {
    const deal = meaningOf(dealBegins, part);
    if (deal === undefined) continue;
    deals |= deal === 'rent' ? 1 : 2;
    const [field, money] = moneyOf(deal, part, context);
    if (!values.has(field)) values.set(field, { ...money, raw: part });
  }
  // 'продажа' next to a column of the deal decides for it.
  if (!values.has('deal')) values.set('deal', { raw: DEALS[deals] ?? '', value: DEALS[deals] ?? '' });
  return { ...row, values };
}

/** '850 руб. / 190 млн': a rent and a price of millions in one cell. */
function withBothSums(row: RowReading, choices: SheetChoices): RowReading {
  const name = MONEY.find((one) => TWO_SUMS.test(row.values.get(one)?.raw ?? ''));
  const raw = row.values.get(name ?? '')?.raw ?? '';
  const parts = raw.split(/\s[/;|]\s|;\s*|\n/u);
  const areSales = parts.map((part) => /(?:млн|млрд|mln|bn)(?!\p{L})|\d{1,3}(?:[ ']\d{3}){2}|\d{8}/iu.test(part));
  if (name === undefined || parts.length !== 2 || areSales[0] === areSales[1]) return row;
  const named = parts.map((part, index) => `${areSales[index] ? 'продажа' : 'аренда'} ${part}`).join(' / ');
  const values = new Map([...row.values, [name, { raw: named }] as const]);
  return withDeals({ ...row, values }, choices);
}

const TWO_SUMS = /^[^/;|\n]*\d[^/;|\n]*(?:\/[^/;|\n\d]*)*(?:\s[/;|]\s|;\s*|\n)[^\n]*\d/u;

const DEALS: Readonly<Record<number, string>> = { 1: 'аренда', 2: 'продажа', 3: 'аренда/продажа' };

function moneyOf(deal: 'rent' | 'sale', part: string, context: ReadingContext): [string, CellReading] {
  const text = tidyText(part)
    .replace(/^(?:(?:в|на) )?\p{L}+[,:]?(?: за)?\s*/u, '')
    .replace(/^(?:цена|ставка|стоимость)\s*[:-]?\s*(?=\d|по |дог)/iu, '');
  const isPerArea = deal === 'sale' && /(?:\/|за) ?(?:кв\.? ?м|м2|м(?!\p{L})|метр)/iu.test(text);
  const name = deal === 'rent' ? 'rate' : isPerArea ? 'salePricePerArea' : 'salePrice';
  const field = vacancySheetFields.find((one) => one.name === name);
  if (!field || text === '') return [name, { raw: part }];
  return [name, readFact(text, field, context)];
}
