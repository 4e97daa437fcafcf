import type { Cells } from './columns.ts';
import type { Remarks } from './remarks.ts';

/** A column that has no field, as a labelled line of text: label, column, formatter of the cell (none: as it is). */
export type LabelledLine<Column extends string> = readonly [
  label: string,
  column: Column,
  inWords?: (cell: string, cells: Cells<Column>) => string,
];

/** Text of labelled lines; a line that would exceed the length limit is reported and left out. */
export function readLabelledLines<Column extends string>(
  lines: readonly LabelledLine<Column>[],
  cells: Cells<Column>,
  remarks: Remarks<Column>,
  { longest, refusal }: { longest: number; refusal: string },
): string | null {
  let text = '';
  for (const [label, column, inWords] of lines) {
    const words = inWords ? inWords(cells[column], cells) : cells[column];
    if (words === '') continue;
    const longer = `${text}${text && '\n'}${label}: ${words}`;
    if (longer.length <= longest) text = longer;
    else remarks.leaveOut(column, refusal);
  }
  return text || null;
}

export const yesNo: Readonly<Record<string, string>> = { yes: 'да', no: 'нет' };
