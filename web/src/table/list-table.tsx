import { type LinkOptions, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Box } from '#ui/layout/box.ts';
import type { Paging } from '#ui/paging.ts';
import type { PlacedBands } from './bands.ts';
import { DataTable } from './data-table.tsx';
import { holdKey } from './held-keys.ts';
import type { RowAction } from './row-action.ts';
import type { RowDetails } from './row-details.tsx';
import type { TableColumn } from './table-column.ts';
import type { CurrentRow, TableSelection } from './use-chosen-and-current.tsx';
import type { ColumnSettings } from './use-column-settings.ts';
import { type LoadEditing, useLoadedEditing } from './use-loaded-editing.ts';

/** A row of a list: archived ones are muted. */
export interface ListRow {
  readonly id: string;
  readonly isEnabled: boolean;
}

/** Common properties of all tables of one entity. Declared at module level. */
export interface ListTableAbout<Row extends ListRow> {
  /** 'Объекты' */
  readonly label: string;
  /** Label of a row's checkbox. */
  readonly nameOf: (row: Row) => string;
  /** Page opened by Enter and a double click. */
  readonly pageOf: (row: Row) => LinkOptions;
  /** Loads the editing of cells, after the first screen. Without it the table is read-only. */
  readonly loadEditing?: LoadEditing<Row>;
}

export interface ListTableProps<Row extends ListRow, Sort extends string> extends Paging {
  readonly about: ListTableAbout<Row>;
  readonly columns: readonly TableColumn<Row, Sort>[];
  readonly settings: ColumnSettings;
  readonly rows: readonly Row[];
  readonly totalCount: number | undefined;
  /** undefined: the rows have a fixed order. */
  readonly order: { readonly sort: Sort; readonly direction: 'asc' | 'desc' } | undefined;
  readonly onOrderChange?: (order: { sort?: Sort | undefined; direction?: 'asc' | 'desc' | undefined }) => void;
  readonly isPending: boolean;
  readonly isStale: boolean;
  /** Empty or failed, in place of the rows. */
  readonly instead: ReactNode;
  readonly resetKey: string;
  /** A button in the first cell of rows. */
  readonly rowAction?: RowAction<Row> | undefined;
  /** The current row, if the page controls it. */
  readonly current?: CurrentRow | undefined;
  readonly selection?: TableSelection | undefined;
  readonly selectionBar?: ReactNode;
  /** Id of a row that stays rendered when it is scrolled out of sight, because it is being moved. */
  readonly alwaysDrawnId?: string | undefined;
  /** Blocks between rows, from top to bottom. */
  readonly bands?: PlacedBands | undefined;
  /** Details under one row. */
  readonly details?: RowDetails | undefined;
  /** Filter of a column, drawn at the end of its head. */
  readonly headFilter?: ((columnId: string) => ReactNode) | undefined;
}

const rowId = (row: ListRow) => row.id;
const isMuted = (row: ListRow) => !row.isEnabled;
/** On a phone, a press on a value opens the fields of its row in a sheet. */
const isEdited = () => true;

/** A list as rows and columns. */
export function ListTable<Row extends ListRow, Sort extends string>({
  about,
  order,
  onOrderChange,
  isPending,
  ...props
}: ListTableProps<Row, Sort>) {
  const navigate = useNavigate();
  const { Editing, editing, setReady, load } = useLoadedEditing(about.loadEditing, isEdited);
  return (
    <Box
      display="contents"
      onPointerEnter={load}
      onFocus={load}
      onKeyDownCapture={about.loadEditing && !editing ? holdKey : undefined}
    >
      <DataTable<Row, Sort>
        {...props}
        editing={editing}
        label={about.label}
        rowId={rowId}
        rowName={about.nameOf}
        isMuted={isMuted}
        isLoading={isPending}
        onOpen={(row) => void navigate(about.pageOf(row))}
        sort={order && { by: order.sort, direction: order.direction }}
        onSortChange={(sort) => onOrderChange?.({ sort: sort?.by, direction: sort?.direction })}
      />
      {Editing && (
        <Editing
          nameOf={about.nameOf}
          rows={props.rows}
          totalCount={props.totalCount}
          paging={props}
          onReady={setReady}
        />
      )}
    </Box>
  );
}
