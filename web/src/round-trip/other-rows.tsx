import type { ChangedObject } from '@gektar/contract/operations/operation.ts';
import type { RoundTripNewRow } from '@gektar/contract/round-trip/round-trip.ts';
import { Button, Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { linkClass } from '#ui/button/link-button.tsx';
import { pathOptions } from '#ui/path-options.ts';
import { toggled } from '#ui/toggled.ts';
import { addableRows } from './cell-choices.ts';
import { ObjectName } from './cell-table.tsx';
import classes from './round-trip.module.css';
import type { RoundTripKind } from './round-trip-area.ts';
import { useDrawn } from './use-drawn.tsx';

export interface NewRowsProps {
  readonly rows: readonly RoundTripNewRow[];
  /** Ids of the rows to create. */
  readonly added: ReadonlySet<string>;
  readonly onAdd: (added: ReadonlySet<string>) => void;
}

/** The new rows of a file, each with a checkbox and the object or draft that is created from it. */
export function NewRows({ rows, added, onAdd }: NewRowsProps) {
  const { shown, more } = useDrawn(rows);
  const addable = addableRows(rows).map(({ id }) => id);
  const isAll = addable.length > 0 && addable.every((id) => added.has(id));
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                aria-label="Все новые строки"
                checked={isAll}
                indeterminate={!isAll && added.size > 0}
                disabled={addable.length === 0}
                onChange={() => onAdd(new Set(isAll ? [] : addable))}
              />
            </th>
            <th scope="col">Строка</th>
            <th scope="col">В файле</th>
            <th scope="col">Что с ней</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.row}>
              <td>
                <Checkbox
                  aria-label={`Добавить строку ${row.row}`}
                  checked={added.has(row.id)}
                  disabled={!addable.includes(row.id)}
                  onChange={() => onAdd(toggled(added, row.id))}
                />
              </td>
              <td>{row.row}</td>
              <td className={classes.contents}>
                <Contents row={row} />
              </td>
              <td className={classes.becomes}>
                <Becomes row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </>
  );
}

/** Cells of a row: first those that are written, then the ignored ones. */
function Contents({ row: { cells } }: { readonly row: RoundTripNewRow }) {
  const left = cells.filter(({ isTaken }) => !isTaken).map(({ column }) => column);
  return (
    <>
      {cells
        .filter(({ isTaken }) => isTaken)
        .map(({ column, text }) => `${column}: ${text}`)
        .join(' · ')}
      {left.length > 0 && <p>Не записывается: {left.join(', ')}</p>}
    </>
  );
}

function Becomes({ row: { state, message, path } }: { readonly row: RoundTripNewRow }) {
  switch (state) {
    case 'object':
      return 'Будет создан объект';
    case 'draft':
      return (
        <>
          Станет черновиком <p>{message}</p>
        </>
      );
    case 'added':
      return (
        <Link className={linkClass} {...pathOptions({ to: path ?? '' })}>
          Уже добавлена
        </Link>
      );
    case 'copy':
      return message;
    case 'refused':
      return (
        <>
          Не создаётся <p className={classes.problem}>{message}</p>
        </>
      );
  }
}

interface MissingRowsProps {
  readonly kind: RoundTripKind;
  readonly objects: readonly ChangedObject[];
}

/** Exported objects that the file lacks: they stay in the database; each can be archived. */
export function MissingRows({ kind, objects }: MissingRowsProps) {
  const archive = kind.useArchiving();
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const { shown, more } = useDrawn(objects);
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th aria-hidden />
            <th scope="col">Объект</th>
            <th scope="col">Что с ним</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((object) => (
            <tr key={object.id}>
              <td />
              <ObjectName object={object} isShown />
              <td>
                {asked.has(object.id) ? (
                  'В архиве'
                ) : (
                  <Button
                    size="compact-sm"
                    onClick={async () => {
                      if ((await archive([object.id])).has(object.id)) setAsked((all) => new Set(all).add(object.id));
                    }}
                  >
                    Архивировать
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </>
  );
}
