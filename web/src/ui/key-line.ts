import { useEffect } from 'react';
import type { KeyName } from './keys.ts';
import { createSignal } from './signal.ts';
import { isNarrow } from './use-media.ts';

/** Keys of actions over chosen rows. */
export type ChosenKey = Extract<KeyName, 'change' | 'toSelection' | 'actualize' | 'copyRows'>;

/**
 * Keys that the footer lists: those of cells while a table with editable cells has the focus, or those of actions over
 * chosen rows while rows are chosen; undefined: the footer with the data of the office.
 */
export const keyLine = createSignal<'cells' | readonly ChosenKey[] | undefined>(undefined);

let hasCells = false;
let chosenKeys: readonly ChosenKey[] | undefined;

function update(): void {
  const shown = chosenKeys ?? (hasCells ? 'cells' : undefined);
  if (keyLine.get() !== shown) keyLine.set(shown);
}

export function showKeyLine(): void {
  hasCells = true;
  update();
}

export function hideKeyLine(): void {
  hasCells = false;
  update();
}

/** Lists the keys of a bar of chosen rows in the footer while the bar is there; phones have no such keys. */
export function useChosenKeys(keys: readonly ChosenKey[]): void {
  const joined = keys.join();
  useEffect(() => {
    if (isNarrow()) return undefined;
    chosenKeys = joined.split(',') as readonly ChosenKey[];
    update();
    return () => {
      chosenKeys = undefined;
      update();
    };
  }, [joined]);
}
