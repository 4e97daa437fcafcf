import { amountDoubts } from '#importing/sheets/amounts.ts';
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

/** '84 млн (7 млн/сотка)', '12 млн / 1 млн за сотку': the price of the whole with that of its area after it. */
const WHOLE_AND_AREA =
  /^(?<whole>[^()/\n]*\d[^()/\n]*?)\s*(?:\(|\/\s|,\s|;\s|\s[–—-]\s)\s*(?<per>(?:по |это )?\d[\d\s.,]*(?:млн|тыс|т\. ?р|т|к|руб|р|₽)?[\p{L}.₽\s]*?(?:\/|за)\s*(?:1\s*)?(?:сот|га|гектар|м2|м²|кв)[\p{L}.]*)\s*\)?\s*$/iu;

/** The price of the whole, where its cell has the price of an area as well. */
export function takeWhole(values: Map<string, CellReading>, { columns, listDay }: RowReading): void {
  const reading = values.get('price');
  const { whole = '', per = '' } = WHOLE_AND_AREA.exec(reading?.raw ?? '')?.groups ?? {};
  const field = plotSheetFields.find((one) => one.name === 'price');
  const units = columns.find((column) => column.field?.name === 'price')?.units ?? {};
  if (
    (reading?.doubt !== undefined && reading.doubt !== amountDoubts.several) ||
    whole === '' ||
    !field ||
    units.per !== undefined
  )
    return;
  const context = { ...textContext(listDay, { choices: {}, choiceWords: {} }), units };
  const of = (name: string, text: string) => {
    const own = plotSheetFields.find((one) => one.name === name);
    return own && readFact(tidyText(text), own, context, name === 'price' ? units : {});
  };
  const read = of('price', whole);
  if (typeof read?.value !== 'number' || read.amount?.units.per !== undefined) return;
  values.set('price', { ...read, raw: whole });
  // What the brackets say confirms the price: another sum is asked about.
  const ofArea = values.has('pricePerHa') ? undefined : of('pricePerHa', per);
  if (ofArea?.value !== undefined && ofArea.doubt === undefined) values.set('pricePerHa', ofArea);
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
