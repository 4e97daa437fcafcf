import { Suspense, useSyncExternalStore } from 'react';
import { isOpenedHere, reminderSignal } from '#reminders/open-reminder.ts';
import { lazyPart } from '#ui/lazy-part.ts';

const ReminderDialog = lazyPart(() => import('./reminder-dialog.tsx'));

/** The dialog of a reminder over any page of the back-office. */
export function ReminderOpener() {
  const opened = useSyncExternalStore(reminderSignal.subscribe, reminderSignal.get);
  if (opened === undefined || !isOpenedHere()) return null;
  return (
    <Suspense>
      <ReminderDialog opened={opened} onClose={() => reminderSignal.set(undefined)} />
    </Suspense>
  );
}
