import type { Operation } from '@gektar/contract/operations/operation.ts';
import { formatDateTime } from '@gektar/format/date.ts';
import { formatCount } from '@gektar/format/number.ts';
import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { changedOfText } from '#operations/change-words.ts';
import { GiveBack } from '#operations/give-back.tsx';
import type { HistoryKind, HistoryNames } from '#operations/history/history-kind.ts';
import { OneValue } from '#operations/history/shown-values.tsx';
import { operationTitle } from '#operations/operation-words.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { FailedState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { type LeftRow, leftRows, restoredForms } from './left-rows.ts';
import { NamedObject } from './named-object.tsx';
import { leftQuery, operationQuery } from './operation-data.ts';
import classes from './operation-details.module.css';

export interface LeftDetailsProps {
  /** The undo. */
  readonly operation: Operation;
  readonly kind: HistoryKind;
  readonly names: HistoryNames;
  /** Opens a page by its path. */
  readonly onOpen: (path: string) => void;
  readonly onClose: () => void;
}

/**
 * Details of what an undo did not restore, because others have changed it meanwhile: the value before and now, its
 * author and time. Each value can still be restored.
 */
export function LeftDetails(props: LeftDetailsProps) {
  const { operation, kind, onClose } = props;
  const { doneCount, totalCount, undoes } = operation;
  const { data: undone } = useQuery({ ...operationQuery(undoes ?? ''), enabled: undoes !== null });
  const { forms, fields } = kind.about;
  const title =
    doneCount === 0
      ? 'Вернуть не получилось: после вас изменили другие'
      : changedOfText(doneCount, totalCount, { forms, changed: restoredForms(kind.gender) });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      size={880}
      footer={
        <Button variant="filled" onClick={onClose}>
          Оставить как есть
        </Button>
      }
    >
      <Stack gap={12}>
        {undone && (
          <Text size={13} c="mute" tabular>
            «{operationTitle(undone, fields, forms)}», {formatDateTime(undone.dateTime)}
          </Text>
        )}
        <Rows {...props} />
      </Stack>
    </Dialog>
  );
}

function Rows(props: LeftDetailsProps) {
  const { operation, kind, names } = props;
  const { data: outcomes, error, refetch } = useQuery(leftQuery(operation));
  if (outcomes === undefined) {
    return error ? <FailedState caption={failureText(error)} onRetry={() => void refetch()} /> : <Spinner />;
  }
  const rows = leftRows(outcomes, operation, kind, names);
  const hasFields = new Set(rows.map(({ value }) => value?.label)).size > 1;
  const text =
    rows.length === 1
      ? 'После вас изменил другой сотрудник, значение осталось как есть.'
      : `Эти ${formatCount(rows.length)} после вас изменили другие, значения остались как есть.`;
  return (
    <>
      <p>{text}</p>
      <div className={classes.frame}>
        <table className={classes.table} data-left>
          <thead>
            <tr>
              <th scope="col">{kind.noun}</th>
              <th scope="col">Было до вас</th>
              <th scope="col">Сейчас</th>
              <th scope="col">Кто изменил</th>
              <th scope="col">
                <span className="sr">Действие</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.key} {...props} row={row} hasFields={hasFields} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface RowProps extends LeftDetailsProps {
  readonly row: LeftRow;
  /** Whether the rows are of several fields. */
  readonly hasFields: boolean;
}

function Row({ kind, names, row, hasFields, onOpen }: RowProps) {
  const { id, object, value, reason } = row;
  const [isRestored, setRestored] = useState(false);
  return (
    <tr>
      <th scope="row">
        <NamedObject object={object} onOpen={onOpen} />
        {hasFields && value && <small>{value.label}</small>}
      </th>
      {value === undefined ? (
        <td colSpan={4}>{reason}</td>
      ) : (
        <>
          <td className={classes.was}>
            <OneValue kind={kind} value={value.was} />
          </td>
          <td>
            <b>
              <OneValue kind={kind} value={value.now} />
            </b>
          </td>
          <td>
            {value.who.employeeId === null ? 'Сервер' : (names.employee(value.who.employeeId) ?? missing.value)}
            {value.who.dateTime !== null && <small>{formatDateTime(value.who.dateTime)}</small>}
          </td>
          <td className={classes.action}>
            {isRestored ? (
              <span className="mute">возвращено</span>
            ) : (
              <GiveBack
                about={kind.about}
                id={id}
                event={{ action: 'update', changes: value.changes }}
                label={value.restore}
                onDone={() => setRestored(true)}
              />
            )}
          </td>
        </>
      )}
    </tr>
  );
}
