import { readFact, tidyText } from '#importing/sheets/facts.ts';
import { fold } from '#importing/sheets/fold.ts';
import type { CellReading } from '#importing/sheets/read-value.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';
import { textContext } from '#importing/sheets/text-context.ts';
import { plotSheetFields } from './plot-sheet-fields.ts';

const SALE = /(?<!\p{L})(?:прода\p{L}*|sale)(?!\p{L})/u;
const LEASE = /(?<!\p{L})(?:аренд\p{L}*|сда(?:ем|ю|ется|м)?|lease|rent)(?!\p{L})/u;

/** 'продажа 108 млн; аренда 1,6 млн/мес': of two deals in the cell of the price, the sale counts. */
export function takeSale(values: Map<string, CellReading>, { columns, listDay }: RowReading): void {
  for (const name of ['price', 'pricePerHa']) {
    const raw = values.get(name)?.raw ?? '';
    if (!SALE.test(fold(raw)) || !LEASE.test(fold(raw))) continue;
    const sales = raw
      .split(/[;\n+]|,\s|\s(?:или|либо|и|or)\s|(?<=\p{L}\.?\s?)\/\s?(?=аренд|прода)|\s[-–—/|]\s(?=аренд|прода)/iu)
      .filter((part) => SALE.test(fold(part)) && !LEASE.test(fold(part)) && /\d/.test(part));
    const [sale, ...others] = sales;
    const field = plotSheetFields.find((one) => one.name === name);
    const units = columns.find((column) => column.field?.name === name)?.units ?? {};
    if (sale === undefined || others.length > 0 || !field) continue;
    const context = { ...textContext(listDay, { choices: {}, choiceWords: {} }), units };
    const reading = readFact(
      tidyText(sale.replace(/(?<!\p{L})(?:прода\p{L}*|sale)[ :-]*/iu, '')),
      field,
      context,
      units,
    );
    if (reading.value !== undefined) values.set(name, { ...reading, raw: sale });
  }
}

/** A line of a text that offers a lease: 'АРЕНДА', 'Сдаю участок', '; аренда 150 т.р.' */
const LEASE_OFFER =
  /(?:^|[\n;|.!]\s*)[^\p{L}\n]*(?:аренда(?!\p{L})(?!\s*(?:у |с |до |на \d+ лет|\d+ лет|земли))|сда[её]тся|сда[юем]{1,2}(?!\p{L})|предлага\p{L}* в аренду|(?:for )?(?:lease|rent)(?!\p{L}))/iu;

/** 'Аренда' as the name of a sheet, 'Участки в аренду' above a table. */
const LEASE_TITLE = /(?<!\p{L})(?:аренда|в аренду|под аренду|сдаются|lease|for rent)(?!\p{L})/u;
/** Longest title of a table (characters). */
const LONGEST_TITLE = 120;

/** Whether a table is one of leases by its name, and neither its name nor its price is that of a sale. */
export function isOfLeases({ sheet, titles, columns }: RowReading): boolean {
  const price = columns.find(({ field }) => field?.name === 'price');
  const texts = [sheet, ...titles.filter((title) => title.length <= LONGEST_TITLE)].map(fold);
  const isOfSale = [price?.title ?? '', ...texts].some((text) => SALE.test(fold(text)));
  return !isOfSale && texts.some((text) => LEASE_TITLE.test(text));
}

function isLeaseTable(row: RowReading): boolean {
  return row.columns.some(({ field }) => field?.name === 'price') && isOfLeases(row);
}

/** Whether the price of a row is that of a lease by its words: 'сдаём за 50 тыс.', a message that lets a plot. */
export function isLease(row: RowReading): boolean {
  const { values, text, isApart, columns } = row;
  if (isLeaseTable(row)) return true;
  const raws = ['price', 'pricePerHa'].map((name) => fold(values.get(name)?.raw ?? ''));
  if (raws.some((raw) => LEASE.test(raw) && !SALE.test(raw))) return true;
  const isText = isApart === true || columns.length === 0;
  return isText && LEASE_OFFER.test(text) && !SALE.test(fold(text));
}
