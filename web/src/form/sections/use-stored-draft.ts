import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormPlan } from './form-plan.ts';
import { keepAfterPause, type PausedKeeping } from './keep-after-pause.ts';
import { sameValues } from './merge-values.ts';

/** Storage of typed values beyond the page; stable between renders. */
export interface DraftKeeper<Values> {
  /** Stores the values. @returns time of storing; undefined when the browser's storage is full */
  readonly keep: (values: Values) => number | undefined;
  readonly drop: () => void;
}

/**
 * Saves a draft while the values differ from the initial ones: after a pause in typing, and at once when the page is
 * hidden, closed or left for the sign-in. `drop` removes the draft, after a save or when it is discarded.
 */
export function useStoredDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  plan: FormPlan<Values>,
  base: Values,
  keeper: DraftKeeper<Values>,
) {
  const [isDirty, setDirty] = useState(() => !sameValues(plan, form.getValues(), base));
  const [storedAt, setStoredAt] = useState<number>();
  const isEnded = useRef(false);
  const keeping = useRef<PausedKeeping>(undefined);
  const storedBy = useRef(keeper);

  useEffect(() => {
    const { touch, flush, cancel } = keepAfterPause(() => {
      const values = form.getValues();
      if (sameValues(plan, values, base)) keeper.drop();
      else setStoredAt(keeper.keep(values));
    });
    keeping.current = { touch, flush, cancel };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const isChanged = !sameValues(plan, values, base);
        setDirty(isChanged);
        if (isChanged) isEnded.current = false;
        if (!isEnded.current) touch();
      },
    });
    const isChangedNow = !sameValues(plan, form.getValues(), base);
    setDirty(isChangedNow);
    // Stores the draft again with its new base: otherwise the difference would later look like another employee's
    // change.
    if (isChangedNow && storedBy.current !== keeper && !isEnded.current) touch();
    storedBy.current = keeper;
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [form, plan, base, keeper]);

  const drop = useCallback(() => {
    isEnded.current = true;
    // Cancels a pending save of the draft, which would run after the reset.
    keeping.current?.cancel();
    setDirty(false);
    setStoredAt(undefined);
    keeper.drop();
  }, [keeper]);

  return { isDirty, storedAt, drop };
}
