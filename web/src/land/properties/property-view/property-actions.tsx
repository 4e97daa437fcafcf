import type { Property } from '@gektar/contract/land/properties/property.ts';
import { exportPropertyPage } from '@gektar/contract/land/selections/selection-export-calls.ts';
import { objects } from '@gektar/format/plural.ts';
import { Button, Menu } from '@mantine/core';
import { IconCopy, IconDots, IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, linkOptions, useNavigate } from '@tanstack/react-router';
import { call } from '#api/call.ts';
import { FavoriteButton } from '#land/favorites/favorite-button.tsx';
import { useLandRemoval } from '#land/land-removal.ts';
import { dropProperty, keepProperty, propertyActions } from '#land/properties/property-data.ts';
import { useOperation } from '#operations/use-operation.ts';
import { RemindItem } from '#reminders/remind-item.tsx';
import { PageItem } from '#sharing/page-item.tsx';
import { ObjectToSelection } from '#sharing/to-selection/object-to-selection.tsx';
import { ArchiveButton } from '#ui/button/archive-button.tsx';
import { EditButton } from '#ui/button/edit-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { ariaKeys } from '#ui/keys.ts';
import { Stack } from '#ui/layout/stack.ts';
import { DeleteItem } from '#ui/menu/delete-item.tsx';
import { useKeyOf } from '#ui/use-key-of.ts';
import classes from './property-actions.module.css';

/** Toasts of actions on the object's page (1§8, D-01, D-17, D-19). */
const actions = {
  archive: { done: 'Объект успешно архивирован', failed: 'Не удалось архивировать объект' },
  unarchive: { done: 'Объект успешно разархивирован', failed: 'Не удалось разархивировать объект' },
  actualize: { done: 'Объект актуализирован', failed: 'Не удалось обновить объект' },
  remove: { done: 'Объект успешно удален', failed: 'Не удалось удалить объект' },
} as const;

/**
 * Actions of an employee on the object; on a narrow screen the main ones are in `PropertyBar`. The new state is always
 * the server's answer.
 */
export function PropertyActions({ property }: { property: Property }) {
  const { id, isEnabled, cadastralNumbers } = property;
  const archive = usePropertyAction(isEnabled ? 'archive' : 'unarchive', id);
  const actualize = usePropertyAction('actualize', id);
  const client = useQueryClient();
  const copy = linkOptions({ to: '/land/property/new', search: { copyOf: id } });
  const navigate = useNavigate();
  useKeyOf('copy', () => void navigate(copy));
  const removal = useLandRemoval({
    forms: objects,
    run: (runId) => propertyActions.remove(id, runId),
    ...actions.remove,
    path: '/land/property',
    drop: () => dropProperty(client, id),
  });
  return (
    <Stack columns="1fr 1fr" gap={8} p="14px 16px 10px" className={classes.actions}>
      <EditButton to="/land/property/$id/edit" id={id} variant="filled" size="sm" className="all-columns on-tablet" />
      <ObjectToSelection domain="land" objectId={id} className={`${classes.action} all-columns`} />
      <Button
        className={`${classes.action} on-tablet`}
        leftSection={<IconRefresh {...icon16} />}
        loading={actualize.isPending}
        onClick={() => actualize.mutate()}
      >
        Актуализировать
      </Button>
      <FavoriteButton propertyId={id} className={classes.action} />
      <ArchiveButton
        className={classes.action}
        isEnabled={isEnabled}
        isPending={archive.isPending}
        onClick={() => archive.mutate()}
      />
      <Menu position="bottom-end">
        <Menu.Target>
          <Button className={classes.action ?? ''} leftSection={<IconDots {...icon16} />} loading={removal.isPending}>
            Ещё
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconCopy {...icon16} />}
            aria-keyshortcuts={ariaKeys('copy')}
            renderRoot={(props) => <Link {...copy} {...props} />}
          >
            Копировать
          </Menu.Item>
          <RemindItem kind="property" id={id} title={`Объект ${cadastralNumbers[0] ?? ''}`} />
          <PageItem ask={({ query, options }) => call(exportPropertyPage, { params: { id }, query }, options)} />
          <DeleteItem onClick={() => void removal.ask()} />
        </Menu.Dropdown>
      </Menu>
    </Stack>
  );
}

export function usePropertyAction(action: 'archive' | 'unarchive' | 'actualize', id: string) {
  const client = useQueryClient();
  return useOperation({
    run: (runId) => propertyActions[action](id, runId),
    forms: objects,
    ...actions[action],
    keep: (property) => keepProperty(client, property),
  });
}
