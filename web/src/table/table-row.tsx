import { memo } from 'react';
import classes from './data-table.module.css';
import { RowCheckbox } from './row-checkbox.tsx';
import { beginsGroup, ROW_HEIGHT, type TableColumn } from './table-column.ts';

export interface TableRowProps<Row> {
  readonly row: Row;
  readonly id: string;
  /** Id of the element, for `aria-activedescendant`. */
  readonly elementId: string;
  /** Position among all rows, from 0. */
  readonly index: number;
  readonly columns: readonly TableColumn<Row>[];
  /** Positions of the rendered columns: the visible ones, and the first. */
  readonly positions: readonly number[];
  /** Accessible name of the row's checkbox. */
  readonly name: string;
  readonly isSelectable: boolean;
  readonly isSelected: boolean;
  readonly isCurrent: boolean;
  readonly isMuted: boolean;
  readonly onPick: (id: string) => void;
  readonly onOpen: (id: string) => void;
  readonly onToggle: (id: string, isRange: boolean) => void;
}

/** As much of a column as its cells look by. */
export type CellLook = Pick<TableColumn<never>, 'align' | 'tone' | 'group'>;

/** Class of a column's cells in rows and skeletons. */
export function cellClass(columns: readonly CellLook[], position: number): string {
  const { align, tone } = columns[position] ?? {};
  const parts = [classes.cell, position === 0 && classes.first, beginsGroup(columns, position) && classes.edge];
  return [...parts, align === 'end' && classes.end, tone && classes[tone]].filter(Boolean).join(' ');
}

/** Grid position of a cell: only after columns that are not rendered, other cells follow automatically. */
export function cellStyle(positions: readonly number[], index: number): { gridColumn: number } | undefined {
  const position = positions[index] ?? 0;
  return position === (positions[index - 1] ?? -1) + 1 ? undefined : { gridColumn: position + 1 };
}

function Row<Data>(props: TableRowProps<Data>) {
  const { row, id, index, columns, positions, isSelectable, isSelected, onToggle } = props;
  return (
    <tr
      id={props.elementId}
      aria-rowindex={index + 2}
      aria-selected={isSelectable ? isSelected : undefined}
      className={classes.row}
      style={{ top: index * ROW_HEIGHT }}
      data-selected={isSelected || undefined}
      data-current={props.isCurrent || undefined}
      data-muted={props.isMuted || undefined}
      onClick={() => props.onPick(id)}
      onDoubleClick={() => props.onOpen(id)}
    >
      {positions.map((position, nth) => {
        const column = columns[position];
        if (!column) return null;
        return (
          <td
            key={column.id}
            aria-colindex={position + 1}
            className={cellClass(columns, position)}
            style={cellStyle(positions, nth)}
          >
            {position === 0 && isSelectable && (
              <RowCheckbox
                label={`Выбрать: ${props.name}`}
                state={isSelected ? 'all' : 'none'}
                onToggle={(isRange) => onToggle(id, isRange)}
              />
            )}
            {column.cell(row)}
          </td>
        );
      })}
    </tr>
  );
}

/** One row, rendered only when its own data change. */
export const TableRow = memo(Row) as typeof Row;
