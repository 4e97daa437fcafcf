import { type FactWords, readFacts, tidyText } from './facts.ts';
import { nominativeHighways, placeOf } from './place-facts.ts';
import { rowOfText } from './read-text.ts';
import type { CellReading, ReadingContext } from './read-value.ts';
import type { RowReading, SheetKind, SheetsContext, SheetsResult } from './sheet-kind.ts';
import { demandWords, meaningOf, notOffered } from './value-words.ts';

/** How objects are read from running text. */
export interface MessageKind extends SheetKind {
  readonly facts: readonly FactWords[];
  readonly mainField: string;
  /** Field of a proper name that no fact has: the place of 'ЗУ 12 га Одинцово'. */
  readonly placeField: string;
}

interface Part {
  /** Number of the line (from 1). */
  readonly row: number;
  readonly text: string;
  readonly values: ReadonlyMap<string, CellReading>;
}

/**
 * Objects of a message of a messenger, in the shape of a sheet's result; a row is a line of the message. Facts of lines
 * without an area of their own hold for all objects: 'Участки по Киевскому шоссе: 1) 5 га, 12 млн 2) 7 га, 18 млн'.
 */
export function readMessage(message: string, kind: MessageKind, { choices, now }: SheetsContext): SheetsResult {
  const listDay = now.toISOString().slice(0, 10);
  const context: ReadingContext = { units: {}, choices, choiceWords: kind.choiceWords, now, listDay };
  const text = nominativeHighways(tidyText(message));
  const demand = meaningOf(demandWords, firstWords(text));
  if (demand !== undefined) return { objects: [], questions: [], refused: [{ sheet: '', row: 1, reason: demand }] };
  const parts = partsOf(text).map(
    ({ row, text: own }): Part => ({ row, text: own, values: factsOf(own, kind, context) }),
  );
  const main = parts.filter(({ values }) => values.has(kind.mainField));
  const refused = main.flatMap(({ row, text: own }) => {
    const reason = meaningOf(notOffered, own);
    return reason === undefined ? [] : [{ sheet: '', row, reason }];
  });
  const offered = main.filter(({ row }) => !refused.some((one) => one.row === row));
  if (main.length > 0 && offered.length === 0) return { objects: [], questions: [], refused };
  const isSeveral = main.length > 1 && areObjects(main);
  const rows = isSeveral
    ? offered.map((one) => rowOf([...parts.filter((part) => !main.includes(part)), one], one.row, text))
    : [rowOf([{ row: 1, text, values: factsOf(text, kind, context) }], 1, text)];
  const built = kind.build(
    rows.map((row) => ({ ...row, listDay })),
    choices,
  );
  return { ...built, refused: [...refused, ...built.refused] };
}

function firstWords(text: string): string {
  return text.trim().split(/\s+/).slice(0, 6).join(' ');
}

/** Lines, and items of a numbered line. */
function partsOf(text: string): { row: number; text: string }[] {
  return text.split(/\r?\n/).flatMap((line, index) =>
    line
      .split(/(?<=^|[\s:;|])(?=\d{1,2}\)\s)/u)
      .map((item) => ({ row: index + 1, text: item.replace(/^\s*(?:\d{1,2}[).]\s|[-•*▪|]\s*)/u, '') }))
      .filter((part) => part.text.trim() !== ''),
  );
}

/** Lines with an area each are objects where each also names its price or its number; else they are parts of one. */
function areObjects(main: readonly Part[]): boolean {
  const names = ['price', 'pricePerHa', 'rate', 'salePrice', 'cadastralNumbers', 'name'];
  return main.every(({ values }) => names.some((name) => values.has(name)));
}

function factsOf(text: string, kind: MessageKind, context: ReadingContext): Map<string, CellReading> {
  const { values, rest } = readFacts(text, kind.facts, kind.fields, context);
  const place = values.has(kind.placeField) ? undefined : placeOf(rest);
  if (place !== undefined) values.set(kind.placeField, { raw: place, value: place });
  return values;
}

function rowOf(parts: readonly Part[], row: number, text: string): Omit<RowReading, 'listDay'> {
  const values = new Map(parts.flatMap((part) => [...part.values]));
  return rowOfText('', row, { text: text.replace(/ *\| */g, ' ').trim(), values, listDay: '' });
}
