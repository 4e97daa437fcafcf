import { type NotificationKind, notificationKinds } from '@gektar/contract/today/notification.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { SwitchField } from '#form/field/check-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { useAction } from '#ui/use-action.ts';
import { FailedState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { notificationActions, notificationSettingsQuery, reloadNotifications } from './notification-data.ts';

const labels: Readonly<Record<NotificationKind, string>> = {
  mention: 'Упоминания в комментариях',
  mark: 'Ответы клиентов',
  fit: 'Новое под мои запросы',
  reminder: 'Звонки и напоминания',
  link: 'Ссылки кончаются',
  operation: 'Итоги массовых изменений',
};

/** Dialog 'Что присылать': switches kinds of notifications on and off; each change is saved at once. */
export default function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery(notificationSettingsQuery);
  return (
    <Dialog opened onClose={onClose} title="Что присылать" footer={<Button onClick={onClose}>Готово</Button>}>
      {data ? (
        <Kinds stored={data.off} />
      ) : error ? (
        <FailedState caption={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Загрузка" />
      )}
    </Dialog>
  );
}

function Kinds({ stored }: { readonly stored: readonly NotificationKind[] }) {
  const client = useQueryClient();
  const [off, setOff] = useState(stored);
  const save = useAction({
    run: (kinds: readonly NotificationKind[]) => notificationActions.setOff([...kinds]),
    failed: 'Не сохранено',
    keep: () => reloadNotifications(client),
    revert: () => setOff(stored),
    // Saves run one after another: in parallel, an earlier one could overwrite the last choice.
    scope: { id: 'notification-settings' },
  });
  function set(kind: NotificationKind, isOn: boolean) {
    const next = notificationKinds.filter((one) => (one === kind ? !isOn : off.includes(one)));
    setOff(next);
    save.mutate(next);
  }
  return (
    <Stack gap={8}>
      <Text fz={13} c="mute">
        Выключенное не считается в колокольчике и не показывается в нём. На «Сегодня» оно остаётся.
      </Text>
      {notificationKinds.map((kind) => (
        <SwitchField key={kind} label={labels[kind]} value={!off.includes(kind)} onChange={(isOn) => set(kind, isOn)} />
      ))}
    </Stack>
  );
}
