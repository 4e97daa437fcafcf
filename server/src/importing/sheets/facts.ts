import { amountDoubts, ERROR_OF_AREA, NUMBER_IN_WORDS } from './amounts.ts';
import { guessUnits, unitDoubts } from './guess-units.ts';
import { digitsOfNumerals } from './numerals.ts';
import { type CellReading, type ReadingContext, readValue } from './read-value.ts';
import type { SheetField } from './sheet-fields.ts';
import { readUnits, type Units } from './units.ts';

/** Words of running text that name a field. */
export interface FactWords {
  /** Name of the field; undefined: the words are left out, such as a telephone. */
  readonly field: string | undefined;
  /** Its group `value`, or the whole match, is read as a cell of the field. */
  readonly pattern: RegExp;
  /** A text that has the fact. */
  readonly example: string;
  /** Cell text of words that are no value: 'да' of 'торг уместен'. */
  readonly means?: string;
  /** Whether further numbers of the field are parts of this one: 'общая площадь'. */
  readonly isTotal?: true;
  /** Units of the field in one of the text: 12 of years for a field of months. */
  readonly times?: number;
}

/** A number as people type it. */
export const NUMBER = String.raw`(?:\d{1,3}(?: \d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?)(?!\d)`;
/** A number with 'около', 'от', a second end. */
export const SOME = String.raw`(?:(?:около|порядка|примерно|от|до|~|≈)\s*)?${NUMBER}(?:\s*-\s*${NUMBER})?`;
/** A word boundary for Russian words. */
export const begin = String.raw`(?<![\p{L}\d])`;

export const factDoubts = {
  several: 'В тексте несколько таких чисел',
  severalDays: 'В тексте несколько сроков',
} as const;

const DAY = /^\d{4}-\d\d-\d\dT/u;

/** A pattern of a fact: case does not matter. */
export function words(source: string): RegExp {
  return new RegExp(source, 'giu');
}

const utilityName = '(?:газ|свет|вода|эл-?во|электричество|канализация|стоки|тепло|отопление)';
/** 'газ/свет/вода - центральные': a state of several utilities. */
const UTILITIES = new RegExp(
  String.raw`(?<!\p{L})(${utilityName}(?:(?: ?[/+] ?| и )${utilityName})+) ?[-:]? ?((?:по гран|ряд|централ|центр|городск|магистр|имее|есть|подвед|подключ|завед|на участ|на гран|в доме|нет(?!\p{L})|отсутств|по ту|по тех|ту(?!\p{L})|возмож|провед|доступ)[^,;\n|.]*)`,
  'giu',
);

/** 'вода, канализация – отсутствуют', 'газ, свет 2 МВт, вода – всё заведено': a plural or 'всё' is about all. */
const UTILITIES_IN_ROW = new RegExp(
  String.raw`(?<!\p{L})(${utilityName}(?: \d[\d.,]* ?[\p{L}\d/.]*)?(?:(?:,| и) ${utilityName}(?: \d[\d.,]* ?[\p{L}\d/.]*)?)+) ?(?:[-–—:] ?)?((?:вс[её] )(?:по гран|по ту|по тех|ту(?!\p{L})|рядом|на гран|есть|завед|подвед|подключ|провед|централ|имее)[^,;\n|.]*|(?:отсутствуют|подведены|подключены|заведены|проведены|центральные|городские|имеются)(?!\p{L}))`,
  'giu',
);

/** 'газ, вода по границе': both are there, unless the first has a state of its own. */
const UTILITIES_AT_BORDER = new RegExp(
  String.raw`(?<!\p{L})(${utilityName}(?:(?:, ?| и )${utilityName})+) ?[-:]? ?((?:по|на) гран[^,;\n|.]*)`,
  'giu',
);

/** 'газ ✅ свет ✅ вода ❌' */
const UTILITY_WITH_MARK = new RegExp(
  String.raw`(?<!\p{L})(${utilityName}) ?[-:]? ?(✅|✔|☑|➕|👍|❌|✖|🚫|➖|⛔)\uFE0F?,?`,
  'giu',
);

/** '✅ свет 2 МВт ✅ газ ❌ вода': the marks stand before the names, since the last one has a name after it. */
const LINE_OF_MARKS = new RegExp(
  String.raw`^.*(?:✅|✔|☑|➕|👍|❌|✖|🚫|➖|⛔)\uFE0F? ?${utilityName}(?!\p{L})[^✅✔☑➕👍❌✖🚫➖⛔\n]*$`,
  'gimu',
);
const MARK_WITH_UTILITY = new RegExp(String.raw`(✅|✔|☑|➕|👍|❌|✖|🚫|➖|⛔)\uFE0F? ?(${utilityName})(?!\p{L})`, 'giu');

/** 'газ есть', ', воды нет'; the words that follow a utility stay with it. */
function stateOf(mark: string, name: string): string {
  return /[✅✔☑➕👍]/u.test(mark) ? `, ${name} есть ` : `, ${name} нет, `;
}

/** 'корп. 2 — 1 200 м²', 'ул. Промышленная 20 — 2 400 м²': a number of a house before an area, no range. */
const AFTER_NUMBER =
  /((?<!\p{L})(?:(?:корп|кор|корпус|стр|строение|лит|литера?|блок|секция|сек|камера|пом|помещение|д|дом|вл)(?!\p{L})\.?|(?:ул|улица|пр-т|пр-кт|проспект|пр-д|проезд|пер|переулок|наб|б-р|ш|шоссе|тракт)(?!\p{L})\.?(?: ?[\p{L}\d][\p{L}\d. -]{0,40}?)?),? ?\d{1,4}\p{L}?(?:[/-]\d{1,3})?) ?[–—-] (?=\d[\d ]*(?:[.,]\d+)?(?: ?[–—-] ?\d[\d ]*)? ?(?:м2|м²|кв|м\.? ?кв))/giu;

/** 'сотка по 110 тыс.' is '110 тыс./сотка'. */
const PRICE_AFTER_UNIT =
  /(?<!\p{L})(сотк[ау]|гектар) (?:по|за|-) (\d[\d ]*(?:[.,]\d+)? ?(?:тыс|млн|т\.? ?р)\p{L}*)(?!\p{L})\.?/giu;

/** Spaces, dashes and superscripts of messengers in one spelling, '15 тыс руб сотка' as a price of it; emoji separate. */
export function tidyText(text: string): string {
  const tidied = utilitiesApart(englishThousands(text))
    .replace(/[\u00A0\u2007\u2009\u202F]/g, ' ')
    .replace(AFTER_NUMBER, '$1, ')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/(?<=(?:руб\p{L}*|₽|тыс|млн|(?<!\p{L})т\.? ?р)\.?) (?=(?:сотк[ау]|гектар|га)(?!\p{L}))/giu, '/')
    .replace(PRICE_AFTER_UNIT, '$2/$1')
    .replace(/(?<!\d)(\d{1,3}) с половиной(?!\p{L})/giu, '$1,5')
    .replace(NUMBER_IN_WORDS, ' ')
    .replace(ERROR_OF_AREA, '')
    .replaceAll('²', '2')
    .replace(/(?<!\p{L})куб\.? ?м\.?(?=\/|\s|$|,)/giu, 'м3')
    .replace(/(?<=\d ?)куб(?:\.|ов|а)?(?= ?\/| в (?:час|сут))/giu, 'м3')
    .replaceAll('³', '3')
    .replace(LINE_OF_MARKS, (line) =>
      line.replace(MARK_WITH_UTILITY, (_, mark: string, name: string) => stateOf(mark, name)),
    )
    .replace(UTILITY_WITH_MARK, (_, name: string, mark: string) => stateOf(mark, name))
    .replace(/(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+/gu, ' | ')
    .replace(/[ \t]+/g, ' ');
  return digitsOfNumerals(tidied);
}

/** '6,450 sqm' of an English line is '6 450 sqm'; '12,345' of a Russian one may be a fraction. */
function englishThousands(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      /[а-яё]/iu.test(line) || !/[a-z]{3}/iu.test(line)
        ? line
        : line.replace(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d)/g, (number) => number.replaceAll(',', ' ')),
    )
    .join('\n');
}

/** 'газ/свет по границе', 'газ и свет по границе' → 'газ по границе, свет по границе'. */
export function utilitiesApart(text: string): string {
  const apart = (_: string, list: string, state: string) =>
    list
      .split(/,(?!\d) ?| и /u)
      .map((name) => `${name.trim()} ${state.replace(/^вс[её] /iu, '')}`)
      .join(', ');
  const ofRows = text.replace(UTILITIES_AT_BORDER, apart).replace(UTILITIES_IN_ROW, apart);
  return ofRows.replace(UTILITIES, (_, list: string, state: string) =>
    list
      .split(/[/+]| и /u)
      .map((name) => `${name.trim()} ${state}`)
      .join(', '),
  );
}

/**
 * Facts of a running text; each match is removed before the next ones are looked for.
 * @param text tidied
 */
export function readFacts(
  text: string,
  facts: readonly FactWords[],
  fields: readonly SheetField[],
  context: ReadingContext,
): { values: Map<string, CellReading>; rest: string } {
  const values = new Map<string, CellReading>();
  const totals = new Set<string>();
  let rest = text;
  for (const { field: name, pattern, means, isTotal, times = 1 } of facts) {
    const field = fields.find((one) => one.name === name);
    const found: RegExpExecArray[] = [];
    for (const match of rest.matchAll(pattern)) {
      const [whole] = match;
      if (!field) {
        found.push(match);
        continue;
      }
      const cell = (means ?? match.groups?.['value'] ?? whole).trim();
      const written = readFact(cell === '' ? 'есть' : cell, field, context);
      const reading = typeof written.value === 'number' ? { ...written, value: written.value * times } : written;
      if (reading.value === undefined && !reading.isOnRequest && reading.doubt === undefined) continue;
      // A word that only looks like a value of a dictionary.
      if (reading.value === undefined && field.reading.kind === 'choice') continue;
      // '1,5 млн за га?? уточню'
      const after = match.input.slice(match.index + whole.length);
      const isPrice = field.reading.kind === 'price' || field.reading.kind === 'pricePerArea';
      const isUnsure =
        reading.amount !== undefined && (UNSURE_AFTER.test(after) || (isPrice && OTHER_PRICE_AFTER.test(after)));
      const isOfPair =
        (isPrice || field.reading.kind === 'rate') && FIRST_OF_PAIR.test(match.input.slice(0, match.index));
      const paired = isOfPair ? { ...reading, doubt: amountDoubts.several } : undefined;
      const sure =
        paired ?? (reading.doubt === undefined && isUnsure ? { ...reading, doubt: amountDoubts.about } : reading);
      if (!totals.has(field.name)) values.set(field.name, both(values.get(field.name), sure));
      if (isTotal) totals.add(field.name);
      found.push(match);
    }
    rest = without(rest, found);
  }
  return { values, rest };
}

/** The text without what was found, at its positions: 'газ' is also within 'магазин'. */
function without(text: string, found: readonly RegExpExecArray[]): string {
  if (found.length === 0) return text;
  const cut = found.toReversed().reduce((rest, { index, 0: whole }) => {
    return `${rest.slice(0, index)} | ${rest.slice(index + whole.length)}`;
  }, text);
  return cut.replace(/ +/g, ' ');
}

/** '350/500 руб./м²': the second of two prices. */
const FIRST_OF_PAIR = /(?<![\p{L}\d.,])\d{2,} ?\/ ?$/u;

/** What follows a number that its writer is not sure of. */
const UNSURE_AFTER = /^ ?(?:\?|\(?(?:уточн|предварительн|под вопросом|не ?точно|не уверен))/iu;
/** 'хотят 9 млн, но думаю от 8', '9 млн (отдаст за 8,5)': another price that may be agreed. */
const OTHER_PRICE_AFTER =
  /^,? ?\(?(?:(?:но|а) )?(?:думаю|реально|готов\p{L}*|отда[сё]\p{L}*|уступ\p{L}*|или|либо)(?: (?:отда|уступ|прода|торг|сниз)\p{L}*)?(?: (?:от|до|за|и за|по))? \d+(?:[.,]\d+)?(?![\d.,]*\d| ?(?:\d{3}(?!\d) ?)*(?:га|сот|м2|кв|км|квт|мвт|м3|мес|лет|год|уч|дн|дек|янв|фев|мар|апр|%)(?!\d))/iu;

/** A text as a value of a field, with a doubt where its unit is a guess; units of its label hold where it has none. */
export function readFact(text: string, field: SheetField, context: ReadingContext, ofLabel: Units = {}): CellReading {
  const cell = { text };
  const { size, ...named } = { ...ofLabel, ...readUnits(text).units };
  const isSized = size !== undefined;
  const guessed = isSized ? { units: sized(named, ofLabel), doubt: undefined } : guessUnits([cell], field, named);
  const reading = readValue(cell, field, { ...context, units: guessed.units });
  const doubt = reading.doubt ?? guessed.doubt;
  return { ...reading, ...(doubt ? { doubt } : {}) };
}

function sized(named: Units, { size }: Units): Units {
  return size === undefined ? named : { ...named, size };
}

/** The second mention of a field: another number is a doubt, another value of a list is added. */
function both(earlier: CellReading | undefined, reading: CellReading): CellReading {
  if (!earlier) return reading;
  if (Array.isArray(earlier.value) && Array.isArray(reading.value)) {
    return { ...earlier, value: [...new Set([...earlier.value, ...reading.value])] };
  }
  // 'сейчас свободен': a day is no text that further words complete.
  if (DAY.test(String(earlier.value)) && DAY.test(String(reading.value)))
    return earlier.value === reading.value ? earlier : { ...earlier, doubt: earlier.doubt ?? factDoubts.severalDays };
  if (typeof earlier.value === 'string' && typeof reading.value === 'string') {
    return { ...earlier, value: `${earlier.value}, ${reading.value}`, raw: `${earlier.raw}, ${reading.raw}` };
  }
  if (typeof earlier.value !== 'number' || typeof reading.value !== 'number') return earlier;
  const isSame = Math.abs(earlier.value - reading.value) <= Math.abs(earlier.value) * 0.006;
  // The period of a rate may be named for all offers: then it is still one of two rates.
  const known = earlier.doubt === unitDoubts.month ? undefined : earlier.doubt;
  return isSame ? earlier : { ...earlier, doubt: known ?? factDoubts.several };
}
