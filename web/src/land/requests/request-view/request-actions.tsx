import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { requests } from '@gektar/format/plural.ts';
import { Menu } from '@mantine/core';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useLandRemoval } from '#land/land-removal.ts';
import { dropLandRequest } from '#land/requests/drop-request.ts';
import { requestActions, requestQueries } from '#land/requests/request-data.ts';
import { requestKind } from '#land/requests/request-kind.ts';
import { undo } from '#operations/undo-operation.ts';
import { useOperation } from '#operations/use-operation.ts';
import { RemindItem } from '#reminders/remind-item.tsx';
import { removalOfRequest } from '#requests/removal-of-request.ts';
import { RequestButtons } from '#requests/request-buttons.tsx';
import { CREATED, FAILED, NOT_CREATED } from '#requests/request-toasts.ts';
import { useArchiving } from '#requests/use-archiving.ts';
import { ArchiveButton } from '#ui/button/archive-button.tsx';
import { EditButton } from '#ui/button/edit-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { DeleteItem } from '#ui/menu/delete-item.tsx';
import { useAction } from '#ui/use-action.ts';

const undoRequest = (client: QueryClient, runId: string) => undo(client, runId, { forms: requests });

/** Buttons and menu of a request. The new state is the server's answer. */
export function RequestActions({ request }: { request: LandRequest }) {
  const { id, isEnabled } = request;
  const archiving = useArchiving({
    kind: requestKind,
    request,
    archive: requestActions.archive,
    undo: undoRequest,
    failed: FAILED,
  });
  const client = useQueryClient();
  const actualize = useActualization(id);
  const copy = useCopy(id);
  const removal = useLandRemoval({
    ...removalOfRequest(requestKind, id, requestActions.remove),
    failed: FAILED,
    drop: () => dropLandRequest(client, id),
  });

  return (
    <RequestButtons
      isRemoving={removal.isPending}
      menu={
        <>
          <Menu.Item
            className="on-tablet"
            leftSection={<IconRefresh {...icon16} />}
            disabled={actualize.isPending}
            onClick={() => actualize.mutate()}
          >
            Актуализировать
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy {...icon16} />} disabled={copy.isPending} onClick={() => copy.mutate()}>
            Копировать
          </Menu.Item>
          <RemindItem kind="land_request" id={id} title={`Запрос «${request.name}»`} />
          <Menu.Divider />
          <DeleteItem onClick={() => void removal.ask()} />
        </>
      }
    >
      <EditButton to={requestKind.paths.edit} id={id} className="on-tablet" />
      <ArchiveButton isEnabled={isEnabled} isPending={archiving.isPending} onClick={() => void archiving.ask()} />
    </RequestButtons>
  );
}

export function useActualization(id: string) {
  const client = useQueryClient();
  return useOperation({
    run: (runId) => requestActions.actualize(id, runId),
    forms: requests,
    done: 'Запрос актуализирован',
    failed: FAILED,
    keep: (answer) => requestQueries.keep(client, answer),
  });
}

/** Copies a request and opens the form of the copy (E-07). */
function useCopy(id: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useAction({
    run: () => requestActions.copy(id),
    done: CREATED,
    failed: NOT_CREATED,
    keep: async (request) => {
      const stored = requestQueries.keep(client, request);
      await navigate({ to: '/land/request/$id/edit', params: { id: request.id } });
      await stored;
    },
  });
}
