import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import { notificationSettingsSignal } from './settings-signal.ts';

const SettingsDialog = lazyPart(() => import('./settings-dialog.tsx'));

/** The dialog 'Что присылать' over any page of the back-office. */
export function NotificationSettingsOpener() {
  const isOpen = useSyncExternalStore(notificationSettingsSignal.subscribe, notificationSettingsSignal.get);
  if (!isOpen) return null;
  return (
    <Suspense>
      <SettingsDialog onClose={() => notificationSettingsSignal.set(false)} />
    </Suspense>
  );
}
