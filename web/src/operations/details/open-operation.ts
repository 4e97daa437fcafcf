import { createSignal } from '#ui/signal.ts';

/** Id of the operation whose details are open. */
export const openedOperationSignal = createSignal<string | undefined>(undefined);

export function openOperation(id: string): void {
  openedOperationSignal.set(id);
}
