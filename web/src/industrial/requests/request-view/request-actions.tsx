import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { requests } from '@gektar/format/plural.ts';
import { Button, type ButtonProps, Menu, Tooltip } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconLayoutSidebarRight, IconPencil } from '@tabler/icons-react';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { failureText, isFailure } from '#api/failure-text.ts';
import { useIndustrialRemoval } from '#industrial/industrial-removal.ts';
import { NO_ACCESS } from '#industrial/requests/no-access.ts';
import { editAccessQuery, requestActions } from '#industrial/requests/request-data.ts';
import { requestKind } from '#industrial/requests/request-kind.ts';
import { undo } from '#operations/undo-operation.ts';
import { RemindItem } from '#reminders/remind-item.tsx';
import { dropRequest } from '#requests/drop-request.ts';
import { removalOfRequest } from '#requests/removal-of-request.ts';
import { RequestButtons } from '#requests/request-buttons.tsx';
import { FAILED } from '#requests/request-toasts.ts';
import { useArchiving } from '#requests/use-archiving.ts';
import { ArchiveButton, archiveWord } from '#ui/button/archive-button.tsx';
import { EditButton } from '#ui/button/edit-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { DeleteItem } from '#ui/menu/delete-item.tsx';

const RequestDrawer = lazyPart(async () => ({ default: (await import('./request-drawer.tsx')).RequestDrawer }));

const allEvents = { hover: true, focus: true, touch: true };

const undoRequest = (client: QueryClient, runId: string) => undo(client, runId, { forms: requests });

/**
 * Buttons and menu of a request. The new state is the server's answer. Without edit access the buttons are
 * disabled and give the reason (B-07); until access is known they show a loader.
 */
export function RequestActions({ request }: { request: IndustrialRequest }) {
  const { id, isEnabled } = request;
  const client = useQueryClient();
  const { data: mayEdit, isPending: isAsked } = useQuery(editAccessQuery(id));
  const failed = (error: Error) => refusalWords(client, id, error);
  const archiving = useArchiving({
    kind: requestKind,
    request,
    archive: requestActions.archive,
    undo: undoRequest,
    failed,
  });
  const removal = useIndustrialRemoval({
    ...removalOfRequest(requestKind, id, requestActions.remove),
    failed,
    drop: () => dropRequest(client, requestKind, id),
  });
  const isRefused = mayEdit === false;

  return (
    <RequestButtons
      isRemoving={removal.isPending}
      menu={
        <>
          <RemindItem kind="industrial_request" id={id} title={`Запрос «${request.name}»`} />
          <DeleteItem isDisabled={isAsked || isRefused} onClick={() => void removal.ask()} />
          {isRefused && <Menu.Label maw={260}>{NO_ACCESS}</Menu.Label>}
        </>
      }
    >
      <DataButton request={request} />
      {isRefused ? (
        <>
          <RefusedButton leftSection={<IconPencil {...icon16} />}>Изменить</RefusedButton>
          <RefusedButton leftSection={isEnabled ? <IconArchive {...icon16} /> : <IconArchiveOff {...icon16} />}>
            {archiveWord(isEnabled)}
          </RefusedButton>
        </>
      ) : (
        <>
          {isAsked ? (
            <Button className="on-tablet" leftSection={<IconPencil {...icon16} />} loading>
              Изменить
            </Button>
          ) : (
            <EditButton to={requestKind.paths.edit} id={id} className="on-tablet" />
          )}
          <ArchiveButton
            isEnabled={isEnabled}
            isPending={isAsked || archiving.isPending}
            onClick={() => void archiving.ask()}
          />
        </>
      )}
    </RequestButtons>
  );
}

/** Button that opens the drawer with every field of the request (M-08). */
function DataButton({ request }: { request: IndustrialRequest }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button leftSection={<IconLayoutSidebarRight {...icon16} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Данные запроса
      </Button>
      {isOpen && (
        <Suspense>
          <RequestDrawer request={request} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A disabled button that stays focusable and shows the reason as a tooltip. */
function RefusedButton(button: Pick<ButtonProps, 'leftSection' | 'children'>) {
  return (
    <Tooltip label={NO_ACCESS} multiline w={290} openDelay={0} events={allEvents}>
      <Button {...button} data-disabled aria-disabled="true" />
    </Tooltip>
  );
}

/** Toast of a failed action. When access is forbidden, only its own text is shown (3§6), and access is refetched. */
function refusalWords(client: QueryClient, id: string, error: Error) {
  const text = failureText(error);
  if (!isFailure(error, 'access.forbidden')) return { title: FAILED, text };
  void client.invalidateQueries({ queryKey: editAccessQuery(id).queryKey });
  return { title: text };
}
