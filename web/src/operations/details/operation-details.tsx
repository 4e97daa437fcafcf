import type { ChangeOutcome, Operation } from '@gektar/contract/operations/operation.ts';
import { formatDateTime } from '@gektar/format/date.ts';
import { formatCount } from '@gektar/format/number.ts';
import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import type { HistoryKind, HistoryNames } from '#operations/history/history-kind.ts';
import { historyLines } from '#operations/history/history-lines.ts';
import { ShownValues } from '#operations/history/shown-values.tsx';
import { operationTitle } from '#operations/operation-words.ts';
import { undo } from '#operations/undo-operation.ts';
import { PathLink } from '#ui/button/path-link.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { FailedState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { NamedObject } from './named-object.tsx';
import { isUndoable, outcomesQuery } from './operation-data.ts';
import classes from './operation-details.module.css';
import { outcomeText } from './outcome-words.ts';

export interface OperationDetailsProps {
  readonly operation: Operation;
  readonly kind: HistoryKind;
  readonly names: HistoryNames;
  /** Whether the reader made the operation and so can undo it. */
  readonly isOwn: boolean;
  /** Path of a request's page, for an operation that added objects to its selection. */
  readonly requestPath: (id: string) => string;
  /** Opens a page by its path. */
  readonly onOpen: (path: string) => void;
  readonly onClose: () => void;
}

/** An operation: who made it, when, on how many objects, and the outcome for each of them. */
export function OperationDetails(props: OperationDetailsProps) {
  const { operation, kind, isOwn, onOpen, onClose } = props;
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const { forms, fields } = kind.about;

  async function handleUndo() {
    setPending(true);
    await undo(client, operation.id, { forms, onOpen });
    setPending(false);
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={operationTitle(operation, fields, forms)}
      size={760}
      footer={
        <>
          {isOwn && isUndoable(operation) && (
            <Button loading={isPending} onClick={() => void handleUndo()}>
              Отменить действие
            </Button>
          )}
          <Button variant="filled" onClick={onClose}>
            Закрыть
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <Summary {...props} />
        <Outcomes {...props} />
      </Stack>
    </Dialog>
  );
}

function Summary({ operation, names, requestPath, onOpen }: OperationDetailsProps) {
  const { employeeId, dateTime, refusedCount, waitingCount, isStopped, undoneBy, request } = operation;
  const rest = [
    refusedCount > 0 && `не сделано: ${formatCount(refusedCount)}`,
    waitingCount > 0 && `${isStopped ? 'остановлено' : 'осталось'}: ${formatCount(waitingCount)}`,
  ];
  return (
    <Row gap="4px 12px" wrap="wrap" c="soft" size={13} tabular>
      <span>
        {names.employee(employeeId) ?? missing.value}, {formatDateTime(dateTime)}
      </span>
      {rest.filter(Boolean).map((text) => (
        <span key={String(text)}>{text}</span>
      ))}
      {request !== null && (
        <PathLink path={requestPath(request.id)} onOpen={onOpen}>
          Открыть запрос
        </PathLink>
      )}
      {undoneBy !== null && <Tag>отменено</Tag>}
    </Row>
  );
}

function Outcomes(props: OperationDetailsProps) {
  const { operation } = props;
  const query = useInfiniteQuery(outcomesQuery(operation.id));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const outcomes = data?.pages.flat() ?? [];
  if (error && data === undefined) {
    return <FailedState caption={failureText(error)} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <Spinner />;
  if (outcomes.length === 0) return <p className="mute">Что стало с каждой записью, хранится 90 дней</p>;
  return (
    <>
      <div className={classes.frame}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Запись</th>
              <th scope="col">Было, стало</th>
            </tr>
          </thead>
          <tbody>
            {outcomes.map((outcome) => (
              <tr key={outcome.id}>
                <th scope="row">
                  <NamedObject onOpen={props.onOpen} object={outcome.object} />
                </th>
                <td>
                  <Outcome {...props} outcome={outcome} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasNextPage && (
        <Row gap={8}>
          <Button size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Показать ещё
          </Button>
        </Row>
      )}
    </>
  );
}

function Outcome({ operation, kind, names, outcome }: OperationDetailsProps & { readonly outcome: ChangeOutcome }) {
  const { id, changes, notes } = outcome;
  const { employeeId, dateTime } = operation;
  const entity = operation.entity;
  const event = { id, entityId: id, entity, dateTime, employeeId, action: 'update', changes, operation: null } as const;
  const lines = historyLines([event], { [entity]: kind }, names);
  const { text, isRefused } = outcomeText(outcome, operation, kind.fields);
  return (
    <div className={classes.changes}>
      {lines.map(
        ({ key, change }) =>
          change && (
            <div key={key}>
              <span className={classes.label}>{change.label}: </span>
              <ShownValues kind={kind} was={change.was} is={change.is} />
            </div>
          ),
      )}
      {(lines.length === 0 || isRefused) && <Text className={isRefused ? classes.refused : 'mute'}>{text}</Text>}
      {notes.length > 0 && <small>{notes.join('. ')}</small>}
    </div>
  );
}
