import type { TableColumn } from '#table/table-column.ts';
import type { SelectedRow } from './selection-kind.ts';
import { MatchBar } from './selection-marks.tsx';

/** Share of a request's conditions that an object meets; a click on the column head sorts the best first (M-05). */
export const matchColumn: TableColumn<SelectedRow, 'Match'> = {
  id: 'match',
  title: 'Соответствие',
  width: 132,
  sortBy: 'Match',
  sortsFirst: 'desc',
  cell: (row) => <MatchBar row={row} />,
};
