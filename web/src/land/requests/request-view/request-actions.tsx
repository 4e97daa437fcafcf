import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { Button, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconDots,
  IconPencil,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useWayOut } from '#form/way-out.ts';
import { dropRequest } from '#land/requests/drop-request.ts';
import { keepRequest, requestActions } from '#land/requests/request-data.ts';
import { CREATED, FAILED, NOT_CREATED } from '#land/requests/request-toasts.ts';
import { confirm } from '#ui/dialog/confirm.tsx';
import { deleteQuestion } from '#ui/dialog/question.ts';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { useAction } from '#ui/use-action.ts';

/** What an employee does with a request. Nothing is guessed ahead: the new state is the server's answer. */
export function RequestActions({ request }: { request: LandRequest }) {
  const { id, isEnabled } = request;
  const archive = useArchive(id);
  const actualize = useActualize(id);
  const copy = useCopy(id);
  const remove = useRemoval(id);
  const archiveWord = isEnabled ? 'Архивировать' : 'Разархивировать';

  async function askAndArchive() {
    const title = isEnabled ? 'Архивировать запрос?' : 'Разархивировать запрос?';
    // The buttons are given (1§4, 3§2).
    if (await confirm({ title, confirmLabel: archiveWord })) archive.mutate();
  }
  async function askAndRemove() {
    if (await confirm(deleteQuestion)) remove.mutate();
  }

  return (
    <Row align="stretch" wrap gap={8} isFirm>
      <Button
        leftSection={<IconPencil {...icon16} />}
        renderRoot={(props) => <Link to="/land/request/$id/edit" params={{ id }} {...props} />}
      >
        Изменить
      </Button>
      <Button
        leftSection={isEnabled ? <IconArchive {...icon16} /> : <IconArchiveOff {...icon16} />}
        loading={archive.isPending}
        onClick={() => void askAndArchive()}
      >
        {archiveWord}
      </Button>
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
            disabled={remove.isPending}
            onClick={() => void askAndRemove()}
          >
            Удалить
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Row>
  );
}

function useArchive(id: string) {
  const client = useQueryClient();
  return useAction({
    run: () => requestActions.toggleArchive(id),
    // Own wording (E-10).
    done: ({ isEnabled }) => (isEnabled ? 'Запрос успешно восстановлен' : 'Запрос успешно архивирован'),
    failed: FAILED,
    keep: (request) => keepRequest(client, request),
  });
}

function useActualize(id: string) {
  const client = useQueryClient();
  return useAction({
    run: () => requestActions.actualize(id),
    done: 'Запрос актуализирован',
    failed: FAILED,
    keep: (request) => keepRequest(client, request),
  });
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

function useRemoval(id: string) {
  const client = useQueryClient();
  const leave = useWayOut();
  return useAction({
    run: () => requestActions.remove(id),
    done: 'Запрос успешно удален',
    failed: FAILED,
    keep: async () => {
      // First away from the page: a request that is gone would be asked for once more.
      await leave({ to: '/land/request' });
      await dropRequest(client, id);
    },
  });
}
