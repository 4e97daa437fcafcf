import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { FoundPropertySort } from '@gektar/contract/land/properties/property-sorts.ts';
import { propertyColumns } from '#land/properties/property-columns.tsx';
import { matchColumn } from '#sharing/selection/match-column.tsx';
import { ClientMark, MembershipButton, SelectionNumber } from '#sharing/selection/selection-marks.tsx';
import type { TableColumn } from '#table/table-column.ts';

type Column = TableColumn<PropertyRow, FoundPropertySort>;

const order: Column = {
  id: 'selection-number',
  title: '№',
  width: 56,
  align: 'end',
  cell: (row) => <SelectionNumber row={row} />,
};
const membership: Column = {
  id: 'membership',
  title: 'Подборка',
  width: 148,
  cell: (row) => <MembershipButton row={row} />,
};
const client: Column = { id: 'client-mark', title: 'Клиент', width: 140, cell: (row) => <ClientMark row={row} /> };

const [number, ...others] = propertyColumns;
// The first column is fixed and shows the cadastral number.
const head = number ? [number] : [];

/** Columns of a search inside a request, with the membership in the selection next to the number. */
export const searchColumns: readonly Column[] = [...head, membership, matchColumn, ...others];

/** Columns of a selection; none can be sorted, because a selection has its own order. */
export const selectionColumns: readonly Column[] = [...head, order, membership, matchColumn, client, ...others].map(
  ({ sortBy: _, ...column }) => column,
);
