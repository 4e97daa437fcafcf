import type { FieldDescription } from '@gektar/contract/fields.ts';
import { IconAlertCircle, IconCheck, IconCloudOff, IconLoader2, IconLock } from '@tabler/icons-react';
import type { CellViewProps } from '#table/cell-editing.ts';
import { icon14 } from '#ui/icon.ts';
import { CellMessage } from './cell-message.tsx';
import type { CellWriter } from './cell-writer.ts';
import classes from './cells.module.css';
import { ConflictCard } from './conflict-card.tsx';
import type { EditedCellState, EditedRow } from './edited-cell.ts';
import { UnsentMessage } from './unsent-message.tsx';
import { TypedValue } from './wire-value.tsx';

interface ViewProps<Row extends EditedRow> extends CellViewProps<Row> {
  readonly writer: CellWriter;
  readonly state: EditedCellState;
  readonly description: FieldDescription | undefined;
}

/** A cell that is being saved, was saved or refused, or is in conflict with somebody else's edit. */
export function CellView<Row extends EditedRow>(props: ViewProps<Row>) {
  const { row, columnId, state, description, writer, children, onOpen } = props;
  if (state.kind === 'explained' || description === undefined) {
    return (
      <>
        {children}
        <CellMessage>{state.message}</CellMessage>
      </>
    );
  }
  if (state.kind === 'locked') {
    return (
      <>
        {children} <IconLock {...icon14} aria-label="Нет права" />
        <CellMessage>{state.message}</CellMessage>
      </>
    );
  }
  // A step of a number, or a value written in parts, has no text that could be shown.
  const isComputed = typeof state.value === 'object' && state.value !== null && description.kind === 'number';
  const typed = isComputed ? (
    children
  ) : (
    <TypedValue about={writer.about} description={description} field={columnId} value={state.value} />
  );
  switch (state.kind) {
    case 'saving':
      return (
        <span className={classes.saving} aria-busy>
          {typed} <IconLoader2 {...icon14} className={classes.spinner} aria-label="Записывается" />
        </span>
      );
    case 'saved':
      return (
        <>
          {children} <IconCheck {...icon14} className={classes.saved} aria-label="Записано" />
        </>
      );
    case 'offline':
      return (
        <>
          <IconCloudOff {...icon14} className={classes.offline} aria-label="Нет связи" /> {typed}
        </>
      );
    case 'unsent':
      return (
        <>
          <IconCloudOff {...icon14} className={classes.offline} aria-hidden /> {typed}
          <UnsentMessage row={row} columnId={columnId} writer={writer} />
        </>
      );
    case 'conflict':
      return (
        <>
          {typed}
          <ConflictCard row={row} columnId={columnId} state={state} description={description} writer={writer} />
        </>
      );
    default:
      return (
        <>
          {typed}
          <CellMessage tone="danger" onPress={onOpen}>
            <IconAlertCircle {...icon14} aria-hidden /> {state.message}
          </CellMessage>
        </>
      );
  }
}
