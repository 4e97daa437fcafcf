import type { ChangeableEntity, ChangedObject } from '@gektar/contract/operations/operation.ts';
import type { RoundTripProblem, RoundTripReading } from '@gektar/contract/round-trip/round-trip.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { call } from '#api/call.ts';
import { failureText } from '#api/failure-text.ts';
import { showError } from '#ui/toast/toast.tsx';
import { ObjectName } from './cell-table.tsx';
import classes from './round-trip.module.css';
import type { RoundTripCalls } from './round-trip-area.ts';
import { useDrawn } from './use-drawn.tsx';

export interface ProblemTableProps {
  readonly entity: ChangeableEntity;
  readonly calls: RoundTripCalls;
  readonly problems: readonly RoundTripProblem[];
  readonly objects: ReadonlyMap<string, ChangedObject>;
  /** Called with the server's reading of a corrected text. */
  readonly onRead: (problem: RoundTripProblem, reading: RoundTripReading) => void;
}

/**
 * Cells that were not understood, each with an input to correct its text; below them rows and columns that were not
 * understood.
 */
export function ProblemTable({ entity, calls, problems, objects, onRead }: ProblemTableProps) {
  async function read(problem: RoundTripProblem, text: string): Promise<void> {
    const { id, field, mark, row, column } = problem;
    if (id === null || field === null || mark === null) return;
    try {
      onRead(problem, await call(calls.read, { body: { entity, id, field, mark, row, column, text } }));
    } catch (error) {
      showError('Не удалось прочитать', failureText(error));
    }
  }
  const { shown, more } = useDrawn(problems);
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Строка</th>
            <th scope="col">Объект</th>
            <th scope="col">Столбец</th>
            <th scope="col">В файле</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((problem) => {
            const { row, id, column, text, message, mark } = problem;
            return (
              <tr key={`${row}:${column}:${text}:${message}`}>
                <td>{row}</td>
                <ObjectName object={id === null ? undefined : objects.get(id)} isShown />
                <td>{column}</td>
                <td>
                  {mark === null ? (
                    <>
                      {text} <p className={classes.problem}>{message}</p>
                    </>
                  ) : (
                    <Correction problem={problem} onText={(typed) => void read(problem, typed)} />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {more}
    </>
  );
}

interface CorrectionProps {
  readonly problem: RoundTripProblem;
  readonly onText: (text: string) => void;
}

function Correction({ problem: { text: given, message, column, row }, onText }: CorrectionProps) {
  const [text, setText] = useState(given);
  const id = useId();
  const send = () => text !== given && onText(text);
  return (
    <>
      <input
        className={classes.correction}
        value={text}
        aria-label={`${column}, строка ${row}`}
        aria-invalid
        aria-describedby={id}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={send}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && send()}
      />
      <p id={id} className={classes.problem}>
        {message}
      </p>
    </>
  );
}
