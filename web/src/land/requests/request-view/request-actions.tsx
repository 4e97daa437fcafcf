import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { Button, Menu } from '@mantine/core';
import { IconCopy, IconDots, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRemoval } from '#form/use-removal.ts';
import { useUndoLandRemoval } from '#land/land-removal.ts';
import { dropRequest } from '#land/requests/drop-request.ts';
import { keepRequest, requestActions } from '#land/requests/request-data.ts';
import { ARCHIVED, CREATED, DELETED, FAILED, NOT_CREATED, RESTORED } from '#sharing/requests/request-toasts.ts';
import { ArchiveButton, archiveWord } from '#ui/button/archive-button.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { useAction } from '#ui/use-action.ts';

/** What an employee does with a request. Nothing is guessed ahead: the new state is the server's answer. */
export function RequestActions({ request }: { request: LandRequest }) {
  const { id, isEnabled } = request;
  const archive = useArchive(request);
  const actualize = useChange(() => requestActions.actualize(id), 'Запрос актуализирован');
  const copy = useCopy(id);
  const client = useQueryClient();
  const removal = useRemoval({
    run: () => requestActions.remove(id),
    done: DELETED,
    undo: useUndoLandRemoval(id),
    failed: FAILED,
    path: '/land/request',
    drop: () => dropRequest(client, id),
  });

  async function askAndArchive() {
    const title = isEnabled ? 'Архивировать запрос?' : 'Разархивировать запрос?';
    // The buttons are given (1§4, 3§2).
    if (await confirm({ title, confirmLabel: archiveWord(isEnabled) })) archive.mutate();
  }

  return (
    <Row align="stretch" wrap gap={8} isFirm>
      <Button
        leftSection={<IconPencil {...icon16} />}
        renderRoot={(props) => <Link to="/land/request/$id/edit" params={{ id }} {...props} />}
      >
        Изменить
      </Button>
      <ArchiveButton isEnabled={isEnabled} isPending={archive.isPending} onClick={() => void askAndArchive()} />
      <Menu position="bottom-end">
        <Menu.Target>
          <Button aria-label="Ещё действия" title="Ещё действия" px={8}>
            <IconDots {...icon16} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconRefresh {...icon16} />}
            disabled={actualize.isPending}
            onClick={() => actualize.mutate()}
          >
            Актуализировать
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy {...icon16} />} disabled={copy.isPending} onClick={() => copy.mutate()}>
            Копировать
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            color="red"
            leftSection={<IconTrash {...icon16} />}
            disabled={removal.isPending}
            onClick={() => void removal.ask()}
          >
            Удалить
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Row>
  );
}

function useArchive({ id, isEnabled: isActive }: LandRequest) {
  const done = ({ isEnabled }: LandRequest) => (isEnabled ? RESTORED : ARCHIVED);
  return useChange(() => requestActions.archive(id, !isActive), done);
}

function useChange(run: () => Promise<LandRequest>, done: string | ((request: LandRequest) => string)) {
  const client = useQueryClient();
  return useAction({ run, done, failed: FAILED, keep: (request) => keepRequest(client, request) });
}

/** The copy opens in its form (E-07). */
function useCopy(id: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useAction({
    run: () => requestActions.copy(id),
    done: CREATED,
    failed: NOT_CREATED,
    keep: async (request) => {
      const isKept = keepRequest(client, request);
      await navigate({ to: '/land/request/$id/edit', params: { id: request.id } });
      await isKept;
    },
  });
}
