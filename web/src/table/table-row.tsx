import { type CSSProperties, type MouseEvent, memo } from 'react';
import { useRowFlash } from '#api/events/use-row-flash.ts';
import { EditorAvatar } from '#ui/component/editor-avatar.tsx';
import { ariaKeys } from '#ui/keys.ts';
import type { CellEditing, CellMove, CellState } from './cell-editing.ts';
import { changedColumns } from './changed-columns.ts';
import classes from './data-table.module.css';
import type { RowAction } from './row-action.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import { RowFlashTip } from './row-flash-tip.tsx';
import { beginsGroup, type TableColumn } from './table-column.ts';
import type { OpenCell } from './use-cells.ts';

export interface TableRowProps<Row> {
  readonly row: Row;
  readonly id: string;
  /** Id of the element, for `aria-activedescendant`. */
  readonly elementId: string;
  /** Position among all rows, from 0. */
  readonly index: number;
  /** Distance from the first row (px). */
  readonly topPx: number;
  readonly columns: readonly TableColumn<Row>[];
  /** Positions of the rendered columns: the visible ones, and the first. */
  readonly positions: readonly number[];
  /** Accessible name of the row's checkbox. */
  readonly name: string;
  readonly isSelectable: boolean;
  readonly isSelected: boolean;
  readonly isCurrent: boolean;
  readonly isMuted: boolean;
  readonly action: RowAction<Row> | undefined;
  readonly editing: CellEditing<Row> | undefined;
  readonly states: ReadonlyMap<string, CellState> | undefined;
  /** Column under the cursor, in the current row of a table with editing. */
  readonly cursor: number | undefined;
  /** First and last column of the chosen block. */
  readonly block: readonly [first: number, last: number] | undefined;
  readonly openCell: OpenCell | undefined;
  /** @param columnId of the pressed cell */
  readonly onPick: (id: string, columnId: string | undefined, isRange: boolean) => void;
  /** A press on the value of a cell. @returns whether it opened the fields of the row */
  readonly onPressValue: (id: string, columnId: string | undefined) => boolean;
  /** @returns whether the cell can be edited */
  readonly onOpenCell: (id: string, columnId: string | undefined) => boolean;
  readonly onCloseCell: (move: CellMove) => void;
  readonly onOpen: (id: string) => void;
  readonly onToggle: (id: string, isRange: boolean) => void;
}

/** Properties of a column that its cells are styled by. */
export type CellLook = Pick<TableColumn<never>, 'id' | 'align' | 'tone' | 'group' | 'staysInSight'>;

/** Class of a column's cells in rows and skeletons. */
export function cellClass(columns: readonly CellLook[], position: number): string {
  const { align, tone, staysInSight } = columns[position] ?? {};
  const parts = [classes.cell, position === 0 && classes.first, beginsGroup(columns, position) && classes.edge];
  parts.push(staysInSight === true && classes.stays);
  return [...parts, align === 'end' && classes.end, tone && classes[tone]].filter(Boolean).join(' ');
}

/** Grid position of a cell. Set only after columns that are not rendered; other cells follow automatically. */
export function cellStyle(
  columns: readonly CellLook[],
  positions: readonly number[],
  index: number,
): CSSProperties | undefined {
  const position = positions[index] ?? 0;
  const isNext = position === (positions[index - 1] ?? -1) + 1;
  const { staysInSight } = columns[position] ?? {};
  if (isNext && !staysInSight) return undefined;
  return { ...(!isNext && { gridColumn: position + 1 }), ...(staysInSight && { right: `var(${endName(position)})` }) };
}

/** Name of the CSS variable with the offset of a column that stays in sight. */
export function endName(position: number): string {
  return `--end-${position}`;
}

/**
 * Highest `z-index` of raised rows: an open editor or a cell message reaches over the rows below, even over raised
 * ones.
 */
const RAISED = 1_000_000;

function Row<Data>(props: TableRowProps<Data>) {
  const { row, id, index, columns, positions, isSelectable, isSelected, onToggle, action, editing, block } = props;
  const pressedColumn = ({ target }: MouseEvent) => {
    const cell = target instanceof Element ? target.closest('td') : null;
    return cell === null ? undefined : columns[Number(cell.ariaColIndex) - 1]?.id;
  };
  const flash = useRowFlash(id);
  const changed = flash && changedColumns(columns, flash.before, row);
  const isRaised = props.openCell !== undefined || props.states !== undefined || flash !== undefined;
  return (
    <tr
      id={props.elementId}
      aria-rowindex={index + 2}
      aria-selected={isSelectable ? isSelected : undefined}
      className={classes.row}
      style={{ top: props.topPx, ...(isRaised && { zIndex: RAISED - index }) }}
      data-selected={isSelected || undefined}
      data-current={props.isCurrent || undefined}
      data-muted={props.isMuted || undefined}
      data-flash={flash !== undefined || undefined}
      onClick={(event) => {
        const isValue = event.target instanceof Element && event.target.closest('a, button, input') === null;
        if (isValue && props.onPressValue(id, pressedColumn(event))) return;
        props.onPick(id, pressedColumn(event), event.shiftKey);
      }}
      onDoubleClick={(event) => {
        if (!props.onOpenCell(id, pressedColumn(event))) props.onOpen(id);
      }}
    >
      {positions.map((position, nth) => {
        const column = columns[position];
        if (!column) return null;
        const state = props.states?.get(column.id);
        const isOpen = props.openCell?.columnId === column.id;
        return (
          <td
            key={column.id}
            id={props.cursor === position ? `${props.elementId}-${position}` : undefined}
            aria-colindex={position + 1}
            className={cellClass(columns, position)}
            style={cellStyle(columns, positions, nth)}
            data-editable={(position > 0 && editing?.canEdit(row, column.id)) || undefined}
            data-cursor={(props.cursor === position && position > 0) || undefined}
            data-block={(block && position >= block[0] && position <= block[1]) || undefined}
            data-cell={isOpen ? 'open' : state?.kind}
            data-changed={changed?.has(column.id) || undefined}
          >
            {position === 0 && isSelectable && (
              <RowCheckbox
                label={`Выбрать: ${props.name}`}
                state={isSelected ? 'all' : 'none'}
                onToggle={(isRange) => onToggle(id, isRange)}
              />
            )}
            <CellContent of={props} column={column} state={state} isOpen={isOpen} />
            {flash && changed?.first === column.id && (
              <RowFlashTip flash={flash} column={column} row={row} isAtEnd={nth > positions.length / 2} />
            )}
            {position === 0 && <EditorAvatar id={id} />}
            {position === 0 && action && action.isFor?.(row) !== false && (
              <button
                type="button"
                tabIndex={-1}
                className={classes.rowAction}
                aria-label={`${action.label}: ${props.name}`}
                aria-keyshortcuts={ariaKeys(action.keyOf)}
                onClick={(event) => action.run(row, event.currentTarget)}
                onDoubleClick={(event) => event.stopPropagation()}
              >
                <span>{action.label}</span>
              </button>
            )}
          </td>
        );
      })}
    </tr>
  );
}

interface CellContentProps<Data> {
  readonly of: TableRowProps<Data>;
  readonly column: TableColumn<Data>;
  readonly state: CellState | undefined;
  readonly isOpen: boolean;
}

/** Content of a cell: at rest, in a state of its edit, or its editor. */
function CellContent<Data>({ of, column, state, isOpen }: CellContentProps<Data>) {
  const { row, id, editing, openCell, onOpenCell } = of;
  if (editing && isOpen && openCell) {
    return <editing.Editor row={row} columnId={column.id} opening={openCell.opening} onClose={of.onCloseCell} />;
  }
  if (editing && state) {
    return (
      <editing.View row={row} columnId={column.id} state={state} onOpen={() => onOpenCell(id, column.id)}>
        {column.cell(row)}
      </editing.View>
    );
  }
  return column.cell(row);
}

/** One row, rendered only when its own data change. */
export const TableRow = memo(Row) as typeof Row;
