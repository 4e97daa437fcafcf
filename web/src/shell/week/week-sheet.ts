import { numberCell, type SheetColumn, textCell } from '@gektar/contract/spreadsheet/sheet-cell.ts';
import { weekColumns } from './week-columns.ts';
import type { WeekPerson } from './week-people.ts';

type Line = Pick<WeekPerson, 'name' | 'figures' | 'deals'>;

/** The table of people as a spreadsheet; a dash on screen is an empty cell. */
export const weekSheet: readonly SheetColumn<Line>[] = [
  { title: 'Сотрудник', cell: ({ name }) => textCell(name) },
  ...weekColumns.map(
    ({ name, title, isSum }): SheetColumn<Line> => ({
      title,
      cell: ({ figures, deals }) => (isSum && deals === 0 ? undefined : numberCell(figures[name], isSum ? 2 : 0)),
    }),
  ),
];
