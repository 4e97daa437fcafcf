import { Suspense, useSyncExternalStore } from 'react';
import { openedOperationSignal } from '#operations/details/open-operation.ts';
import { lazyPart } from '#ui/lazy-part.ts';

const OpenedOperation = lazyPart(() => import('./opened-operation.tsx'));

/** Details of an operation over any page of the back-office, opened from a history and from 'Мои действия'. */
export function OperationOpener() {
  const id = useSyncExternalStore(openedOperationSignal.subscribe, openedOperationSignal.get);
  if (id === undefined) return null;
  return (
    <Suspense>
      <OpenedOperation key={id} id={id} />
    </Suspense>
  );
}
