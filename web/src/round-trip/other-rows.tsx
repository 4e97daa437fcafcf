import type { ChangedObject } from '@gektar/contract/operations/operation.ts';
import type { RoundTripNewRow } from '@gektar/contract/round-trip/round-trip.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ObjectName } from './cell-table.tsx';
import classes from './round-trip.module.css';
import type { RoundTripKind } from './round-trip-area.ts';

/** Rows of the file without an object. */
export function NewRows({ rows }: { readonly rows: readonly RoundTripNewRow[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Строка</th>
          <th scope="col">В файле</th>
          <th scope="col">Что с ней</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, cells, isCopy }) => (
          <tr key={row}>
            <td>{row}</td>
            <td className={classes.quiet}>{cells.map(({ column, text }) => `${column}: ${text}`).join(' · ')}</td>
            <td>{isCopy ? 'Копия другой строки, не записывается' : 'Номера нет, не записывается'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface MissingRowsProps {
  readonly kind: RoundTripKind;
  readonly objects: readonly ChangedObject[];
}

/** Exported objects that the file does not have: they stay; each can be archived. */
export function MissingRows({ kind, objects }: MissingRowsProps) {
  const archive = kind.useArchiving();
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th aria-hidden />
          <th scope="col">Объект</th>
          <th scope="col">Что с ним</th>
        </tr>
      </thead>
      <tbody>
        {objects.map((object) => (
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
  );
}
