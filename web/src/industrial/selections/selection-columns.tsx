import type { VacancySort } from '@gektar/contract/industrial/full-model/full-filter.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { vacancyTableColumns } from '#industrial/vacancies/vacancy-table-columns.tsx';
import { ItemLine } from '#sharing/selection/item-line.tsx';
import { MovableNumber } from '#sharing/selection/movable-number.tsx';
import { ClientMark, MatchBar, MembershipButton } from '#sharing/selection/selection-marks.tsx';
import type { TableColumn } from '#table/table-column.ts';

type Column = TableColumn<VacancyRow, VacancySort>;

const membership: Column = {
  id: 'membership',
  title: 'Подборка',
  width: 132,
  cell: (row) => <MembershipButton row={row} />,
};
const match: Column = { id: 'match', title: 'Соответствие', width: 132, cell: (row) => <MatchBar row={row} /> };
const number: Column = {
  id: 'selection-number',
  title: '№',
  width: 72,
  align: 'end',
  cell: (row) => <MovableNumber row={row} />,
};
const client: Column = { id: 'client-mark', title: 'Клиент', width: 208, cell: (row) => <ClientMark row={row} /> };
const comment: Column = { id: 'comment', title: 'Комментарий', width: 320, cell: (row) => <ItemLine row={row} /> };

const [complex, ...others] = vacancyTableColumns;
// The first column stands still and carries the name.
const head = complex ? [complex] : [];

/** Vacancies of a search inside a request: whether each is chosen, and how it answers, stands beside its name. */
export const searchColumns: readonly Column[] = [...head, membership, match, ...others];

/** Shown in a selection at first; the others of the vacancy table can be added. */
const shown = new Set(['buildingName', 'buildingClass', 'availabilityDate', 'mainAreaTypeCalc', 'areaSize']);
shown.add('averageNetRentalRate');

/** Vacancies of a selection; their order is the selection's own. */
export const selectionColumns: readonly Column[] = [
  ...head,
  number,
  match,
  client,
  ...others.map((column) => ({ ...column, isHiddenAtFirst: !shown.has(column.id) })),
  comment,
].map(({ sortBy: _, ...column }) => column);
