import type { ChangedObject } from '@gektar/contract/operations/operation.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { changedText } from '#operations/operation-words.ts';
import { RefusedList } from '#operations/refused-list.tsx';
import { undo } from '#operations/undo-operation.ts';
import { Row } from '#ui/layout/row.ts';
import { pathOptions } from '#ui/path-options.ts';
import classes from './round-trip.module.css';
import type { RoundTripKind } from './round-trip-area.ts';
import type { TakenOutcome } from './use-taking.ts';

export interface TakenChangesProps {
  readonly kind: RoundTripKind;
  readonly taken: TakenOutcome;
  readonly objects: ReadonlyMap<string, ChangedObject>;
  readonly onLeave: () => void;
}

const values: PluralForms = ['значение', 'значения', 'значений'];
const rowForms: PluralForms = ['строка', 'строки', 'строк'];

/** 'Приём': results of the written changes, refusals, and the undo of all. */
export function TakenChanges({ kind: { about }, taken, objects, onLeave }: TakenChangesProps) {
  const client = useQueryClient();
  const [isUndone, setUndone] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  const { operationId, outcomes, broken, cellCount, rows } = taken;
  const done = outcomes.filter(({ state }) => state === 'done');
  const refused = outcomes.filter(({ state }) => state !== 'done' && state !== 'same');
  const of = (result: (typeof rows)[number]['result']) => rows.filter((row) => row.result === result);
  const [created, drafts, refusedRows] = [of('object'), of('draft'), of('refused')];
  const isTaken = done.length + created.length + drafts.length > 0;
  const sayings = [
    ...(done.length > 0 ? [changedText(done.length, about)] : []),
    ...(created.length > 0 ? [`Создано: ${formatCountOf(created.length, about.forms)}`] : []),
    ...(drafts.length > 0 ? [`Черновиками стали: ${formatCountOf(drafts.length, rowForms)}`] : []),
  ];
  const takeBack = async () => {
    setUndoing(true);
    if (await undo(client, operationId, { forms: about.forms })) setUndone(true);
    setUndoing(false);
  };
  return (
    <section className={classes.outcome} aria-label="Итог">
      <h2>{isUndone ? 'Изменения возвращены' : (sayings[0] ?? 'Ничего не записано')}</h2>
      {!isUndone && sayings.slice(1).map((text) => <p key={text}>{text}</p>)}
      {refused.length === 0 && broken === undefined && cellCount > 0 && !isUndone && (
        <p>Из файла записано: {formatCountOf(cellCount, values)}</p>
      )}
      {broken !== undefined && <p role="alert">Записано не всё: {broken}</p>}
      {refused.length > 0 && (
        <>
          <p>Не записаны: {formatCountOf(refused.length, about.forms)}</p>
          <RefusedList about={about} outcomes={refused} titleOf={(id) => objects.get(id)?.title ?? ''} />
        </>
      )}
      {refusedRows.length > 0 && (
        <>
          <p>Не добавлены: {formatCountOf(refusedRows.length, rowForms)}</p>
          <ul className={classes.refused}>
            {refusedRows.map(({ row, message }) => (
              <li key={row}>
                Строка {row}: {message}
              </li>
            ))}
          </ul>
        </>
      )}
      <Row gap={12}>
        <Button variant="filled" onClick={onLeave}>
          К списку
        </Button>
        {drafts.length > 0 && !isUndone && (
          <Button renderRoot={(root) => <Link {...pathOptions({ to: `/${about.domain}/drafts` })} {...root} />}>
            К черновикам
          </Button>
        )}
        {isTaken && !isUndone && (
          <Button loading={isUndoing} onClick={() => void takeBack()}>
            Вернуть всё назад
          </Button>
        )}
      </Row>
    </section>
  );
}
