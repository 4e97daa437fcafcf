import type { Property } from '@gektar/contract/land/properties/property.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftStore } from '#form/draft-store.ts';
import { sameValues } from './merge-values.ts';
import type { PropertyDraftContent } from './property-drafts.ts';
import { type PropertyValues, toValues } from './property-values.ts';

/** A pause in typing after which it is kept. */
const PAUSE_MS = 400;

/**
 * Keeps what is typed while it differs from the loaded object: after a pause, and at once when the page is hidden,
 * closed or left for the sign-in. `drop` ends it: saved, or given up.
 */
export function useKeptDraft(
  form: UseFormReturn<PropertyValues>,
  loaded: Property,
  drafts: DraftStore<PropertyDraftContent>,
) {
  const base = useMemo(() => toValues(loaded), [loaded]);
  const [isDirty, setDirty] = useState(() => !sameValues(form.getValues(), base));
  const [keptAt, setKeptAt] = useState<number>();
  const isEnded = useRef(false);

  useEffect(() => {
    let timer: number | undefined;
    const keep = () => {
      window.clearTimeout(timer);
      timer = undefined;
      const values = form.getValues();
      if (sameValues(values, base)) drafts.drop();
      else setKeptAt(drafts.keep({ rowVersion: loaded.rowVersion, base, values }));
    };
    const keepNow = () => {
      if (timer !== undefined) keep();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const isChanged = !sameValues(values, base);
        setDirty(isChanged);
        if (isChanged) isEnded.current = false;
        if (isEnded.current) return;
        window.clearTimeout(timer);
        timer = window.setTimeout(keep, PAUSE_MS);
      },
    });
    setDirty(!sameValues(form.getValues(), base));
    document.addEventListener('visibilitychange', keepNow);
    window.addEventListener('pagehide', keepNow);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', keepNow);
      window.removeEventListener('pagehide', keepNow);
      if (!isEnded.current) keepNow();
      window.clearTimeout(timer);
    };
  }, [form, loaded, base, drafts]);

  const drop = useCallback(() => {
    isEnded.current = true;
    setDirty(false);
    setKeptAt(undefined);
    drafts.drop();
  }, [drafts]);

  return { isDirty, keptAt, drop };
}
