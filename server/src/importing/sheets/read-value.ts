import { meansYes } from '#importing/read-cell.ts';
import { type Amount, amountDoubts, ENGLISH_MONEY, isSmallRate, readAmount, rounded } from './amounts.ts';
import { fold } from './fold.ts';
import { dayDoubts, readAvailability, readSaidDay } from './read-days.ts';
import { readCadastral, readPosition } from './read-places.ts';
import { readUtility, VOLTAGE } from './read-utility.ts';
import type { SheetCell } from './sheet.ts';
import type { SheetChoice, SheetChoices, SheetField } from './sheet-fields.ts';
import { readUnits, type Units } from './units.ts';
import {
  blankWords,
  bookedWords,
  type ChoiceWords,
  choiceInWords,
  findChoice,
  flagWords,
  meaningOf,
} from './value-words.ts';

/** What a cell means for a field. */
export interface CellReading {
  /** Undefined: the cell has no value, or none that can be understood. */
  readonly value?: unknown;
  /** Why the value is not certain, in Russian. */
  readonly doubt?: string;
  readonly isOnRequest?: true;
  /** The number with its words, of numeric fields. */
  readonly amount?: Amount;
  /** The cell's text, for the card of a doubt. */
  readonly raw: string;
  /** Whether a merged cell gave the value to this row. */
  readonly isSpread?: boolean;
  /** Operating expenses named with a rate: '8 000 + 1 800 OPEX'. */
  readonly opex?: number;
  /** Distance named with a highway. */
  readonly kilometres?: number;
  /** Text that the field has no room for: for the comment. */
  readonly rest?: string;
}

/** Whether a reading has neither a value nor a question. */
export function isBlank(reading: CellReading | undefined): boolean {
  return reading === undefined || (reading.value === undefined && !reading.isOnRequest && reading.doubt === undefined);
}

/** What a cell is read with. */
export interface ReadingContext {
  /** Units of the head, completed by those of the title and by the values of the column. */
  readonly units: Units;
  readonly choices: SheetChoices;
  /** Other words for values, by source. */
  readonly choiceWords: Readonly<Record<string, readonly ChoiceWords[]>>;
  readonly now: Date;
  /** Day of the list, `YYYY-MM-DD`. */
  readonly listDay: string;
}

export const valueDoubts = {
  notUnderstood: 'Не понимаем значение',
  notInDictionary: 'Нет такого значения в справочнике',
  error: 'В ячейке ошибка формулы',
  tooLarge: 'Число больше допустимого',
  apparent: 'Мощность названа в кВА, а не в кВт',
  several: 'Названо несколько значений',
  rounded: 'Число с дробью: в базе только целое',
  belowGround: 'Этаж ниже земли: подвал или цоколь?',
  marked: 'В ячейке знак вопроса',
} as const;

/** Error of a formula that was saved as text. */
const ERROR_TEXT = /^#(?:ДЕЛ|ССЫЛ|ЗНАЧ|ИМЯ|Н\/Д|ЧИСЛО|ПУСТО|REF|DIV|VALUE|NAME|N\/A|NUM|NULL)/iu;
/** '08.окт', '1 май', '10.12': numbers and ranges that Excel turned into dates. */
const TURNED = /^(\d{1,2})[. -](янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек)[а-я]*\.?$/u;
const MONTHS = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];

/** Reads a cell as a value of a field. */
export function readValue(cell: SheetCell, field: SheetField, context: ReadingContext): CellReading {
  const raw = cell.text;
  if (raw === '') return { raw };
  if (cell.isError || ERROR_TEXT.test(raw)) return { raw, doubt: valueDoubts.error };
  const blank = meaningOf(blankWords, raw);
  const isDash = /^[-–—]$/.test(raw);
  // 'TBC', 'уточняется': a day is set, but not named yet.
  if (blank === 'empty' && isDay(field) && /^\s*(?:tb[acd]|уточн)/iu.test(raw))
    return { raw, doubt: dayDoubts.notNamed };
  if (blank === 'empty' && !(isDash && (field.reading.kind === 'flag' || field.reading.kind === 'utility')))
    return { raw };
  // 'обсуждается' of bargaining is an answer.
  const isAnswer = field.reading.kind === 'flag' && meaningOf(field.reading.words ?? [], raw) !== undefined;
  if (blank === 'onRequest' && !isAnswer)
    return isDay(field)
      ? { raw, doubt: dayDoubts.notNamed }
      : { raw, isOnRequest: true, ...(cell.spread === 'down' ? { isSpread: true } : {}) };
  const found = byKind(cell, field, context);
  const isMarked = found.value !== undefined && found.doubt === undefined && !PLAIN.has(field.reading.kind);
  const reading = isMarked && QUESTION_MARK.test(raw) ? { ...found, doubt: valueDoubts.marked } : found;
  return cell.spread === 'down' ? { ...reading, isSpread: true } : reading;
}

/** 'выгреб?', 'пром (?)': the value is uncertain. */
export const QUESTION_MARK = /[\p{L}\d.] ?\(?\?+\)?\s*$/u;
/** Kinds of texts, whose question marks are theirs. */
const PLAIN: ReadonlySet<string> = new Set(['text', 'remark', 'link', 'status', 'unit', 'sequence']);

function isDay({ reading }: SheetField): boolean {
  return reading.kind === 'day' || reading.kind === 'availability';
}

function byKind(cell: SheetCell, field: SheetField, context: ReadingContext): CellReading {
  const raw = cell.text;
  const { reading } = field;
  const notUnderstood = { raw, doubt: valueDoubts.notUnderstood };
  switch (reading.kind) {
    case 'area':
    case 'price':
    case 'pricePerArea':
    case 'sum':
      return readNumberCell(cell, field, context);
    case 'number':
      return !/\d/.test(raw) && meaningOf(flagWords, raw) === false
        ? { raw, ...(field.isCount ? { value: 0, amount: { value: 0, units: {}, rest: '' } } : {}) }
        : readNumberCell(cell, field, context);
    case 'rate':
      return readRate(cell, field, context);
    case 'choice':
      return readChoiceCell(raw, reading.source, reading.isMany === true, context);
    case 'option': {
      const found = findChoice(latinClass(raw), latinValues(reading.values), context.choiceWords[field.name]);
      return found ? { raw, value: found.value.id } : notUnderstood;
    }
    case 'flag': {
      const meant = meansYes(raw) ?? meaningOf(reading.words ?? [], raw) ?? meaningOf(flagWords, raw);
      // 'возможна' of a siding or a canteen: there is none yet.
      const isOnlyPossible = field.name.includes('.') && /^\s*возмож/iu.test(raw);
      return meant === undefined || meant === 'unclear' || isOnlyPossible ? notUnderstood : { raw, value: meant };
    }
    case 'day':
    case 'availability': {
      if (reading.kind === 'availability' && !cell.day && meaningOf(bookedWords, raw)) return { raw, rest: raw };
      const found = cell.day
        ? { day: cell.day, doubt: undefined }
        : reading.kind === 'day'
          ? readSaidDay(raw, context.now)
          : readAvailability(raw, context.now, context.listDay);
      if (!found) return notUnderstood;
      return { raw, value: `${found.day}T00:00:00`, ...(found.doubt ? { doubt: found.doubt } : {}) };
    }
    case 'cadastral': {
      const { numbers, doubt } = readCadastral(raw);
      if (numbers.length === 0) return { raw, doubt: doubt ?? valueDoubts.notUnderstood };
      return { raw, value: numbers, ...(doubt ? { doubt } : {}) };
    }
    case 'position': {
      const found = reading.part === 'both' ? readPosition(raw) : undefined;
      if (found) return { raw, value: found, ...(found.doubt ? { doubt: found.doubt } : {}) };
      const degrees =
        reading.part === 'both'
          ? Number.NaN
          : (readPosition(`${raw}, ${raw}`)?.latitude ?? Number(raw.replace(',', '.')));
      return Number.isNaN(degrees) ? notUnderstood : { raw, value: degrees };
    }
    case 'utility': {
      const found = readUtility(cell.number === undefined ? raw : String(cell.number), context.units.factor ?? 1);
      return found ? { raw, ...found } : notUnderstood;
    }
    case 'supply': {
      // '380 В' is no power.
      if (!/\d/.test(raw.replace(VOLTAGE, ' ')) && cell.number === undefined) return { raw, rest: raw };
      return readNumberCell(cell, field, context);
    }
    case 'level': {
      const amount = readAmount(raw);
      if (!amount) return notUnderstood;
      const { factor = context.units.factor } = amount.units;
      const metres = factor === undefined ? guessedMetres(amount.value) : amount.value * factor;
      return { raw, value: Math.round(metres * 100), ...(amount.doubt ? { doubt: amount.doubt } : {}) };
    }
    case 'vat': {
      const vat = vatByWord(raw) ?? readUnits(/ндс|усн|vat|облаг/iu.test(raw) ? raw : `${raw} НДС`).units.vat;
      return vat === undefined ? notUnderstood : { raw, value: vat };
    }
    case 'opex': {
      const meant =
        meansYes(raw) ??
        (/не вкл|не вход|искл|отдельно|сверх|excl/iu.test(raw)
          ? false
          : /вкл|вход|в ставке/iu.test(raw)
            ? true
            : undefined);
      // 'отдельно, 1 400': the number says more.
      return meant === undefined || /\d{3}/.test(raw) ? readNumberCell(cell, field, context) : { raw, value: meant };
    }
    case 'pitch': {
      const [x, y] = [...raw.matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) => Number(number.replace(',', '.')));
      return x === undefined ? notUnderstood : { raw, value: { x, y: y ?? null } };
    }
    case 'link':
      return /https?:|www\.|\.(?:ru|com|org|рф)(?:\/|$)/iu.test(raw) ? { raw, value: raw.trim() } : { raw, rest: raw };
    case 'temperature': {
      const degrees = temperatures(raw);
      return degrees.length > 0
        ? { raw, value: { from: Math.min(...degrees), to: Math.max(...degrees) } }
        : notUnderstood;
    }
    default:
      // '02.мар' of '2-3': the number of a block.
      return {
        raw,
        value: raw.replace(/\s+/g, ' ').trim(),
        ...(field.name.endsWith('name') && TURNED.test(fold(raw)) ? { doubt: amountDoubts.date } : {}),
      };
  }
}

/** A floor is at most some metres above the ground: larger numbers are centimetres, then millimetres. */
function guessedMetres(value: number): number {
  const size = Math.abs(value);
  return size < 10 ? value : size < 300 ? value / 100 : value / 1_000;
}

/** '8 000 + 1 800 OPEX': a rate and what is paid on top. */
const WITH_OPEX = /^(.*?\d[^+]*)\+\s*(\d[\d ]*)\s*(?:руб\S*\s*)?\(?(?:opex|опекс|экспл)[^+]*(.*)$/iu;

/** '6 400 руб/м²/год без НДС, OPEX 1 100 отдельно' */
const OPEX_APART =
  /^(.*?\d[^,;(]*)[,;(]\s*(?:opex|опекс|экспл\S*(?:\s+расход\S*)?)[\s:=—–-]*(\d[\d ]*\d)(?:\s*(?:руб|р|₽)\S*)?\s*\(?(?:отдельно|сверху|сверх|дополнительно|не вкл\S*|extra|on top|excl\S*)\)?()\.?$/iu;

/** '8400 год', '750 мес.': a period without a stroke. */
const BARE_PERIOD = /(?<=\d(?: ?(?:р|руб|₽)\.?)?)\s*((?:год|мес)\p{L}*|г)\.?\s*$/iu;

function readRate(cell: SheetCell, field: SheetField, context: ReadingContext): CellReading {
  const [, rate, opex, rest = ''] = WITH_OPEX.exec(cell.text) ?? OPEX_APART.exec(cell.text) ?? [];
  if (rate === undefined || opex === undefined)
    return readNumberCell({ ...cell, text: cell.text.replace(BARE_PERIOD, ' / $1') }, field, context);
  const reading = readNumberCell({ text: `${rate} ${rest}` }, field, context);
  const onTop = inUnits(
    { value: Number(opex.replace(/\s/g, '')), units: reading.amount?.units ?? {}, rest: '' },
    field,
    context.units,
  );
  return { ...reading, raw: cell.text, ...(onTop === undefined ? {} : { opex: onTop }) };
}

/** Degrees in a text: '−18…−22', '+2/+6', 'до -25'. */
export function temperatures(text: string): number[] {
  const signed = fold(text)
    .replace(/(?<!\p{L})минус(?!\p{L}) ?/gu, '-')
    .replace(/(?<!\p{L})плюс(?!\p{L}) ?/gu, '+');
  return [...signed.matchAll(/([+-]?)\s?(\d{1,2})(?!\d)/g)].map(([, sign, degrees]) =>
    Number(`${sign === '-' ? '-' : ''}${degrees}`),
  );
}

function vatByWord(raw: string): number | undefined {
  const text = fold(raw);
  if (
    /усн|не обл(?:аг\p{L}*|\.|$)|необлаг|освобожд|патент|енвд|осво?божден|упрощен|не плательщик|(?<!\p{L})псн|not applicable|(?<!\p{L})sts(?!\p{L})|simplified|exempt/u.test(
      text,
    )
  )
    return 3;
  if (/^(?:не вкл|не учт|без|сверху|плюс|\+|excl|not incl|net|кроме|on top|plus)/u.test(text)) return 2;
  if (/^(?:вкл|с учет|в цене|в т\. ?ч|incl|gross)/u.test(text)) return 1;
  const meant = meansYes(raw);
  return meant === undefined ? (/^(?:ндс )?2[02] ?%?$/u.test(text) ? 1 : undefined) : meant ? 1 : 2;
}

const latin = new WeakMap<readonly SheetChoice[], SheetChoice[]>();

function latinValues(values: readonly SheetChoice[]): SheetChoice[] {
  const known = latin.get(values) ?? values.map((value) => ({ ...value, name: latinClass(value.name) }));
  latin.set(values, known);
  return known;
}

/** Classes are written in either alphabet: 'А+' (Cyrillic) is 'A+'; words around the letter are left out. */
function latinClass(text: string): string {
  const letters: Readonly<Record<string, string>> = { а: 'a', в: 'b', с: 'c', д: 'd', б: 'b' };
  const tidy = fold(text)
    .replace(/^класс\s*/u, '')
    .replace(/\s*класс\p{L}*$/u, '')
    .replace(/\s+/g, '')
    .replace(/плюс/u, '+');
  return /^[абвсдabcd][+-]?$/u.test(tidy) ? `${letters[tidy.charAt(0)] ?? tidy.charAt(0)}${tidy.slice(1)}` : fold(text);
}

/** '/ 31', ', 22': a distance after the name below a head that names kilometres. */
const BARE_KILOMETRES = /\s*[/,;|–-]\s*(\d{1,3})\s*$/u;

function kilometresOf(text: string, { measure }: Units): RegExpExecArray | null {
  return KILOMETRES.exec(text) ?? (measure === 'km' ? BARE_KILOMETRES.exec(text) : null) ?? KILOMETRES_ALONE.exec(text);
}

/** 'Восток', 'Юго-запад': a side of the world is no highway, as in 'М-12 «Восток»'. */
export const DIRECTION = /^(?:(?:северо|юго)-?)?(?:север|юг|восток|запад)$/u;

/** 'Киевское ш 35 км': a distance after the name. */
const KILOMETRES =
  /[,\s]*(?<!\p{L})(\d{1,3}(?:[.,]\d)?)\s*-?(?:й|ой)?\s*(?:км|km)(?:\s*(?:от|from|off|to)\s*(?:мкад|mkad|mrr|moscow))?\.?/iu;

/** 'Щёлковское 19', 'Носовихинское ш. 8': the number of a named highway is its kilometre. */
const KILOMETRES_ALONE = /(?<=^\p{L}{4}[\p{L} -]*(?:ш(?:оссе)?\.?)?)[,\s]+(\d{1,3}(?:[.,]\d)?)$/iu;

/** 'Каширское (М-4)', 'Kashirskoe (M4)': the code of a highway after its name. */
const CODE_AFTER_NAME = /(?<=\p{L}{5}\.?)\s*\(\s*(?:трасса\s*)?[МАРMAPаарм]\s?-?\s?\d{1,3}[^)]*\)/iu;

function readChoiceCell(text: string, source: string, isMany: boolean, context: ReadingContext): CellReading {
  if (source === 'floor' && /^[-–−]\s?\d/u.test(text)) return readBelowGround(text, isMany, context);
  // '0,3' below 'Удалённость от трассы, км' is no highway.
  const isDistance = DIRECTION.test(fold(text)) || /^\d+(?:[.,]\d+)?(?:\s?(?:км|м)\.?)?$/u.test(text.trim());
  if (source.includes('highway') && isDistance) return { raw: text, rest: text };
  if (source.includes('highway') && CODE_AFTER_NAME.test(text))
    return { ...readChoiceCell(text.replace(CODE_AFTER_NAME, ' ').trim(), source, isMany, context), raw: text };
  const found = source.includes('highway') ? kilometresOf(text, context.units) : null;
  if (!found) return withoutAnswer(readChoices(text, source, isMany, context), isMany);
  return {
    ...readChoices(text.replace(found[0], '').trim(), source, isMany, context),
    raw: text,
    kilometres: Number(found[1]?.replace(',', '.')),
  };
}

const ANSWER_ALONE = /^(?:да|есть|имеется|нет|не имеется|отсутств\p{L}*|не предусм\p{L}*|yes|no|[+✓✔v✅1–—0-])[.! ]*$/u;

/** 'есть' below 'Канализация' says that there is one, not which: for the comment; 'нет' says nothing more. */
function withoutAnswer(reading: CellReading, isMany: boolean): CellReading {
  const isAnswer = isMany && reading.value === undefined && ANSWER_ALONE.test(fold(reading.raw));
  const answer = isAnswer ? meaningOf(flagWords, reading.raw) : undefined;
  if (answer === undefined) return reading;
  return answer ? { raw: reading.raw, rest: reading.raw } : { raw: reading.raw };
}

/** '-1': a floor below the ground, of which there are two kinds. */
function readBelowGround(text: string, isMany: boolean, context: ReadingContext): CellReading {
  const reading = readChoices(`минус ${text.slice(1).trim()}`, 'floor', isMany, context);
  return { ...reading, raw: text, ...(reading.value === undefined ? {} : { doubt: valueDoubts.belowGround }) };
}

function readChoices(
  raw: string,
  source: string,
  isMany: boolean,
  { choices, choiceWords }: Pick<ReadingContext, 'choices' | 'choiceWords'>,
): CellReading {
  const values = choices[source] ?? [];
  const others = choiceWords[source];
  if (!isMany) {
    const found = findChoice(raw, values, others);
    // '50' of regions: the number by which the region is known.
    const ofNumber =
      source === 'regions' && /^\d{2}$/.test(raw) ? values.find(({ id }) => id === Number(raw)) : undefined;
    if (ofNumber) return { raw, value: ofNumber };
    if (!found) return { raw, doubt: valueDoubts.notInDictionary };
    if (found.isSure && namesSeveral(raw, values, others))
      return { raw, value: found.value, doubt: valueDoubts.several };
    return { raw, value: found.value, ...(found.isSure ? {} : { doubt: valueDoubts.notInDictionary }) };
  }
  const lists = raw.split(/[;\n]/).filter((part) => /[\p{L}\d]/u.test(part));
  // 'Склады; офисы (4.1)': each is a use, or several.
  if (lists.length > 1) {
    const found = lists.map((part) => readChoices(part.trim(), source, true, { choices, choiceWords }));
    const known = found.flatMap(({ value }) => (Array.isArray(value) ? (value as SheetChoice[]) : []));
    const isUnsure = found.some(({ value, doubt }) => value === undefined || doubt !== undefined);
    return listOf(raw, known, isUnsure);
  }
  const ofCodes = choicesOfCodes(raw, values);
  const whole = findChoice(raw, values, others);
  const hasCodes = values.some(({ code }) => code !== undefined);
  const named = hasCodes || source === 'best-uses' ? partsInWords(raw, values, others) : [];
  const parts = (named.length > 1 ? named : raw.replace(SHORTENED, '$1$2').split(/[,/+]|(?<!\p{L})и(?!\p{L})/u))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const ofParts = parts.map((part) => choiceOfPart(part, values, others));
  // Words of materials of a floor qualify each other: 'бетон, упрочнённый'.
  // 'Производственная деятельность (6.0), Склад (6.9)': each part is a value, and the whole has words of one.
  const areAll =
    parts.length > 1 &&
    ofParts.every((one) => one?.isSure) &&
    (hasCodes || named.length > 1 || !areOneInWords(ofParts)) &&
    fold(whole?.value.name ?? '') !== fold(raw);
  if (ofCodes.length > 0 && !areAll) return listOf(raw, ofCodes, false);
  const found = whole && !areAll ? [whole] : ofParts;
  const known = found.flatMap((one) => (one ? [one.value] : []));
  return listOf(raw, known, known.length < found.length || found.some((one) => one?.isSure === false));
}

/** Between names of one cell: 'склад или производство', 'производственно-складской'. */
const BETWEEN_NAMES = /\s(?:и|или|либо)\s|\s?[+&,/]\s?|(?<=енно)-(?=\p{L}{4})/u;

/** Parts of a cell of which each has a value by its own words. */
function partsInWords(raw: string, values: readonly SheetChoice[], others: readonly ChoiceWords[] = []): string[] {
  const parts = raw.split(BETWEEN_NAMES).filter((part) => part.trim() !== '');
  return parts.every((part) => choiceInWords(part, values, others) !== undefined) ? parts : [];
}

/** Between values of which a cell may have one: 'СХ → пром', 'Симферопольское / Варшавское'. */
const BETWEEN_VALUES = /\s*(?:→|->|[;,+])\s*|\s\/\s|(?<=\p{L}{2})\/(?=\p{L}{2})|\s(?:и|или|либо)\s/u;

/** Whether a cell with room for one value has the words of two. */
function namesSeveral(raw: string, values: readonly SheetChoice[], others: readonly ChoiceWords[] = []): boolean {
  if (values.some(({ name }) => fold(name) === fold(raw))) return false;
  const found = raw.split(BETWEEN_VALUES).flatMap((part) => choiceInWords(part, values, others)?.value ?? []);
  return new Set(found).size > 1;
}

/** 'ж/б', 'п/в': one word of two letters. */
const SHORTENED = /(?<!\p{L})(\p{L})\/(\p{L})(?!\p{L})/gu;

/** Whether the name of one value has the words of another: 'Бетон' of 'Бетон с упрочнённым верхним слоем'. */
function areOneInWords(found: readonly ({ value: SheetChoice } | undefined)[]): boolean {
  const names = found.map((one) => fold(one?.value.name ?? ''));
  return names.some((name, index) => names.some((other, place) => place !== index && other.startsWith(`${name} `)));
}

function listOf(raw: string, values: readonly SheetChoice[], isUnsure: boolean): CellReading {
  const value = [...new Set(values)];
  if (value.length === 0) return { raw, doubt: valueDoubts.notInDictionary };
  return { raw, value, ...(isUnsure ? { doubt: valueDoubts.notInDictionary } : {}) };
}

/** 'Лёгкая пром-ть 6.3', '6.9, 6.0': values by the codes that a text has. */
function choicesOfCodes(text: string, values: readonly SheetChoice[]): SheetChoice[] {
  // A cell of numbers has '6' for '6.0'.
  const [bare] = /^\d{1,2}(?=\s*$)/.exec(text.trim()) ?? [];
  const ofBare = bare === undefined ? undefined : values.find(({ code }) => code === `${bare}.0`);
  if (ofBare && !values.some(({ code }) => code === bare)) return [ofBare];
  const codes = text.match(/(?<![\d.,])\d{1,2}\.\d{1,2}(?:\.\d{1,2})?(?![\d%]|\.\d)/gu) ?? [];
  return codes.flatMap((code) => values.find((value) => value.code === code) ?? []);
}

/** A part of a list, by its name, by the code in brackets after it, or by the code before it. */
function choiceOfPart(part: string, values: readonly SheetChoice[], others: readonly ChoiceWords[] | undefined) {
  const [ofCode] = choicesOfCodes(part, values);
  if (ofCode) return { value: ofCode, isSure: true };
  return (
    findChoice(part.replace(/\s*\(.*\)$/, ''), values, others) ?? findChoice(/^[\d.]+/.exec(part)?.[0] ?? '', values)
  );
}

/** Number that Excel turned into a date: '01.май' was 1.5, '08.окт' was 8-10. */
function turnedNumber(cell: SheetCell): { first: number; second: number } | undefined {
  const [, day, month] = TURNED.exec(fold(cell.text)) ?? [];
  if (day !== undefined && month !== undefined) {
    return { first: Number(day), second: MONTHS.findIndex((begin) => month.startsWith(begin)) + 1 };
  }
  return cell.day ? { first: Number(cell.day.slice(8)), second: Number(cell.day.slice(5, 7)) } : undefined;
}

function readNumberCell(cell: SheetCell, field: SheetField, { units: inHead }: ReadingContext): CellReading {
  const raw = cell.text;
  // A cadastral number and a day are no amounts.
  if (/\d{2}:\d{2}:\d|^\d{1,2}\.\d{1,2}\.\d{4}$/.test(raw)) return { raw, doubt: valueDoubts.notUnderstood };
  const turned = turnedNumber(cell);
  if (turned) {
    // Heights, docks and distances are whole: '8-10'. Areas and prices have fractions: '1.5'.
    const isRange = field.reading.kind === 'number' && turned.first <= turned.second;
    const value = isRange ? turned.first : Number(`${turned.first}.${turned.second}`);
    const amount = { value, units: {}, rest: '' };
    return { raw, value: inUnits(amount, field, inHead), doubt: amountDoubts.date, amount };
  }
  const ofFormat = cell.formatWords ? readUnits(cell.formatWords).units : {};
  const isDistance = field.reading.kind === 'number' && ROAD_AND_KILOMETRES.test(raw);
  const readAs: Amount | undefined =
    cell.number === undefined
      ? readAmount(
          isDistance
            ? raw.replace(ROAD_AND_KILOMETRES, '')
            : field.reading.kind === 'price'
              ? raw.replace(THOUSANDS_BY_LETTER, '$1 тыс.')
              : raw,
        )
      : { value: rounded(cell.number * (ofFormat.size ?? 1)), units: ofFormat, rest: '' };
  if (!readAs) return { raw, doubt: valueDoubts.notUnderstood };
  const amount = thousandsByDot(readAs, raw, field, inHead);
  const isUpper = field.reading.kind === 'number' && field.reading.end === 'upper';
  const chosen = isUpper && amount.to !== undefined ? { ...amount, value: amount.to } : amount;
  // '1 000 руб/м2' in a column of millions.
  const isPerArea = field.reading.kind === 'price' && amount.units.per !== undefined && inHead.per === undefined;
  const { size: _, ...withoutSize } = inHead;
  // '8 400 000' in a column of millions.
  const isInRoubles =
    field.reading.kind === 'price' && amount.units.size === undefined && isWholeSum(chosen.value, inHead.size);
  // '850 руб./м²/мес' in a column of thousands.
  const isOwnRate =
    field.reading.kind === 'rate' && amount.units.per !== undefined && chosen.value >= LOWEST_RATE_IN_ROUBLES;
  const value = inUnits(chosen, field, isPerArea || isInRoubles || isOwnRate ? withoutSize : inHead);
  if (value === undefined) return { raw, doubt: valueDoubts.notUnderstood };
  // The money for a whole block is divided by its area later.
  const tooLarge = field.max !== undefined && value > field.max && !inHead.whole ? valueDoubts.tooLarge : undefined;
  // '12,345' of millions is a fraction.
  const isFraction =
    amount.doubt === amountDoubts.separators &&
    (inHead.size ?? 1) >= (inHead.threeDigits === 'fraction' && raw.includes(',') ? 1e3 : 1e6);
  const isApparent = field.reading.kind === 'supply' && APPARENT_POWER.test(raw) ? valueDoubts.apparent : undefined;
  const isForeign = inHead.currency === 'other' && amount.units.currency === undefined;
  const inCurrency = isForeign && amount.doubt === undefined ? amountDoubts.currency : undefined;
  const isRounded = field.reading.kind === 'number' && field.decimals === 0 && !Number.isInteger(amount.value);
  const doubt =
    tooLarge ??
    isApparent ??
    inCurrency ??
    (isFraction ? undefined : numberDoubt(amount, field)) ??
    (isRounded ? valueDoubts.rounded : undefined);
  return { raw, value, amount, ...(doubt ? { doubt } : {}), ...(amount.rest ? { rest: raw } : {}) };
}

/** 'Московский (М-53), 6 км': the code of a road before the distance. */
const ROAD_AND_KILOMETRES = /^[^\d]{3,40}[(, ][МАРMAP]-?\d{1,3}\)?(?=[, ]+\d{1,3}(?:[.,]\d)? ?км\.?$)/iu;

/** '400 т' in a column of prices: thousands, no tonnes. */
const THOUSANDS_BY_LETTER = /^(\s*\d[\d ]*(?:[.,]\d+)?)\s*т\.?\s*$/iu;

/** A lower rate with units of its own is one of thousands. */
const LOWEST_RATE_IN_ROUBLES = 100;

/** Highest price of anything (roubles): a larger one is not in the unit of its column. */
const HIGHEST_PRICE = 5e10;
/** Lowest sum that is typed in roubles among millions. */
const LOWEST_SUM = 50_000;

/** Whether a price is typed in roubles in a column of millions or thousands. */
export function isWholeSum(value: number, size = 1): boolean {
  return size > 1 && value >= LOWEST_SUM && value * size > HIGHEST_PRICE && value < HIGHEST_PRICE;
}

/** '300 кВА': not the power in kW. */
const APPARENT_POWER = /\d\s?(?:ква|мва|kva|mva)(?!\p{L})/iu;

/** '21.150' m² and '8.400' roubles are thousands: nobody writes thousandths of them; '12,345' of millions is a fraction. */
function thousandsByDot(amount: Amount, raw: string, { reading }: SheetField, inHead: Units): Amount {
  const isSmallRange = amount.to !== undefined && /\d[.,]\d{3}(?!\d)/.test(raw);
  if (isSmallRange && isSmallRate(amount, reading)) {
    return { ...amount, value: rounded(amount.value * 1_000), to: rounded((amount.to ?? 0) * 1_000) };
  }
  if (amount.doubt !== amountDoubts.separators || amount.to !== undefined) return amount;
  const { area, size } = { ...inHead, ...amount.units };
  const isMetres =
    reading.kind === 'area' && size === undefined && (area ?? (reading.unit === 'hectare' ? 10_000 : 1)) === 1;
  const isMoney = ['price', 'pricePerArea', 'rate', 'opex'].includes(reading.kind) && size === undefined;
  if (isMetres && inHead.threeDigits === 'unknown') return amount;
  if (isMetres && inHead.threeDigits === 'fraction') {
    const { doubt: _, ...certain } = amount;
    return certain;
  }
  // '11,200' a year is no rate of eleven roubles.
  const isRate = isSmallRate(amount, reading);
  const isEnglish = ENGLISH_MONEY.test(raw);
  if (!isMetres && !(isMoney && (raw.includes('.') || isEnglish || (isRate && size === undefined)))) return amount;
  const { doubt: _, ...certain } = amount;
  const inCurrency = amount.units.currency === 'other' ? { doubt: amountDoubts.currency } : {};
  return { ...certain, ...inCurrency, value: rounded(amount.value * 1_000) };
}

/** Doubts that concern a field: the range of a height is usual, its lower end counts. */
function numberDoubt({ doubt, rest }: Amount, { name, reading }: SheetField): string | undefined {
  if (doubt === amountDoubts.from && name.startsWith('minimal')) return undefined;
  if (doubt === amountDoubts.separators && reading.kind === 'area' && reading.unit === 'hectare') return undefined;
  if (doubt !== undefined) return doubt;
  // '2 недели' in a field of months.
  if (/^(?:недел|дн(?:ей|я|\.)|сут)/u.test(rest.trim())) return amountDoubts.words;
  const words = rest.replace(/[^\p{L}]+/gu, ' ').trim();
  return words.length > 24 && reading.kind !== 'number' ? amountDoubts.words : undefined;
}

/** The amount in the unit of the field; undefined when its own unit is of another kind. */
export function inUnits(amount: Amount, { reading, decimals }: SheetField, inHead: Units): number | undefined {
  const units = { ...inHead, ...amount.units };
  // A size word of the cell replaces that of the head; without one the head's applies.
  const scaled = amount.units.size === undefined ? amount.value * (inHead.size ?? 1) : amount.value;
  switch (reading.kind) {
    case 'area': {
      if (amount.units.currency !== undefined) return undefined;
      const own = reading.unit === 'hectare' ? 10_000 : 1;
      return precise((scaled * (units.area ?? own)) / own, 4);
    }
    case 'rate':
    case 'opex':
      return precise(scaled * (12 / (units.months ?? 12)), 2);
    case 'number':
    case 'supply':
      return precise(scaled * (units.factor ?? 1), decimals ?? 2);
    default:
      return amount.units.area === undefined || units.per !== undefined ? precise(scaled, 2) : undefined;
  }
}

function precise(value: number, decimals: number): number {
  return Number(rounded(value).toFixed(decimals));
}
