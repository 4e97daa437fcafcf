import type { SearchSort } from '@gektar/contract/industrial/requests/request-search.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { arranged, ringRoadColumn, vacancyTableColumns } from '#industrial/vacancies/vacancy-table-columns.tsx';
import { ItemLine } from '#sharing/selection/item-line.tsx';
import { matchColumn } from '#sharing/selection/match-column.tsx';
import { MovableNumber } from '#sharing/selection/movable-number.tsx';
import { ClientMark, MembershipButton } from '#sharing/selection/selection-marks.tsx';
import type { TableColumn } from '#table/table-column.ts';

type Column = TableColumn<VacancyRow, SearchSort>;

const membership: Column = {
  id: 'membership',
  title: 'Подборка',
  width: 132,
  cell: (row) => <MembershipButton row={row} />,
};
const number: Column = {
  id: 'selection-number',
  title: '№',
  width: 68,
  align: 'end',
  cell: (row) => <MovableNumber row={row} />,
};
const client: Column = { id: 'client-mark', title: 'Клиент', width: 124, cell: (row) => <ClientMark row={row} /> };
const comment: Column = {
  id: 'comment',
  title: 'Комментарий',
  width: 216,
  grows: true,
  cell: (row) => <ItemLine row={row} />,
};

const [complex, ...declared] = vacancyTableColumns;
// The first column is fixed and carries the name.
const head = complex ? [complex] : [];
const others: readonly Column[] = [...declared, ringRoadColumn];

/** Columns that brokers compare first, in order, with widths (px): all but the date fit on a screen of 1440 px. */
const compared = new Map([
  ['buildingName', 86],
  ['name', 76],
  ['areaSize', 118],
  ['warehouseAreaTotal', 92],
  ['minimalRentalBlockArea', 146],
  ['averageNetRentalRate', 138],
  ['opexPerSqm', 106],
  ['buildingClass', 60],
  ['distanceFromRingRoad', 96],
  ['availabilityDate', 116],
]);

/**
 * Columns of vacancies in a search inside a request: membership and match follow the name, then those that brokers
 * compare, then the others.
 */
export const searchColumns: readonly Column[] = [
  ...head.map((column) => ({ ...column, width: 248 })),
  membership,
  { ...matchColumn, width: 120 },
  ...arranged<Column>([...head, ...others], compared).slice(head.length),
];

/**
 * Widths of the columns initially shown in a selection, which leave room for the comment on a desktop; other columns of
 * the vacancy table can be added.
 */
const widths: Readonly<Record<string, number>> = {
  buildingName: 92,
  name: 84,
  buildingClass: 60,
  availabilityDate: 110,
  mainAreaTypeCalc: 138,
  areaSize: 122,
  averageNetRentalRate: 126,
};

/** Vacancies of a selection; their order is the selection's own. */
export const selectionColumns: readonly Column[] = [
  ...head.map((column) => ({ ...column, width: 188 })),
  number,
  { ...matchColumn, width: 120 },
  client,
  ...others.map((column) => ({
    ...column,
    width: widths[column.id] ?? column.width,
    // Complex names and comments share the remaining width.
    grows: false,
    isHiddenAtFirst: !(column.id in widths),
  })),
  comment,
].map(({ sortBy: _, ...column }) => column);
