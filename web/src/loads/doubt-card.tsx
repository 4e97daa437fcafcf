import type { LoadQuestion, ObjectCell } from '@gektar/contract/loads/load.ts';
import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { TextField } from '#form/field/text-field.tsx';
import { Key } from '#ui/component/key-hint.tsx';
import { KeysInside } from '#ui/component/keys-inside.tsx';
import { Row } from '#ui/layout/row.ts';
import classes from './doubt-card.module.css';
import { meantRange } from './meant-range.ts';
import type { Refused } from './use-load-actions.ts';

/** An answer about one cell. */
export type CellAnswer = { agree: true } | { empty: true } | { option: string } | { text: string };

export interface DoubtCardProps {
  readonly cell: ObjectCell;
  /** The open question about the cell. */
  readonly question: LoadQuestion | undefined;
  /** Whether the input is open. */
  readonly isEditing: boolean;
  readonly onEdit: (isEditing: boolean) => void;
  /** @returns the refusal, which is shown at the input */
  readonly onAnswer: (answer: CellAnswer) => Promise<Refused | undefined>;
  /** Whether answers are accepted: until the load is accepted. */
  readonly isOpen: boolean;
}

/**
 * The card of a cell: its text in the file, the understood value, the reason of the question, and buttons to answer.
 */
export function DoubtCard({ cell, question, isEditing, onEdit, onAnswer, isOpen }: DoubtCardProps) {
  const { label, raw, address, text, doubt } = cell;
  const options = doubt === null ? [] : (question?.options ?? []);
  return (
    <section aria-label={label}>
      <dl className={classes.facts}>
        <dt>В файле</dt>
        <dd>
          <b>{raw || missing.dash}</b>
          {address !== '' && <span className="soft">, ячейка {address}</span>}
        </dd>
        <dt>Поняли</dt>
        <dd>{isEditing ? <TypedValue cell={cell} onEdit={onEdit} onAnswer={onAnswer} /> : understood(cell)}</dd>
        {doubt !== null && (
          <>
            <dt>Почему</dt>
            <dd className="soft">{doubt}</dd>
          </>
        )}
      </dl>
      {isOpen && !isEditing && (
        <Row gap={6} wrap="wrap" mt={8}>
          {doubt !== null && text !== '' && (
            <Button variant="filled" onClick={() => void onAnswer({ agree: true })} rightSection={<Key name="Enter" />}>
              Верно
            </Button>
          )}
          {options.map(({ id, label: words }) => (
            <Button key={id} onClick={() => void onAnswer({ option: id })}>
              {words}
            </Button>
          ))}
          <Button onClick={() => onEdit(true)} rightSection={<Key name="F2" />}>
            Исправить
          </Button>
          {(doubt !== null || text !== '') && (
            <Button variant="subtle" onClick={() => void onAnswer({ empty: true })}>
              Оставить пустым
            </Button>
          )}
        </Row>
      )}
    </section>
  );
}

/** '8-10 м, запишем 8,00' of a range that Excel turned into a date; 'запишем 8,10' otherwise. */
function understood(cell: ObjectCell) {
  if (cell.text === '') return <span className="mute">ничего</span>;
  const range = meantRange(cell);
  return (
    <>
      {range !== undefined && (
        <>
          <b>{range}</b>,{' '}
        </>
      )}
      запишем <b>{cell.text}</b>
    </>
  );
}

/** Input for a typed value, which is parsed like a cell of the file. */
function TypedValue({ cell, onEdit, onAnswer }: Pick<DoubtCardProps, 'cell' | 'onEdit' | 'onAnswer'>) {
  const [text, setText] = useState(cell.text || cell.raw);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function write() {
    setPending(true);
    const typed = text.trim();
    const refused = await onAnswer(typed === '' ? { empty: true } : { text: typed });
    setPending(false);
    setError(refused?.message);
  }

  function handleKey(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (event.key === 'Enter') void write();
    else onEdit(false);
  }

  return (
    <KeysInside className={classes.typed} onKeyDown={handleKey}>
      <TextField
        label={cell.label}
        isLabelHidden
        value={text}
        onChange={setText}
        error={error}
        ref={(element) => element?.focus()}
        maxLength={2_000}
      />
      <Button variant="filled" loading={isPending} onClick={() => void write()} rightSection={<Key name="Enter" />}>
        Записать
      </Button>
    </KeysInside>
  );
}
