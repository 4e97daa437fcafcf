import type { TableRows } from '@gektar/contract/loads/load.ts';
import { opexOf } from '#importing/sheets/title-words.ts';
import type { LoadReading, ReadCell } from './load-reading.ts';

/** A row of the table itself. */
export interface TableRow {
  readonly sheet: string;
  readonly row: number;
  readonly text: string;
  readonly kind: TableRows['kind'];
}

/** Rows that make no objects and are not refused. */
export function tableRows({ meanings, others = [], objects, refused }: LoadReading): TableRow[] {
  const isElsewhere = new Set([
    ...objects.flatMap(({ sheet, rows }) => rows.map((row) => `${sheet}!${row}`)),
    ...refused.map(({ sheet, row }) => `${sheet}!${row}`),
  ]);
  return [
    ...meanings.flatMap(({ sheet, row, text = '', meaning }): TableRow[] =>
      meaning === 'refused' || isElsewhere.has(`${sheet}!${row}`) ? [] : [{ sheet, row, text, kind: meaning }],
    ),
    ...others.map((one) => ({ ...one, kind: 'other' as const })),
  ];
}

/** Titles, notes and other rows that may speak of all objects. */
export function sayingRows(reading: LoadReading): readonly Pick<TableRow, 'row' | 'text'>[] {
  const notes = reading.refused.filter(({ reason }) => reason === 'Примечание');
  return [...tableRows(reading).filter(({ kind }) => kind !== 'head' && kind !== 'section'), ...notes];
}

/** The row that says whether rates include OPEX, and what it says. */
export function opexLine(reading: LoadReading): { text: 'included' | 'excluded'; row: number } | undefined {
  const [first] = sayingRows(reading).flatMap(({ row, text }) => {
    const opex = opexOf(text);
    return opex === undefined ? [] : [{ text: opex, row }];
  });
  return first;
}

/** Field that sections fill in most objects; undefined when they fill none. */
export function sectionField({ meanings, objects }: Pick<LoadReading, 'meanings' | 'objects'>): string | undefined {
  const texts = sectionTexts(meanings);
  const filled = objects.flatMap(({ cells }) =>
    Object.entries(cells).flatMap(([field, cell]) => (isOfSection(cell, texts) ? [field] : [])),
  );
  const [most] = [...Map.groupBy(filled, (field) => field)].toSorted(([, one], [, other]) => other.length - one.length);
  return most?.[0];
}

export function sectionTexts(meanings: LoadReading['meanings']): readonly string[] {
  return meanings.flatMap(({ meaning, text = '' }) => (meaning === 'section' && text !== '' ? [text] : []));
}

/** Whether a value comes from a section, not from a cell of the row. */
export function isOfSection({ address, raw }: ReadCell, texts: readonly string[]): boolean {
  return address === '' && raw !== '' && texts.some((text) => text.includes(raw));
}
