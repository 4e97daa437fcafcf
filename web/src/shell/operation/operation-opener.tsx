import { Suspense, useSyncExternalStore } from 'react';
import { openedOperationSignal } from '#operations/details/open-operation.ts';
import { lazyPart } from '#ui/lazy-part.ts';

const OpenedOperation = lazyPart(() => import('./opened-operation.tsx'));

/** Details of an operation over any page of the back-office, opened from a history and from 'Мои действия'. */
export function OperationOpener() {
  const opened = useSyncExternalStore(openedOperationSignal.subscribe, openedOperationSignal.get);
  if (opened === undefined) return null;
  return (
    <Suspense>
      <OpenedOperation key={opened.id} {...opened} />
    </Suspense>
  );
}
