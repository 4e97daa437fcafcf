import { stateOfPart } from './classify-rows.ts';
import { SHORTEST_DESCRIPTION } from './described-rows.ts';
import { readFacts, tidyText } from './facts.ts';
import { nominativeHighways, placeOf } from './place-facts.ts';
import { type Card, readCards } from './read-cards.ts';
import type { CellReading, ReadingContext } from './read-value.ts';
import { ownTexts, type Sheet } from './sheet.ts';
import type { RefusedRow, RowReading, SheetKind, SheetsContext } from './sheet-kind.ts';
import { readUnits, type Units } from './units.ts';
import { demandWords, meaningOf, notOffered } from './value-words.ts';

/** Share of lines that must describe objects: a list of instructions may mention an area. */
const SHARE_OF_DESCRIPTIONS = 0.5;

/** '🏭 Север Парк | 5 000 м² | 9 500': lines of a message, no rows. */
const MARK = /^(?:\p{Extended_Pictographic}|[•▪◾●►▶✔✓])/u;

/**
 * A sheet of text whose cells name prices of a whole and of an area in one column, or whose lines begin with signs, as
 * lines: their words are facts.
 */
export function linesOfText({ rows, ...sheet }: Sheet): Sheet | undefined {
  if (rows.some(({ cells }) => cells.some(({ number, day }) => number !== undefined || day !== undefined)))
    return undefined;
  const isMixed = (rows[0]?.cells ?? []).some((_, index) => {
    const money = rows.map(({ cells }) => readUnits(cells[index]?.text ?? '').units).filter(namesMoney);
    return money.some(({ per }) => per !== undefined) && money.some(({ per }) => per === undefined);
  });
  const isMarked = rows.length > 1 && rows.every((row) => MARK.test(ownTexts(row)[0] ?? ''));
  if (!isMixed && !isMarked) return undefined;
  return { ...sheet, rows: rows.map((row) => ({ row: row.row, cells: [{ text: ownTexts(row).join('; ') }] })) };
}

function namesMoney({ size, currency, per }: Units): boolean {
  return (size ?? currency ?? per) !== undefined;
}

/** Objects of a sheet without a table: cards of several lines, or a line each. */
export function readText(sheet: Sheet, kind: SheetKind, { choices, now }: SheetsContext) {
  const listDay = now.toISOString().slice(0, 10);
  const context: ReadingContext = { units: {}, choices, choiceWords: kind.choiceWords, now, listDay };
  const found = readCards(sheet, kind, context);
  const rowsOfCards = new Map(found?.cards.map(({ row, rows }) => [`${sheet.name}!${row}`, rows]));
  if (!found) return { ...readDescriptions(sheet, kind, { choices, now }), rowsOfCards };
  const rows = found.cards.map((card) => {
    const own = rowOfCard(sheet.name, card, kind, listDay);
    return { ...own, notes: [...(own.notes ?? []), ...found.notes] };
  });
  return { rows, refused: found.refused.map((one) => ({ sheet: sheet.name, ...one })), rowsOfCards };
}

function rowOfCard(
  sheet: string,
  { row, text, values, remarks }: Card,
  { fields }: SheetKind,
  listDay: string,
): RowReading {
  const own = rowOfText(sheet, row, { text, values, listDay });
  // Columns say which fields a card names; their letters are no address of a cell.
  const columns = fields
    .filter(({ name }) => values.has(name))
    .map((field, index) => ({ index, letters: '1', title: field.label, field, units: {}, doubt: undefined }));
  return { ...own, remarks: [...own.remarks, ...remarks], notes: remarks, columns, isApart: true };
}

/** Lines of a sheet without a table that each describe an object: advertisements copied into a file. */
function readDescriptions(sheet: Sheet, kind: SheetKind, { choices, now }: SheetsContext) {
  const listDay = now.toISOString().slice(0, 10);
  const context: ReadingContext = { units: {}, choices, choiceWords: kind.choiceWords, now, listDay };
  const read = sheet.rows.map((row) => {
    const text = ownTexts(row).join(' ');
    const isLong = text.length >= SHORTEST_DESCRIPTION;
    const written = nominativeHighways(tidyText(isLong ? text : ''));
    const { values, rest } = readFacts(written, kind.facts ?? [], kind.fields, context);
    const isNamed = [...values.keys()].some((name) => name === kind.placeField || name.endsWith('.name'));
    const place = isNamed ? undefined : placeOf(rest.replace(/^\s*\d{1,2}[).]\s*/u, ''));
    if (place !== undefined && kind.placeField !== undefined) values.set(kind.placeField, { raw: place, value: place });
    return { row, text, values };
  });
  const described = read.filter(({ values }) => values.has(kind.mainField ?? ''));
  const refused: RefusedRow[] = [];
  if (described.length < read.length * SHARE_OF_DESCRIPTIONS) return { rows: [], refused };
  let above: ReadonlyMap<string, CellReading> = new Map();
  let isBelow = false;
  const rows = read.flatMap(({ row: { row }, text, values: own }): RowReading[] => {
    if (!own.has(kind.mainField ?? '')) {
      const ofPlace = [...own].filter(([name]) => isOfPlace(name, kind));
      // The next place ends the one above: 'Парк «Юг», Каширское ш., 40 км'.
      if (ofPlace.length > 0) above = new Map([...(isBelow ? [] : above), ...ofPlace]);
      if (ofPlace.length > 0) isBelow = false;
      return [];
    }
    isBelow = true;
    const values = new Map([...above, ...own]);
    const begin = text.split(/\s+/).slice(0, 4).join(' ');
    const state = stateOfPart(text);
    const isShort = text.length <= LONGEST_REFUSAL;
    const reason = meaningOf(demandWords, begin) ?? meaningOf(notOffered, isShort ? text : begin) ?? state;
    if (reason === undefined) return [rowOfText(sheet.name, row, { text, values, listDay })];
    refused.push({ sheet: sheet.name, row, reason });
    return [];
  });
  return { rows, refused };
}

/** Whether a line above descriptions may name a field for all of them: the place and the complex. */
function isOfPlace(name: string, { placeField, sectionFields, sectionFacts = [] }: SheetKind): boolean {
  return name === placeField || name.endsWith('.name') || [...sectionFields, ...sectionFacts].includes(name);
}

/** A row that a text describes. */
export function rowOfText(
  sheet: string,
  row: number,
  { text, values, listDay }: { text: string; values: ReadonlyMap<string, CellReading>; listDay: string },
): RowReading {
  const remarks = [`Сообщение: ${text}`];
  return { sheet, row, values, remarks, sections: [], unnamed: [], columns: [], titles: [], listDay, text };
}

/** Longest text that a word like 'продано' anywhere in it refuses (characters). */
const LONGEST_REFUSAL = 60;
