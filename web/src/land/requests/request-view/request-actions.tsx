import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { Menu } from '@mantine/core';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useLandRemoval } from '#land/land-removal.ts';
import { dropRequest } from '#land/requests/drop-request.ts';
import { keepRequest, requestActions } from '#land/requests/request-data.ts';
import { confirmArchive } from '#sharing/requests/confirm-archive.ts';
import { ARCHIVED, CREATED, DELETED, FAILED, NOT_CREATED, RESTORED } from '#sharing/requests/request-toasts.ts';
import { ArchiveButton } from '#ui/button/archive-button.tsx';
import { EditButton } from '#ui/button/edit-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { DeleteItem } from '#ui/menu/delete-item.tsx';
import { DotsMenu } from '#ui/menu/dots-menu.tsx';
import { useAction } from '#ui/use-action.ts';

/** What an employee does with a request. Nothing is guessed ahead: the new state is the server's answer. */
export function RequestActions({ request }: { request: LandRequest }) {
  const { id, isEnabled } = request;
  const archive = useArchive(request);
  const actualize = useChange(() => requestActions.actualize(id), 'Запрос актуализирован');
  const copy = useCopy(id);
  const client = useQueryClient();
  const removal = useLandRemoval({
    id,
    run: () => requestActions.remove(id),
    done: DELETED,
    failed: FAILED,
    path: '/land/request',
    drop: () => dropRequest(client, id),
  });

  async function askAndArchive() {
    if (await confirmArchive(isEnabled)) archive.mutate();
  }

  return (
    <Row align="stretch" wrap gap={8} isFirm>
      <EditButton to="/land/request/$id/edit" id={id} />
      <ArchiveButton isEnabled={isEnabled} isPending={archive.isPending} onClick={() => void askAndArchive()} />
      <DotsMenu label="Ещё действия" isLoading={removal.isPending}>
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
        <DeleteItem onClick={() => void removal.ask()} />
      </DotsMenu>
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
