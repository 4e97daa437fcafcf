import type { ChangedObject } from '@gektar/contract/operations/operation.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changedText } from '#operations/operation-words.ts';
import { RefusedList } from '#operations/refused-list.tsx';
import { undo } from '#operations/undo-operation.ts';
import type { EndedChange } from '#operations/use-changes.ts';
import { Row } from '#ui/layout/row.ts';
import classes from './round-trip.module.css';
import type { RoundTripKind } from './round-trip-area.ts';

/** Outcome of the written changes. */
export interface TakenOutcome extends EndedChange {
  /** Number of cells that were to be written. */
  readonly cellCount: number;
}

export interface TakenChangesProps {
  readonly kind: RoundTripKind;
  readonly taken: TakenOutcome;
  readonly objects: ReadonlyMap<string, ChangedObject>;
  readonly onLeave: () => void;
}

const values: PluralForms = ['значение', 'значения', 'значений'];

/** 'Приём': what was written, what was refused, and the undo of all. */
export function TakenChanges({ kind: { about }, taken, objects, onLeave }: TakenChangesProps) {
  const client = useQueryClient();
  const [isUndone, setUndone] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  const { operationId, outcomes, broken, cellCount } = taken;
  const done = outcomes.filter(({ state }) => state === 'done');
  const refused = outcomes.filter(({ state }) => state !== 'done' && state !== 'same');
  const takeBack = async () => {
    setUndoing(true);
    if (await undo(client, operationId, { forms: about.forms })) setUndone(true);
    setUndoing(false);
  };
  return (
    <section className={classes.outcome} aria-label="Итог">
      <h2>{isUndone ? 'Изменения возвращены' : changedText(done.length, about)}</h2>
      {refused.length === 0 && broken === undefined && !isUndone && (
        <p>Из файла записано: {formatCountOf(cellCount, values)}</p>
      )}
      {broken !== undefined && <p role="alert">Записано не всё: {broken}</p>}
      {refused.length > 0 && (
        <>
          <p>Не записаны: {formatCountOf(refused.length, about.forms)}</p>
          <RefusedList about={about} outcomes={refused} titleOf={(id) => objects.get(id)?.title ?? ''} />
        </>
      )}
      <Row gap={12}>
        <Button variant="filled" onClick={onLeave}>
          К списку
        </Button>
        {done.length > 0 && !isUndone && (
          <Button loading={isUndoing} onClick={() => void takeBack()}>
            Вернуть всё назад
          </Button>
        )}
      </Row>
    </section>
  );
}
