import type { Operation } from '@gektar/contract/operations/operation.ts';
import { listOperations } from '@gektar/contract/operations/operation-calls.ts';
import { formatDateTime } from '@gektar/format/date.ts';
import { formatCount } from '@gektar/format/number.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { failureText } from '#api/failure-text.ts';
import { openOperation } from '#operations/details/open-operation.ts';
import { isUndoable } from '#operations/details/operation-data.ts';
import { operationTitle } from '#operations/operation-words.ts';
import { undo } from '#operations/undo-operation.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { SideDrawer } from '#ui/dialog/side-drawer.tsx';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { entityWords } from './entity-words.ts';
import { myOperationsSignal } from './my-operations-signal.ts';

const operationsQuery = queryOptions({
  queryKey: ['operations', 'mine'],
  queryFn: () => call(listOperations, { query: { take: 50 } }),
  staleTime: 0,
});

/** The user's recent operations, each with an undo; a click opens the details. */
export default function MyOperationsDrawer({ onClose }: { readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery(operationsQuery);
  return (
    <SideDrawer
      opened
      onClose={onClose}
      title="Мои действия"
      width="min(100vw, 560px)"
      onSave={onClose}
      saveLabel="Готово"
      cancelLabel={null}
    >
      {error ? (
        <EmptyState
          title="Не удалось загрузить данные"
          caption={failureText(error)}
          action={{ label: 'Повторить', onClick: () => void refetch() }}
        />
      ) : data === undefined ? (
        <Spinner label="Загрузка" />
      ) : data.length === 0 ? (
        <EmptyState title="Действий пока нет" caption="Здесь появится всё, что вы сделали и можете отменить" />
      ) : (
        <Stack as="ul">
          {data.map((operation) => (
            <OperationLine key={operation.id} operation={operation} />
          ))}
        </Stack>
      )}
    </SideDrawer>
  );
}

function OperationLine({ operation }: { readonly operation: Operation }) {
  const client = useQueryClient();
  const { history } = useRouter();
  const [isRunning, setRunning] = useState(false);
  const words = Object.entries(entityWords).find(([name]) => name === operation.entity)?.[1];
  if (words === undefined) return null;
  const { refusedCount, undoneBy } = operation;

  async function run() {
    setRunning(true);
    const onOpen = (path: string) => {
      myOperationsSignal.set(false);
      history.push(path);
    };
    await undo(client, operation.id, { forms: words?.forms ?? entityWords.property.forms, onOpen });
    setRunning(false);
  }

  return (
    <Row as="li" gap={12} py={8} bdb="line" align="baseline">
      <Stack gap={2} flex={1}>
        <LinkButton onClick={() => openOperation(operation.id)}>
          {operationTitle(operation, words.fields, words.forms)}
        </LinkButton>
        <Text as="span" size={12} c="soft" tabular>
          {formatDateTime(operation.dateTime)}
          {refusedCount > 0 && `, не изменено: ${formatCount(refusedCount)}`}
        </Text>
      </Stack>
      {undoneBy !== null ? (
        <Text as="span" size={13} c="mute">
          отменено
        </Text>
      ) : (
        isUndoable(operation) && (
          <LinkButton disabled={isRunning} onClick={() => void run()}>
            Отменить
          </LinkButton>
        )
      )}
    </Row>
  );
}
