import type { Domain } from '@gektar/contract/domain.ts';
import { createSignal } from '#ui/signal.ts';

/** Objects to be added to a selection. */
export interface ObjectsToAdd {
  readonly domain: Domain;
  /** Ids, or a function that finds them: the open vacancies of a complex. */
  readonly objectIds: readonly string[] | (() => Promise<readonly string[]>);
}

export interface OpenedToSelection extends ObjectsToAdd {
  /** The button under which the panel opens; null: the panel is in the middle of the window. */
  readonly anchor: HTMLElement | null;
  /** Serial number of the opening. */
  readonly opening: number;
}

/** The objects whose panel is open. */
export const toSelectionSignal = createSignal<OpenedToSelection | undefined>(undefined);

let openings = 0;

/**
 * Opens the panel of requests; a second press of the same button closes it.
 * @param button null, or not drawn at this width: the panel opens in the middle of the window
 */
export function openToSelection(objects: ObjectsToAdd, button: HTMLElement | null): void {
  const anchor = button !== null && button.getClientRects().length > 0 ? button : null;
  const opened = toSelectionSignal.get();
  if (opened && anchor !== null && opened.anchor === anchor) {
    toSelectionSignal.set(undefined);
    return;
  }
  openings += 1;
  toSelectionSignal.set({ ...objects, anchor, opening: openings });
}
