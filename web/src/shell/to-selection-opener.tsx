import { useLocation } from '@tanstack/react-router';
import { Suspense, useSyncExternalStore } from 'react';
import { toSelectionSignal } from '#sharing/to-selection/open-to-selection.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { ClosedOnLeaving } from './closed-on-leaving.tsx';

const Opened = lazyPart(() => import('./opened-to-selection.tsx'));

/** 'В подборку' over any page of the back-office; closes when another page is opened. */
export function ToSelectionOpener() {
  const opened = useSyncExternalStore(toSelectionSignal.subscribe, toSelectionSignal.get);
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <>
      <ClosedOnLeaving key={path} signal={toSelectionSignal} />
      {opened !== undefined && (
        <Suspense>
          <Opened key={opened.opening} opened={opened} />
        </Suspense>
      )}
    </>
  );
}
