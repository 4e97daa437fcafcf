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
  staysInSight: true,
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
// The first column is fixed and shows the name of the complex.
const head = complex ? [complex] : [];
const others: readonly Column[] = [...declared, ringRoadColumn];

/**
 * Column id → width (px) of the columns that brokers compare first, in the order of the list of vacancies (N-08). With
 * membership and match they fit on a screen of 1440 px.
 */
const compared = new Map([
  ['buildingName', 92],
  ['name', 84],
  ['averageNetRentalRate', 140],
  ['areaSize', 120],
  ['buildingClass', 64],
  ['distanceFromRingRoad', 96],
  ['availabilityDate', 116],
  ['minimalRentalBlockArea', 146],
  ['opexPerSqm', 120],
  ['mainAreaTypeCalc', 200],
]);
/** The column after which membership and match are inserted. */
const COMPARED_LAST = 'availabilityDate';

/**
 * Columns of a search inside a request: those that brokers compare first, then membership and match, which stay at the
 * edge of narrower screens, then the others, which are often empty.
 */
export const searchColumns: readonly Column[] = arranged<Column>([...head, ...others], compared).flatMap((column) => {
  if (column.id === complex?.id) return { ...column, width: 248 };
  return column.id === COMPARED_LAST
    ? [column, membership, { ...matchColumn, width: 120, staysInSight: true }]
    : column;
});

/**
 * Column id → width (px) of the columns initially shown in a selection; on a desktop they leave room for the comment.
 * Other columns of the vacancy table can be added.
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

/** Columns of a selection; none can be sorted, because a selection has its own order. */
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
