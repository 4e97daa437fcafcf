import { moscowTime } from '@gektar/format/date.ts';
import { Menu } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { storedEmployeeId } from '#api/session.ts';
import { dropStored, findLeftDrafts } from '#form/draft-store.ts';
import { findLeftLiteralDrafts } from '#industrial/editing/literal-drafts.ts';
import { dueWords } from '#reminders/due-times.ts';
import { openReminder, reminderSignal } from '#reminders/open-reminder.ts';
import { icon16 } from '#ui/icon.ts';
import { pathOptions } from '#ui/path-options.ts';
import { showSuccess } from '#ui/toast/toast.tsx';
import { type DraftLine as Draft, draftLines } from './draft-kinds.ts';
import { TodayLine } from './today-line.tsx';

const KEY = 'left-drafts';

const reloadDrafts = (client: QueryClient) => client.invalidateQueries({ queryKey: [KEY] });

/** Drafts that the signed-in employee left in this browser, read again when the dialog of a reminder is closed. */
export function useDrafts(): readonly Draft[] {
  const client = useQueryClient();
  const employeeId = storedEmployeeId() ?? 'nobody';
  const { data = [] } = useQuery({
    queryKey: [KEY, employeeId],
    queryFn: async () => draftLines(await findLeftDrafts(), await findLeftLiteralDrafts(), employeeId),
    // Local: needs no connection.
    networkMode: 'always',
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const opened = useSyncExternalStore(reminderSignal.subscribe, reminderSignal.get);
  useEffect(() => {
    if (opened === undefined) void reloadDrafts(client);
  }, [client, opened]);
  return data;
}

/** A draft; one press continues it, another discards it with an undo. */
export function DraftLine({ draft }: { readonly draft: Draft }) {
  const { keys, keptAt, domain, title, text, at } = draft;
  const client = useQueryClient();
  const navigate = useNavigate();
  function proceed() {
    if (typeof at === 'string') void navigate(pathOptions({ to: at }));
    else openReminder(at);
  }
  function discard() {
    const restore = dropStored(keys);
    void reloadDrafts(client);
    showSuccess('Черновик выброшен', title, {
      label: 'Отменить',
      isUndo: true,
      run: () => {
        restore();
        void reloadDrafts(client);
      },
    });
  }
  return (
    <TodayLine
      when={dueWords(moscowTime(new Date(keptAt)))}
      domain={domain}
      title={title}
      path={typeof at === 'string' ? at : null}
      text={text === title ? undefined : text}
      action={{ label: 'Продолжить', icon: <IconPencil {...icon16} />, onPress: proceed }}
      menu={
        <Menu.Item leftSection={<IconTrash {...icon16} />} onClick={discard}>
          Выбросить
        </Menu.Item>
      }
    />
  );
}
