import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import { ownCardSignal } from './own-card-signal.ts';

const OwnCardDialog = lazyPart(() => import('./own-card-dialog.tsx'));

/** The dialog 'Моя карточка' over any page of the back-office, opened from the account menu. */
export function OwnCardOpener() {
  const isOpen = useSyncExternalStore(ownCardSignal.subscribe, ownCardSignal.get);
  if (!isOpen) return null;
  return (
    <Suspense>
      <OwnCardDialog onClose={() => ownCardSignal.set(false)} />
    </Suspense>
  );
}
