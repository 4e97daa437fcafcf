import { useCallback, useSyncExternalStore } from 'react';
import { type RowFlash, rowFlashes } from './live-rows.ts';

/** The change by a colleague that marks a row now. */
export function useRowFlash(id: string): RowFlash | undefined {
  return useSyncExternalStore(
    rowFlashes.subscribe,
    useCallback(() => rowFlashes.get().get(id), [id]),
    () => undefined,
  );
}

/** Attributes of a marked row or card, styled by `theme/base.css`. */
export function useFlashMark(id: string): { readonly 'data-flash'?: ''; readonly title?: string } {
  const flash = useRowFlash(id);
  return flash === undefined ? {} : { 'data-flash': '', title: `${flash.by}, сейчас` };
}
