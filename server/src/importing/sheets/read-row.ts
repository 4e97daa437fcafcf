import type { Column } from './column.ts';
import type { SheetTable } from './find-tables.ts';
import { unitDoubts } from './guess-units.ts';
import { type CellReading, type ReadingContext, readValue } from './read-value.ts';
import type { SectionState } from './sections.ts';
import { ownTexts, type SheetRow } from './sheet.ts';
import type { SheetField } from './sheet-fields.ts';
import type { RowReading } from './sheet-kind.ts';
import { columnDoubts } from './understand-columns.ts';
import { readUnits, type Units, unitsOfPrice } from './units.ts';
import { blankWords, meaningOf } from './value-words.ts';

interface RowContext {
  /** Columns that look like two fields and were asked about: one question for the column, at its first row. */
  readonly askedColumns?: Set<number>;
  readonly context: ReadingContext;
  readonly labelled: ReadonlyMap<string, CellReading>;
  readonly state: SectionState;
  readonly notes?: readonly string[];
  readonly fields: readonly SheetField[];
}

/** '23 км', '41 км от МКАД', '12,5': the distance alone in a column of highways. */
const KILOMETRES_ONLY =
  /^\s*(?:на )?\d{1,3}(?:[.,]\d)?\s*-?(?:й|ой)?\s*(?:км|km)?\.?(?:\s*(?:от|до|from)\s*мкад)?\s*$/iu;

function kilometresIn(text: string): string {
  return (/\d+(?:[.,]\d)?/.exec(text)?.[0] ?? '').replace(',', '.');
}

/** Kinds of what is said about an offer, not about its place. */
const OF_OFFER: ReadonlySet<string> = new Set(['rate', 'availability']);

/** Cells of a row by field, over what its sections and the titles of its table say; other cells are remarks. */
export function readRow(
  row: SheetRow,
  table: SheetTable,
  columns: readonly Column[],
  { context, labelled, state, askedColumns = new Set(), notes = [], fields }: RowContext,
): RowReading {
  // 'Корпус 2, свободен с 01.03.2027' says it for its rows where the table has no column of days.
  const inColumns = new Set(
    columns.flatMap(({ field }) => (field && OF_OFFER.has(field.reading.kind) ? [field.reading.kind] : [])),
  );
  const isInColumn = (name: string) =>
    inColumns.has(fields.find((field) => field.name === name)?.reading.kind ?? 'text');
  const ofNames = state.names.flatMap(({ facts }) => [...facts].filter(([name]) => !isInColumn(name)));
  const values = new Map<string, CellReading>([...labelled, ...state.values, ...ofNames]);
  const remarks: string[] = [];
  const unnamed: string[] = [];
  const unitsOfRow = columns
    .filter(({ field }) => field?.reading.kind === 'unit')
    .map(({ index, field }) => {
      const text = row.cells[index]?.text ?? '';
      return field?.reading.kind === 'unit' && field.reading.of === 'price'
        ? unitsOfPrice(text)
        : readUnits(text).units;
    });
  // '0' next to 'договорная' below 'Тип цены'.
  const isOnRequest = columns.some(
    ({ index, field }) =>
      field?.reading.kind === 'unit' && meaningOf(blankWords, row.cells[index]?.text ?? '') === 'onRequest',
  );
  const isUnitBlank = columns.some((column) => hasBlankUnit(column, row, table));
  for (const { index, field, title, units, doubt, isSkipped } of columns) {
    const cell = row.cells[index];
    if (!cell || cell.text === '' || isSkipped) continue;
    // A table on its side has a dash in every cell that nothing is known of: it is no answer.
    if (table.isOnItsSide && field?.reading.kind === 'flag' && /^[-–—]$/u.test(cell.text)) continue;
    if (field === undefined || field.reading.kind === 'remark') {
      const isOwn = cell.spread !== 'across';
      if ((title === '' || field === undefined) && isOwn && cell.number === undefined) unnamed.push(cell.text);
      if (isOwn && cell.text !== '-' && cell.text !== '—')
        remarks.push(title === '' ? cell.text : `${title}: ${cell.text}`);
      continue;
    }
    if (field.reading.kind === 'unit') continue;
    const ofRow = unitOfField(unitsOfRow, field);
    const reading =
      field.reading.kind === 'rate' && isOnRequest && Number(cell.text) === 0
        ? ({ raw: cell.text, isOnRequest: true } as const)
        : ofUnitColumns(readValue(cell, field, { ...context, units: { ...units, ...ofRow } }), field, ofRow);
    const isAsked = doubt?.startsWith(columnDoubts.twoFields) && askedColumns.has(index);
    const asked =
      reading.doubt ??
      (reading.value !== undefined && !isUnitNamed(ofRow) && hasNoUnits(reading, doubt, units) && !isAsked
        ? doubt
        : undefined) ??
      (isUnitBlank && field.reading.kind === 'area' && isBareArea(reading, title) ? unitDoubts.area : undefined);
    if (asked !== undefined && asked === doubt) askedColumns.add(index);
    // '23 км' below 'Шоссе, км' in the section 'Новорижское ш.'
    const ofSection = state.values.get(field.name);
    if (ofSection && reading.value === undefined && KILOMETRES_ONLY.test(cell.text)) {
      values.set(field.name, { ...ofSection, raw: cell.text, kilometres: Number.parseFloat(kilometresIn(cell.text)) });
      continue;
    }
    const earlier = columns.find((one) => one.field === field && one.index < index)
      ? values.get(field.name)
      : undefined;
    values.set(field.name, joined(earlier, { ...reading, ...(asked ? { doubt: asked } : {}) }));
  }
  return {
    sheet: table.sheet,
    row: row.row,
    values,
    remarks,
    sections: state.names.map(({ text }) => text).filter((text) => text !== ''),
    sectionTexts: state.names.map(({ written }) => written),
    unnamed,
    columns,
    titles: table.above.flatMap(ownTexts),
    notes,
    listDay: context.listDay,
    text: ownTexts(row).join(' · '),
  };
}

/** Whether a row has no unit of areas where other rows have different ones. */
function hasBlankUnit({ index, field }: Column, row: SheetRow, table: SheetTable): boolean {
  if (field?.reading.kind !== 'unit' || field.reading.of === 'price' || (row.cells[index]?.text ?? '') !== '')
    return false;
  const units = table.rows.map(({ cells }) => readUnits(cells[index]?.text ?? '').units.area);
  return new Set(units.filter((unit) => unit !== undefined)).size > 1;
}

function isBareArea({ value, amount }: CellReading, title: string): boolean {
  return value !== undefined && amount?.units.area === undefined && readUnits(title).units.area === undefined;
}

/** What the unit columns of a row say about a field: 'га' about an area, 'руб./м²/мес.' about a rate. */
function unitOfField(unitsOfRow: readonly Units[], { reading }: SheetField): Units {
  const ofArea = unitsOfRow.find(({ area, per }) => area !== undefined && per === undefined)?.area;
  if (reading.kind === 'area') return ofArea === undefined ? {} : { area: ofArea };
  if (!['rate', 'price', 'pricePerArea'].includes(reading.kind)) return {};
  const ofMoney = unitsOfRow.filter(namesMoneyOrPeriod);
  return Object.assign({}, ...ofMoney.toReversed()) as Units;
}

function namesMoneyOrPeriod({ per, months, size, currency, whole }: Units): boolean {
  return (per ?? months ?? size ?? currency ?? whole) !== undefined;
}

/** '1 500 000' with 'за сотку' in the column 'Тип цены': the price is that of a sotka. */
function ofUnitColumns(reading: CellReading, { reading: { kind } }: SheetField, ofRow: Units): CellReading {
  if ((kind !== 'price' && kind !== 'rate') || !reading.amount) return reading;
  const { per, months, whole } = ofRow;
  const named = Object.fromEntries(Object.entries({ per, months, whole }).filter(([, value]) => value !== undefined));
  return { ...reading, amount: { ...reading.amount, units: { ...named, ...reading.amount.units } } };
}

function isUnitNamed({ area, months, size }: Units): boolean {
  return (area ?? months ?? size) !== undefined;
}

/** A district, which stands before its settlement. */
const OF_DISTRICT = /(?<!\p{L})(?:район|р-н|округ|г\. ?о\.?|м\. ?о\.?)(?!\p{L})/iu;

/** Parts of one text in several columns: 'Боровский район' and 'д. Добрино'. */
function joined(earlier: CellReading | undefined, reading: CellReading): CellReading {
  const [first, second] = [earlier?.value, reading.value];
  if (typeof first !== 'string' || typeof second !== 'string') return reading;
  if (first.includes(second) || second.includes(first))
    return first.length > second.length ? (earlier ?? reading) : reading;
  const isWiderSecond = OF_DISTRICT.test(second) && !OF_DISTRICT.test(first) && !/^\s*(?:г|город)\.? /iu.test(first);
  const [value, raw] = isWiderSecond
    ? [`${second}, ${first}`, `${reading.raw}, ${earlier?.raw}`]
    : [`${first}, ${second}`, `${earlier?.raw}, ${reading.raw}`];
  return { ...reading, value, raw };
}

/** Whether a question about the unit of a column concerns a cell: one that names its unit is certain. */
function hasNoUnits({ amount }: CellReading, doubt: string | undefined, ofColumn: Units): boolean {
  if (doubt === undefined) return false;
  const { size, months, area, per } = amount?.units ?? {};
  const isPerArea = per !== undefined && ofColumn.per === undefined;
  return size === undefined && months === undefined && area === undefined && !isPerArea;
}
