import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import { createSignal } from '#ui/signal.ts';

const DealDialog = lazyPart(() => import('./deal-dialog.tsx'));
const closing = createSignal<VacancyRow | undefined>(undefined);

/** Opens the dialog that closes a vacancy by a deal. */
export function closeByDeal(vacancy: VacancyRow): void {
  closing.set(vacancy);
}

/** Outlet of the dialog, once per page: scrolling may unmount the row from which the dialog was opened. */
export function DealOutlet() {
  const vacancy = useSyncExternalStore(closing.subscribe, closing.get);
  useEffect(() => () => closing.set(undefined), []);
  return (
    vacancy && (
      <Suspense>
        <DealDialog key={vacancy.id} vacancy={vacancy} onClose={() => closing.set(undefined)} />
      </Suspense>
    )
  );
}
