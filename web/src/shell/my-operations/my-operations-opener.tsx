import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import { myOperationsSignal } from './my-operations-signal.ts';

const MyOperationsDrawer = lazyPart(() => import('./my-operations-drawer.tsx'));

/** 'Мои действия' over any page of the back-office, opened from the account menu. */
export function MyOperationsOpener() {
  const isOpen = useSyncExternalStore(myOperationsSignal.subscribe, myOperationsSignal.get);
  if (!isOpen) return null;
  return (
    <Suspense>
      <MyOperationsDrawer onClose={() => myOperationsSignal.set(false)} />
    </Suspense>
  );
}
