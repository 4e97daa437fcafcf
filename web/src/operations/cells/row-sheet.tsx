import type { FieldDescription } from '@gektar/contract/fields.ts';
import { Drawer } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CellMove, CellOpening } from '#table/cell-editing.ts';
import { textCell } from '#table/cells.tsx';
import { focusFirstField } from '#ui/dialog/first-field.ts';
import { icon14 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { useWindow } from '#ui/use-window.ts';
import { CellView } from './cell-view.tsx';
import type { CellWriter } from './cell-writer.ts';
import { cellFields, type EditedCellState, type EditedRow, wireValue } from './edited-cell.ts';
import { FieldEditor } from './field-editor.tsx';
import classes from './row-sheet.module.css';
import { TypedValue, WireValue } from './wire-value.tsx';

interface RowSheetProps {
  readonly writer: CellWriter;
  readonly row: EditedRow;
  /** Name of the row. */
  readonly name: string;
  /** The field that is open first. */
  readonly field: string;
  /** true: the sheet has that field only. */
  readonly isAlone: boolean;
  readonly onClose: () => void;
}

const byEnter: CellOpening = { by: 'enter' };

/** Whether a state shows buttons next to the value. */
function hasButtons(state: EditedCellState | undefined): boolean {
  return state?.kind === 'conflict' || state?.kind === 'unsent';
}

/** The editable fields of a row in a sheet from below, each with the editor and the states of its cell. */
export function RowSheet({ writer, row, name, field, isAlone, onClose }: RowSheetProps) {
  const { about, store } = writer;
  const [openId, setOpenId] = useState(() => (hasButtons(store.of(row.id, field)) ? undefined : field));
  /** Id of the field whose editor was closed by a key: its button takes the focus. */
  const [leftId, setLeftId] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (leftId !== undefined) list.current?.querySelector<HTMLElement>(`[data-field="${leftId}"]`)?.focus();
  }, [leftId]);
  useSyncExternalStore(store.subscribe, store.states);
  const ids = cellFields(about).filter((id) => Object.hasOwn(row, id) && (!isAlone || id === field));

  const closeField = (id: string, move: CellMove) => {
    const next = ids[ids.indexOf(id) + (move === 'previous' ? -1 : 1)];
    // Another field may have been opened meanwhile.
    if (move === 'next' || move === 'previous') setOpenId(next);
    else setOpenId((now) => (now === id ? undefined : now));
    setLeftId(move === 'stay' || move === 'down' ? id : undefined);
  };
  return (
    <Drawer
      {...useWindow(true, onClose)}
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      title={name}
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
      classNames={{ content: classes.content ?? '' }}
    >
      <Box ref={focusFirstField} className={classes.body}>
        <Box ref={list}>
          {ids.map((id) => (
            <Line
              key={id}
              {...{ writer, row, id }}
              isOpen={openId === id}
              onOpen={() => {
                setOpenId(id);
                setLeftId(undefined);
              }}
              onClose={(move) => closeField(id, move)}
            />
          ))}
        </Box>
      </Box>
    </Drawer>
  );
}

interface LineProps extends Pick<RowSheetProps, 'writer' | 'row'> {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: (move: CellMove) => void;
}

function Line({ writer, row, id, isOpen, onOpen, onClose }: LineProps) {
  const { about, store } = writer;
  const description = about.fields[id];
  if (description === undefined) return null;
  const state = store.of(row.id, id);
  const label = description.kind === 'number' ? `${description.label}, ${description.unit}` : description.label;
  const value = <LineValue {...{ writer, row, id, description, state, onOpen }} />;
  const isWide = state?.kind === 'conflict' || (isOpen && about.cellEditors?.[id]?.isFor(row) === true);
  if (isOpen || hasButtons(state)) {
    return (
      <div className={classes.line} data-cell={isOpen ? 'open' : state?.kind} data-wide={isWide || undefined}>
        <span className={classes.label} aria-hidden={isOpen || undefined}>
          {label}
        </span>
        <div className={classes.value}>
          {isOpen ? <FieldEditor {...{ row, writer, onClose }} columnId={id} opening={byEnter} /> : value}
        </div>
      </div>
    );
  }
  return (
    <button type="button" className={classes.line} data-field={id} data-cell={state?.kind} onClick={onOpen}>
      <span className={classes.label}>
        <span className="sr">Изменить: </span>
        {label}{' '}
      </span>
      <span className={classes.value}>{value}</span>
    </button>
  );
}

interface LineValueProps extends Pick<LineProps, 'writer' | 'row' | 'id' | 'onOpen'> {
  readonly description: FieldDescription;
  readonly state: EditedCellState | undefined;
}

/**
 * The stored value, or the state of the typed one. The whole line is a button, so a web address is plain text in it.
 */
function LineValue({ writer, row, id, description, state, onOpen }: LineValueProps) {
  const { about } = writer;
  const shown = { about, field: id, description };
  const isLink = description.kind === 'link';
  const wire = wireValue(row, id);
  const atRest = isLink ? textCell(wire as string | null) : <WireValue {...shown} value={wire} />;
  if (state === undefined) return atRest;
  if (state.kind !== 'refused') {
    return (
      <CellView {...{ row, state, description, writer, onOpen }} columnId={id}>
        {atRest}
      </CellView>
    );
  }
  return (
    <>
      {isLink ? textCell(state.value as string) : <TypedValue {...shown} value={state.value} />}
      <span role="alert" className={classes.refusal}>
        <IconAlertCircle {...icon14} aria-hidden /> {state.message}
      </span>
    </>
  );
}
