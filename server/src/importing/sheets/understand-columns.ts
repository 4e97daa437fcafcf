import { withBareNumbers } from './bare-numbers.ts';
import type { Column } from './column.ts';
import { confirmAreaUnit, confirmProducts } from './confirm-products.ts';
import { PERIOD, type SheetTable } from './find-tables.ts';
import { beginsWith, fold, headInWords, spellings, wordsOf } from './fold.ts';
import { guessUnits } from './guess-units.ts';
import { type HeadMatch, LEAST_LIKELY, matchHead, withoutRent } from './match-head.ts';
import { readCadastral, readPosition } from './read-places.ts';
import { type ReadingContext, readValue } from './read-value.ts';
import { ownTexts, type SheetCell } from './sheet.ts';
import type { SheetField } from './sheet-fields.ts';
import { readUnits, type Units, unitsOfPrice } from './units.ts';
import { blankWords, meaningOf, offerWords } from './value-words.ts';

/** A field that a column may be. */
interface Candidate {
  readonly index: number;
  readonly field: SheetField;
  readonly weight: number;
  readonly likelihood: number;
}

/** Least likelihood of a head beside which parts of its field are remarks: 'Адрес' next to 'Район'. */
const LIKELY_WHOLE = 0.8;
/** Least likelihood of a head that names a part: 'Район', 'Насел. пункт'. */
const LIKELY_PART = 0.7;

/** How much the values of a column say, against its head. */
const SHARE_OF_VALUES = 0.35;
/** Two fields closer than this are a question. */
const CLOSE = 0.04;
/** Least share of values that a field without a head needs. */
const LEAST_VALUES = 0.6;

export const columnDoubts = { twoFields: 'Столбец похож на два поля' } as const;

/**
 * Fields of the columns, by head and by values together; each field once, except remarks.
 * @param context units of the title
 */
export function understandColumns(table: SheetTable, fields: readonly SheetField[], context: ReadingContext): Column[] {
  const all: Candidate[] = table.heads.flatMap(({ head: written, group: above }, index) => {
    const isPeriod = above !== '' && PERIOD.test(fold(written));
    // Of the columns of periods below one head the last one counts.
    if (isPeriod && isEarlierPeriod(table.heads, index)) return [];
    const [head, group] = isPeriod ? [above, ''] : [written, above];
    const cells = table.rows
      .map((row) => row.cells[index])
      .filter((cell): cell is SheetCell => (cell?.text ?? '') !== '');
    if (head === '' && cells.length === 0) return [];
    const matches =
      head === ''
        ? byValues(cells, fields, context)
        : withShapes(matchHead(head, group, fields), cells, { fields, head, context });
    const weighed = withoutAddresses(matches, { table, index, fields, context }).map(({ field, likelihood }) => {
      const fit = valueFit(cells, field, { ...context, units: unitsOfHead(`${group} ${head}`) });
      const ofTitle = field.reading.kind === 'rate' && namesRate(context.units) ? TITLE_OF_RATES : 0;
      const ofCurrency = isInOtherCurrency(head) ? OTHER_CURRENCY : 0;
      const ofEarlier = EARLIER.test(`${group} ${head}`) ? OTHER_CURRENCY : 0;
      const ofPart = field.isMain && field.reading.kind === 'area' && OF_PART.test(head) ? PART_OF_AREA : 0;
      const fitting = likelihood * (1 - SHARE_OF_VALUES) + fit * SHARE_OF_VALUES;
      const weight = fitting + ofTitle - ofCurrency - ofEarlier - ofPart;
      return { index, field, weight, fit, likelihood };
    });
    return weighed.filter(({ fit, likelihood }) => cells.length < 3 || fit >= 0.2 || likelihood > 0.95);
  });
  const isPart = ({ index, field }: Candidate) => isPartOfField(table.heads[index]?.head ?? '', field);
  const isWhole = (one: Candidate) => !isPart(one) && one.likelihood >= LIKELY_WHOLE;
  const candidates = mainWhereAlone(
    all.filter((one) => !isPart(one) || !all.some((other) => other.field === one.field && isWhole(other))),
  );
  const chosen = new Map<number, { field: SheetField; weight: number }>();
  const taken = new Set<string>();
  // Of 'Доки' and 'Ворота', equally likely docks, the column that means nothing else comes first.
  const meanings = ({ index }: Candidate) => candidates.filter((one) => one.index === index).length;
  const sorted = candidates.toSorted((one, other) => other.weight - one.weight || meanings(one) - meanings(other));
  for (const candidate of sorted) {
    const { index, field, weight } = candidate;
    const isRepeated =
      isPart(candidate) ||
      field.reading.kind === 'remark' ||
      field.reading.kind === 'sequence' ||
      field.reading.kind === 'status';
    if (chosen.has(index) || (taken.has(field.name) && !isRepeated)) continue;
    chosen.set(index, { field, weight });
    taken.add(field.name);
  }
  const hasUnitsOfPrice = [...chosen.values()].some(
    ({ field: { reading } }) => reading.kind === 'unit' && reading.of === 'price',
  );
  const perArea = fields.find(({ reading }) => reading.kind === 'pricePerArea');
  const columns = table.heads.map(({ head, group, letters }, index): Column => {
    const title = [group, head].filter((text) => text !== '').join(' ');
    const own = unitsOfHead(title);
    const ofHead = chosen.get(index);
    // 'Цена' below 'цены в тыс. руб. за 1 га'
    const isPerArea =
      ofHead?.field.reading.kind === 'price' &&
      context.units.per !== undefined &&
      (own.per ?? own.whole) === undefined &&
      perArea !== undefined &&
      !taken.has(perArea.name) &&
      areBareNumbers(table.rows.map((row) => row.cells[index]?.text ?? ''));
    const found = ofHead && isPerArea ? { ...ofHead, field: perArea } : ofHead;
    if (!found) return { index, letters, title, field: undefined, units: own, doubt: undefined };
    const rivals = candidates.filter(
      (one) =>
        head !== '' &&
        !hasShape(found.field) &&
        one.index === index &&
        one.field !== found.field &&
        !(isHighway(found.field) && one.field.reading.kind === 'number') &&
        !['remark', 'status', 'sequence'].includes(one.field.reading.kind) &&
        !(found.field.reading.kind === 'link' && one.field.reading.kind === 'link') &&
        found.weight - one.weight < CLOSE &&
        !taken.has(one.field.name),
    );
    const cells = table.rows
      .map((row) => row.cells[index])
      .filter((cell): cell is SheetCell => (cell?.text ?? '') !== '');
    const named = { ...unitsOfTitle(context.units, found.field), ...own };
    // Another column says what each price is for: its numbers have no common unit.
    const isNamedInRow = hasUnitsOfPrice && found.field.reading.kind === 'price';
    const guessed = isNamedInRow ? { units: named, doubt: undefined } : guessUnits(cells, found.field, named);
    const doubt =
      rivals.length > 0
        ? `${columnDoubts.twoFields}: ${[found.field, ...rivals.map(({ field }) => field)].map(({ label }) => label).join(', ')}`
        : guessed.doubt;
    return { index, letters, title, field: found.field, units: guessed.units, doubt };
  });
  const named = table.headRows.length === 0 ? withBareNumbers(columns, table.rows, fields) : columns;
  const confirmed = confirmProducts(withRatesAlike(named, table.rows), table.rows, fields);
  return confirmAreaUnit(confirmed, table.rows);
}

/** Whether nearly all numbers of a column stand without words: '145', '120-135' next to 'договорная'. */
function areBareNumbers(texts: readonly string[]): boolean {
  const numbers = texts.filter((text) => /\d/.test(text));
  return numbers.filter((text) => /^[\d\s.,–-]+$/.test(text)).length >= numbers.length * SHARE_OF_BARE;
}

/** Least share of numbers without words, of all numbers of a column. */
const SHARE_OF_BARE = 0.8;

/**
 * 'Общая площадь' alone is the area of the object, not of its building: where no other column may be the main area, a
 * column that may be it is it.
 */
function mainWhereAlone(candidates: readonly Candidate[]): readonly Candidate[] {
  const main = candidates.filter(({ field }) => field.isMain && field.reading.kind === 'area');
  const [first] = main;
  if (!first || main.some(({ index }) => index !== first.index)) return candidates;
  return candidates.filter(
    ({ index, field, weight }) =>
      index !== first.index || field.isMain || field.reading.kind !== 'area' || weight - first.weight >= CLOSE,
  );
}

/** Largest rate of thousands of roubles a year. */
const HIGHEST_THOUSANDS = 80;

/** Rates of parts have the units of the first rate, which alone names them: 'Ставка склад, т.р.', 'Ставка АБК'. */
function withRatesAlike(columns: readonly Column[], rows: SheetTable['rows']): Column[] {
  const main = columns.find(({ field }) => field?.name === 'rate');
  const { size, months } = main ? unitsOfHead(main.title) : {};
  if (!main || (size === undefined && months === undefined)) return [...columns];
  return columns.map((column) => {
    const isPart = column.field?.reading.kind === 'rate' && column !== main;
    if (!isPart || Object.keys(unitsOfHead(column.title)).length > 0) return column;
    const numbers = rows.flatMap(({ cells }) => {
      const text = cells[column.index]?.text ?? '';
      return /^\d+(?:[.,]\d+)?$/.test(text) ? [Number(text.replace(',', '.'))] : [];
    });
    const areAlike = size === undefined || numbers.every((number) => number <= HIGHEST_THOUSANDS);
    return areAlike && numbers.length > 0 ? { ...column, units: { ...main.units }, doubt: main.doubt } : column;
  });
}

/** Disadvantage of a price in dollars: a column of roubles next to it counts. */
const OTHER_CURRENCY = 0.1;

/** Disadvantage of the area of a part: that of the whole next to it counts. */
const PART_OF_AREA = 0.3;
const OF_PART = /^\s*(?:в т\. ?ч\.?|в том числе|в тч|из (?:них|неё|нее)|включая|of which|including)(?!\p{L})/iu;

/** Whether a later period stands below the same head: 'Свободно, м²' of 'II кв. 2026' and 'III кв. 2026'. */
function isEarlierPeriod(heads: SheetTable['heads'], index: number): boolean {
  const { group } = heads[index] ?? { group: '' };
  return heads.some((one, other) => other > index && one.group === group && PERIOD.test(fold(one.head)));
}

/** A price that another one replaces: 'Цена первоначальная' next to 'Цена действующая'. */
const EARLIER =
  /первонач|прежн|(?<!\p{L})стар(?:ая|ый|ые)|(?<!\p{L})был[ао](?!\p{L})|до снижен|(?<!\p{L})(?:old|previous|initial)(?!\p{L})/iu;

function isInOtherCurrency(head: string): boolean {
  return readUnits(head).units.currency === 'other';
}

/** Units of a head, also of one that is typed in another alphabet or keyboard layout. */
function unitsOfHead(title: string): Units {
  const readings = spellings(headInWords(withoutRent(title))).map((spelling) => readUnits(spelling).units);
  const [written = {}] = readings;
  if (Object.keys(written).length > 0) return written;
  return readings.reduce((most, units) => (Object.keys(units).length > Object.keys(most).length ? units : most), {});
}

/** A column read as another field. @param context units of the title @param given units that a person chose */
export function columnAs(
  table: SheetTable,
  column: Column,
  field: SheetField,
  context: ReadingContext,
  given: Units = {},
): Column {
  const own = unitsOfHead(column.title);
  const cells = table.rows
    .map((row) => row.cells[column.index])
    .filter((cell): cell is SheetCell => (cell?.text ?? '') !== '');
  const { units, doubt } = guessUnits(cells, field, { ...unitsOfTitle(context.units, field), ...own, ...given });
  return { ...column, field, units, doubt };
}

/** Units of the title that concern a field: VAT a price, sotki an area. */
function unitsOfTitle(units: Units, { reading }: SheetField): Units {
  const { area, per, months, vat, opex, size, currency } = units;
  const defined = (some: Units) =>
    Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as Units;
  switch (reading.kind) {
    case 'area':
      return defined({ area } as Units);
    case 'price':
      return defined({ size, vat, currency } as Units);
    case 'pricePerArea':
      return defined({ size, vat, per, currency } as Units);
    case 'rate':
    case 'opex':
      return defined({ months, vat, opex, per } as Units);
    default:
      return {};
  }
}

/** 'уч. 12', 'Лот № 3', 'Массив 5': numbers of objects, no addresses. */
const ORDINAL = /^(?:уч\p{L}*|лот|массив|объект|вариант|поз\p{L}*|plot|lot)\.?\s*(?:№\s*)?\d+\p{L}?$/iu;

/** 'д. Борки, 34 км': an address that has a number, no number. */
const SETTLEMENT =
  /^(?:д|дер|с|п|пос|г|рп|пгт|мкр|ул|кп|снт|днп|х|ст|деревня|село|пос[её]лок|город)[. ] ?[«"]?\p{L}{3}/iu;

/** Smallest sum that is a price of a building, no rent (roubles). */
const SMALLEST_PRICE = 10_000_000;

function areSums(cells: readonly SheetCell[]): boolean {
  return cells.every(({ number }) => number !== undefined && number >= SMALLEST_PRICE);
}

/** Share of cells that the field can read without a doubt. */
function valueFit(cells: readonly SheetCell[], field: SheetField, context: ReadingContext): number {
  if (cells.length === 0) return 0.5;
  // 'Га' with 2, 3, 4 has areas.
  if (field.reading.kind === 'area' && context.units.area === undefined && isCounting(cells)) return 0;
  if (field.reading.kind === 'rate' && context.units.months === undefined && areSums(cells)) return 0;
  const some = cells.slice(0, 40).filter((cell) => meaningOf(blankWords, cell.text) !== 'empty');
  if (some.length === 0) return 0.5;
  const read = some.filter((cell) => {
    const { value, isOnRequest, doubt } = readValue(cell, field, context);
    if (field.reading.kind === 'unit')
      return isUnit(cell) || (field.reading.of === 'price' && isUnitOfPrice(cell.text));
    if (field.reading.kind === 'status') return meaningOf(offerWords, cell.text) !== undefined;
    if (['text', 'area'].includes(field.reading.kind) && ORDINAL.test(cell.text)) return false;
    if (field.reading.kind === 'number' && SETTLEMENT.test(cell.text)) return false;
    // '-18' below 'Температурный режим'.
    const isShaped = field.reading.kind === 'text' && field.shape?.test(cell.text.trim()) === true;
    if (field.reading.kind === 'text' || field.reading.kind === 'remark') return cell.number === undefined || isShaped;
    return value !== undefined || isOnRequest === true || doubt === undefined;
  });
  const share = read.length / some.length;
  // Any text may be a status.
  if (field.reading.kind === 'status') return 0.5 + share / 2;
  return field.reading.kind === 'text' || field.reading.kind === 'remark' ? share * 0.9 : share;
}

/** 'сотку', 'за участок': what a price is for, without a number. */
function isUnitOfPrice(text: string): boolean {
  const { per, whole } = unitsOfPrice(text);
  return !/\d/.test(text.replace(/м2/giu, '')) && text.length <= LONGEST_UNIT && (per ?? whole) !== undefined;
}

/** Longest cell that has a unit alone (characters). */
const LONGEST_UNIT = 24;

/** Whether a cell has a unit alone: 'га', 'руб./м²/мес.'. */
function isUnit({ text, number }: SheetCell): boolean {
  const { units, rest } = readUnits(text);
  return number === undefined && Object.keys(units).length > 0 && !/[\p{L}\d]{3}/u.test(rest);
}

/** Whether a head names a part of a field: 'Район' of an address. */
function isPartOfField(head: string, field: SheetField): boolean {
  if (field.parts === undefined || head === '') return false;
  const [match] = matchHead(head, '', partsOf(field));
  return match !== undefined && match.likelihood >= LIKELY_PART;
}

const fieldsOfParts = new WeakMap<SheetField, readonly SheetField[]>();

function partsOf(field: SheetField): readonly SheetField[] {
  const known = fieldsOfParts.get(field) ?? [{ ...field, heads: field.parts ?? [] }];
  fieldsOfParts.set(field, known);
  return known;
}

/** Advantage of rates over sale prices below a title that names a period: 'Цены за м² в месяц'. */
const TITLE_OF_RATES = 0.06;

function namesRate({ months, per }: Units): boolean {
  return months !== undefined || per === 1;
}

/** A column of highways may have kilometres in its cells: 'Шоссе / км от МКАД'. */
function isHighway({ reading }: SheetField): boolean {
  return reading.kind === 'choice' && reading.source.includes('highway');
}

/** Share of addresses, among rows of sums, at which a column below 'Шоссе' has highways as rows of groups alone. */
const SHARE_OF_ADDRESSES = 0.5;
const MARK_OF_ADDRESS = /(?<!\p{L})(?:(?:г\. ?о|г|д|дер|с|п|пос|рп|ул)\.|р-н|район|обл)(?!\p{L})/iu;

/**
 * Matches of a column whose head is the name of its groups: a report of an accounting program has 'Шоссе' above
 * 'Номенклатура', the highways as rows of groups and the addresses of plots below them.
 */
function withoutAddresses(
  matches: readonly HeadMatch[],
  {
    table,
    index,
    fields,
    context,
  }: { table: SheetTable; index: number; fields: readonly SheetField[]; context: ReadingContext },
): readonly HeadMatch[] {
  const highway = matches.find(({ field }) => isHighway(field));
  const address = fields.find(({ name }) => name === 'address');
  if (!highway || !address) return matches;
  const isGroup = (texts: readonly string[]) =>
    texts.length === 1 && readValue({ text: texts[0] ?? '' }, highway.field, context).value !== undefined;
  const others = table.rows.filter((row) => !isGroup(ownTexts(row)));
  const texts = others.map(({ cells }) => cells[index]?.text ?? '').filter((text) => text !== '');
  const addresses = texts.filter((text) => MARK_OF_ADDRESS.test(text) && !/(?<!\p{L})ш(?:оссе|\.)/iu.test(text));
  if (others.length === table.rows.length || addresses.length < texts.length * SHARE_OF_ADDRESSES) return matches;
  return matches.map((match) => (match === highway ? { ...match, field: address } : match));
}

/** Share of values with a shape of their own at which the head does not matter. */
const SHARE_OF_SHAPES = 0.6;

/** Matches of a head, and fields whose values are recognised under any head: cadastral numbers, points. */
function withShapes(
  matches: readonly HeadMatch[],
  cells: readonly SheetCell[],
  { fields, head, context }: { fields: readonly SheetField[]; head: string; context: ReadingContext },
): readonly HeadMatch[] {
  // 'Сколько хотят': a head that nobody knows above values that name their units.
  if (matches.length === 0 && !ABOUT_MONEY.test(head)) {
    // 'Подробно': a description has an area as well.
    const letters = cells.reduce((sum, { text }) => sum + text.length, 0);
    if (letters > cells.length * LONGEST_VALUE) return [];
    return byValues(cells, fields, context)
      .filter(
        ({ field }) =>
          field.isKnownByShape || (kindsWithUnits.has(field.reading.kind) && (field.isMain || hasShape(field))),
      )
      .map(({ field, likelihood }) => ({ field, likelihood: likelihood * 0.8 }));
  }
  const some = cells.slice(0, 40);
  const shaped = fields.flatMap((field) => {
    const { reading } = field;
    if (matches.some((match) => match.field === field)) return [];
    const fits = (text: string) =>
      reading.kind === 'cadastral'
        ? text.length <= LONGEST_SHAPE && readCadastral(text).numbers.length > 0
        : reading.kind === 'unit' && reading.of === 'price'
          ? isUnitOfPrice(text)
          : reading.kind === 'position' && reading.part === 'both' && readPosition(text) !== undefined;
    const share = some.length === 0 ? 0 : some.filter(({ text }) => fits(text)).length / some.length;
    // Cadastral numbers below 'Номер' are no numbers of rows.
    const isNumbering = matches.every((match) => match.field.reading.kind === 'sequence');
    return share >= SHARE_OF_SHAPES ? [{ field, likelihood: (isNumbering ? 1.2 : 0.9) * share }] : [];
  });
  return [...matches, ...shaped];
}

/** Mean length of values with their units, at most (characters). */
const LONGEST_VALUE = 45;

const kindsWithUnits: ReadonlySet<string> = new Set(['cadastral', 'position', 'area', 'price', 'rate', 'pricePerArea']);
/** Whether the values of a field are recognised under any head. */
function hasShape({ reading }: SheetField): boolean {
  return reading.kind === 'cadastral' || reading.kind === 'position';
}

/** 'Старая цена', 'Дно': a head about money that means no field. */
const ABOUT_MONEY = /цен(?!тр)|стоим|дно|комисс|сумм|аванс|депозит|задат/iu;

/** Longest cell that has cadastral numbers alone (characters): a longer one is a description. */
const LONGEST_SHAPE = 120;

/** Fields that a column without a head may be: its values have a shape that no other field has. */
function byValues(cells: readonly SheetCell[], fields: readonly SheetField[], context: ReadingContext) {
  const some = cells.slice(0, 40);
  if (some.length === 0) return [];
  const full = some.map((cell) => ({ ...cell, text: [cell.text, cell.formatWords ?? ''].join(' ').trim() }));
  const share = (fits: (cell: SheetCell) => boolean) => full.filter(fits).length / full.length;
  const read = (field: SheetField) => (cell: SheetCell) => readValue(cell, field, context).value !== undefined;
  return fields.flatMap((field) => {
    const { reading, shape } = field;
    let likelihood = 0;
    if (shape) likelihood = share(({ text }) => shape.test(text.trim()));
    else if (reading.kind === 'cadastral') likelihood = share(({ text }) => readCadastral(text).numbers.length > 0);
    else if (reading.kind === 'position' && reading.part === 'both')
      likelihood = share(({ text }) => readPosition(text) !== undefined);
    else if (reading.kind === 'choice' || (reading.kind === 'option' && reading.values.length > 0))
      likelihood = share((cell) => !isBareNumber(cell) && isWholeValue(cell, field, context)) * 0.95;
    else if (reading.kind === 'area')
      likelihood = share(
        ({ text }) =>
          readUnits(text).units.area !== undefined && readUnits(text).units.per === undefined && /\d/.test(text),
      );
    else if (reading.kind === 'price')
      likelihood = share(({ text }) => isMoney(text) && readUnits(text).units.per === undefined);
    else if (reading.kind === 'rate' || reading.kind === 'pricePerArea')
      likelihood = share(({ text }) => readUnits(text).units.per !== undefined && /\d/.test(text));
    else if (reading.kind === 'number' && field.isMain)
      likelihood = share(({ text }) => /^[\d\s.,~-]+$/.test(text.replace(/км\.?/iu, '')) && /км/iu.test(text));
    else if (reading.kind === 'sequence') likelihood = isSequence(some) ? 0.9 : 0;
    else if (reading.kind === 'vat')
      likelihood = share(({ text }) => readUnits(text).units.vat !== undefined && !/\d/.test(text));
    else if (reading.kind === 'text' && field.name.toLowerCase().includes('address'))
      likelihood = share(({ text }) =>
        /(?<!\p{L})(?:г\.|д\.|ул\.|обл|р-н|район|деревня|пос|с\.|го |г\.о)/u.test(text.toLowerCase()),
      );
    else if (reading.kind === 'availability')
      likelihood = share((cell) => !isBareNumber(cell) && read(field)(cell)) * 0.9;
    // 'Площадь' before 'Площадь комплекса', 'Ставка' before 'Ставка офиса'.
    const isOther = HAVE_MAIN.has(reading.kind) && !field.isMain && !shape;
    const weighed = isOther ? likelihood * OTHER_FIELD : likelihood;
    return weighed >= Math.max(LEAST_VALUES, LEAST_LIKELY) ? [{ field, likelihood: weighed }] : [];
  });
}

/** Kinds of values that several fields have, of which one is the main field. */
const HAVE_MAIN: ReadonlySet<string> = new Set(['area', 'rate']);
/** Disadvantage of the other fields. */
const OTHER_FIELD = 0.9;

/** Whether all words of a cell are those of one value: 'Новорязанское ш.', not 'Подольск, Варшавка 18 км'. */
function isWholeValue(cell: SheetCell, field: SheetField, context: ReadingContext): boolean {
  const { value } = readValue(cell, field, context);
  if (value === undefined) return false;
  if (field.reading.kind !== 'choice') return true;
  const [found] = [value].flat() as { name?: string }[];
  const known = wordsOf(found?.name ?? '');
  const others = wordsOf(cell.text.replace(/\d+ ?(?:км|km)\p{L}*/giu, '')).filter((word) => word.length > 2);
  return others.every(
    (word) =>
      known.some((one) => beginsWith(one, word.slice(0, 4))) ||
      readValue({ text: word }, field, context).value !== undefined,
  );
}

/** A number alone is no name of a dictionary: '1' is no highway. */
function isBareNumber({ text, number }: SheetCell): boolean {
  return number !== undefined || /^\d+$/.test(text);
}

/** '1', '2', '3': numbers of rows. */
function isSequence(cells: readonly SheetCell[]): boolean {
  return cells.length >= 3 && cells.every(({ text }, index) => Number(text) === Number(cells[0]?.text) + index);
}

/** Share of steps of one in a column of numbers of plots: 'Участок' with 1, 2, 3, 5. */
const SHARE_OF_STEPS = 0.7;

/** Whether a column counts its rows, some left out. */
function isCounting(cells: readonly SheetCell[]): boolean {
  const numbers = cells.map(({ text }) => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN));
  const steps = numbers.slice(1).filter((number, index) => number === (numbers[index] ?? 0) + 1);
  return cells.length >= 3 && steps.length >= (cells.length - 1) * SHARE_OF_STEPS;
}

function isMoney(text: string): boolean {
  const { currency, size } = readUnits(text).units;
  return /\d/.test(text) && (currency !== undefined || size !== undefined);
}
