import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { Button, type ButtonProps, Menu, Tooltip } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconLayoutSidebarRight, IconPencil } from '@tabler/icons-react';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { failureText, isFailure } from '#api/failure-text.ts';
import { useIndustrialRemoval } from '#industrial/industrial-removal.ts';
import { dropRequest } from '#industrial/requests/drop-request.ts';
import { NO_ACCESS } from '#industrial/requests/no-access.ts';
import { editAccessQuery, keepRequest, requestActions } from '#industrial/requests/request-data.ts';
import { confirmArchive } from '#sharing/requests/confirm-archive.ts';
import { ARCHIVED, DELETED, FAILED, RESTORED } from '#sharing/requests/request-toasts.ts';
import { ArchiveButton, archiveWord } from '#ui/button/archive-button.tsx';
import { EditButton } from '#ui/button/edit-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { DeleteItem } from '#ui/menu/delete-item.tsx';
import { DotsMenu } from '#ui/menu/dots-menu.tsx';
import { useAction } from '#ui/use-action.ts';

const RequestDrawer = lazyPart(async () => ({ default: (await import('./request-drawer.tsx')).RequestDrawer }));

const allEvents = { hover: true, focus: true, touch: true };

/**
 * What an employee does with a request. Nothing is guessed ahead: the new state is the server's answer. Without edit access
 * the buttons are there, disabled, and say why (B-07); until that is known they wait.
 */
export function RequestActions({ request }: { request: IndustrialRequest }) {
  const { id, isEnabled } = request;
  const client = useQueryClient();
  const { data: mayEdit, isPending: isAsked } = useQuery(editAccessQuery(id));
  const archive = useAction({
    run: () => requestActions.archive(id, !isEnabled),
    done: (answer: IndustrialRequest) => (answer.isEnabled ? RESTORED : ARCHIVED),
    failed: (error) => refusalWords(client, id, error),
    keep: (answer) => keepRequest(client, answer),
  });
  const removal = useIndustrialRemoval({
    id,
    run: () => requestActions.remove(id),
    done: DELETED,
    failed: (error) => refusalWords(client, id, error),
    path: '/industrial/requests',
    drop: () => dropRequest(client, id),
  });
  const isRefused = mayEdit === false;

  async function askAndArchive() {
    if (await confirmArchive(isEnabled)) archive.mutate();
  }

  return (
    <Row align="stretch" wrap gap={8} isFirm>
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
            <Button leftSection={<IconPencil {...icon16} />} loading>
              Изменить
            </Button>
          ) : (
            <EditButton to="/industrial/requests/$id/edit" id={id} />
          )}
          <ArchiveButton
            isEnabled={isEnabled}
            isPending={isAsked || archive.isPending}
            onClick={() => void askAndArchive()}
          />
        </>
      )}
      <DotsMenu label="Ещё действия" isLoading={removal.isPending}>
        <DeleteItem isDisabled={isAsked || isRefused} onClick={() => void removal.ask()} />
        {isRefused && <Menu.Label maw={260}>{NO_ACCESS}</Menu.Label>}
      </DotsMenu>
    </Row>
  );
}

/** Opens every field of the request (M-08). */
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

/** Can be reached, does nothing, and says why. */
function RefusedButton(button: Pick<ButtonProps, 'leftSection' | 'children'>) {
  return (
    <Tooltip label={NO_ACCESS} multiline w={290} openDelay={0} events={allEvents}>
      <Button {...button} data-disabled aria-disabled="true" />
    </Tooltip>
  );
}

/** A forbidden action by its own text alone (3§6); the screen learns that access is gone. */
function refusalWords(client: QueryClient, id: string, error: Error) {
  const text = failureText(error);
  if (!isFailure(error, 'access.forbidden')) return { title: FAILED, text };
  void client.invalidateQueries({ queryKey: editAccessQuery(id).queryKey });
  return { title: text };
}
