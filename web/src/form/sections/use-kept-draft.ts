import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormPlan } from './form-plan.ts';
import { sameValues } from './merge-values.ts';

/** A pause in typing after which it is kept. */
const PAUSE_MS = 400;

/** Where what is typed outlives the page; stable between drawings. */
export interface DraftKeeper<Values> {
  /** When it was kept; undefined where the browser has no room for it. */
  readonly keep: (values: Values) => number | undefined;
  readonly drop: () => void;
}

/**
 * Keeps what is typed while it differs from what the form began with: after a pause, and at once when the page is
 * hidden, closed or left for the sign-in. `drop` ends it: saved, or given up.
 */
export function useKeptDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  plan: FormPlan<Values>,
  base: Values,
  keeper: DraftKeeper<Values>,
) {
  const [isDirty, setDirty] = useState(() => !sameValues(plan, form.getValues(), base));
  const [keptAt, setKeptAt] = useState<number>();
  const isEnded = useRef(false);

  useEffect(() => {
    let timer: number | undefined;
    const keep = () => {
      window.clearTimeout(timer);
      timer = undefined;
      const values = form.getValues();
      if (sameValues(plan, values, base)) keeper.drop();
      else setKeptAt(keeper.keep(values));
    };
    const keepNow = () => {
      if (timer !== undefined) keep();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const isChanged = !sameValues(plan, values, base);
        setDirty(isChanged);
        if (isChanged) isEnded.current = false;
        if (isEnded.current) return;
        window.clearTimeout(timer);
        timer = window.setTimeout(keep, PAUSE_MS);
      },
    });
    setDirty(!sameValues(plan, form.getValues(), base));
    document.addEventListener('visibilitychange', keepNow);
    window.addEventListener('pagehide', keepNow);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', keepNow);
      window.removeEventListener('pagehide', keepNow);
      if (!isEnded.current) keepNow();
      window.clearTimeout(timer);
    };
  }, [form, plan, base, keeper]);

  const drop = useCallback(() => {
    isEnded.current = true;
    setDirty(false);
    setKeptAt(undefined);
    keeper.drop();
  }, [keeper]);

  return { isDirty, keptAt, drop };
}
