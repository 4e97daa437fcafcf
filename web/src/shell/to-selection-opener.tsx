import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { toSelectionSignal } from '#sharing/to-selection/open-to-selection.ts';
import { provideToSelectionKinds } from '#sharing/to-selection/to-selection-kinds.ts';
import { lazyPart } from '#ui/lazy-part.ts';

provideToSelectionKinds({
  land: async () => (await import('#land/selections/plots-to-selection.ts')).plotsToSelection,
  industrial: async () => (await import('#industrial/selections/vacancies-to-selection.ts')).vacanciesToSelection,
});

const Opened = lazyPart(() => import('./opened-to-selection.tsx'));

/** 'В подборку' over any page of the office; another page closes it. */
export function ToSelectionOpener() {
  const opened = useSyncExternalStore(toSelectionSignal.subscribe, toSelectionSignal.get);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the panel
  useEffect(() => () => toSelectionSignal.set(undefined), [path]);
  if (opened === undefined) return null;
  return (
    <Suspense>
      <Opened key={opened.opening} opened={opened} />
    </Suspense>
  );
}
