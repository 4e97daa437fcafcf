import type { Vacancy, VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPart, withinTime } from '#ui/lazy-part.ts';
import { createSignal } from '#ui/signal.ts';
import { useKeyOf } from '#ui/use-key-of.ts';

const load = () => import('./copy-vacancy-dialog.tsx');
const CopyVacancyDialog = lazyPart(load);
const copying = createSignal<VacancyRow | undefined>(undefined);

/** Opens the dialog that copies a vacancy. */
export function copyVacancy(vacancy: VacancyRow): void {
  copying.set(vacancy);
}

export interface CopyVacancyOutletProps {
  /** Vacancy that Ctrl+Shift+D copies. */
  readonly current: VacancyRow | undefined;
  /** Called with the copy, which should become the current vacancy. */
  readonly onCreated: (copy: Vacancy) => void;
}

/** Outlet of the copy dialog and of its keyboard shortcut, once per page. */
export function CopyVacancyOutlet({ current, onCreated }: CopyVacancyOutletProps) {
  const original = useSyncExternalStore(copying.subscribe, copying.get);
  useKeyOf('copy', current && (() => copyVacancy(current)));
  useEffect(() => () => copying.set(undefined), []);
  const canCopy = current !== undefined;
  useEffect(() => {
    // Loads the dialog early, so that it gets the first key typed after Ctrl+Shift+D. A failed load is shown when the
    // dialog is opened.
    if (canCopy) withinTime(load).catch(() => undefined);
  }, [canCopy]);
  return (
    original && (
      <Suspense>
        <CopyVacancyDialog
          key={original.id}
          original={original}
          onClose={() => copying.set(undefined)}
          onCreated={onCreated}
        />
      </Suspense>
    )
  );
}
