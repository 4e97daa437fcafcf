import type { Cells } from './columns.ts';
import type { Remarks } from './remarks.ts';

/** Content without a field: label, column, and formatting of the cell (unchanged by default). */
export type LabelledLine<Column extends string> = readonly [
  label: string,
  column: Column,
  inWords?: (cell: string, cells: Cells<Column>) => string,
];

/** Lines with labels; a line that would exceed the limit is reported and left out. */
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
