import type { FieldDescription } from '@gektar/contract/fields.ts';
import { dayOf, formatDate, timeOf, today } from '@gektar/format/date.ts';
import { Button } from '@mantine/core';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Row } from '#ui/layout/row.ts';
import type { CellWriter } from './cell-writer.ts';
import classes from './cells.module.css';
import type { EditedCellState, EditedRow } from './edited-cell.ts';
import { TypedValue, WireValue } from './wire-value.tsx';

interface ConflictCardProps {
  readonly row: EditedRow;
  readonly columnId: string;
  readonly state: EditedCellState;
  readonly description: FieldDescription;
  readonly writer: CellWriter;
}

/**
 * Two edits of one field in conflict: the value before both, the current one with author and time, and the unwritten
 * one.
 */
export function ConflictCard({ row, columnId, state, description, writer }: ConflictCardProps) {
  const { about } = writer;
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => card.current?.scrollIntoView({ block: 'nearest' }), []);
  const { conflict } = state;
  if (conflict === undefined) return null;
  const { by, before, now, rowVersion } = conflict;
  const { PersonText } = about.kit;
  const leave = () => writer.leave(row.id, columnId);
  const wire = (value: unknown) => <WireValue about={about} field={columnId} description={description} value={value} />;
  const handleKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') leave();
  };
  return (
    <section
      ref={card}
      aria-label="Два значения"
      className={classes.conflict}
      onKeyDown={handleKey}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <Row as="b" gap={8}>
        {by ? <PersonText id={by.employeeId} who="employee" hasAvatar /> : 'Другой сотрудник'}: изменено раньше вас
      </Row>
      <dl>
        <dt>Было</dt>
        <dd>{wire(before)}</dd>
        <dt>
          Сейчас <span className="mute">{by?.dateTime ? whenText(by.dateTime) : ''}</span>
        </dt>
        <dd>{wire(now)}</dd>
        <dt>
          Ваше <span className="mute">не записано</span>
        </dt>
        <dd>
          <TypedValue about={about} description={description} field={columnId} value={state.value} />
        </dd>
      </dl>
      <Row gap={8}>
        <Button
          variant="filled"
          onClick={() =>
            writer.write({ row: { ...row, [columnId]: now, rowVersion }, field: columnId, value: state.value })
          }
        >
          Записать моё
        </Button>
        <Button onClick={leave}>Оставить {wire(now)}</Button>
      </Row>
    </section>
  );
}

/** '14:32' for today, '20.11.2026, 14:32' for an earlier day. */
function whenText(at: string): string {
  const time = timeOf(at).slice(0, 5);
  return dayOf(at) === today() ? time : `${formatDate(at)}, ${time}`;
}
