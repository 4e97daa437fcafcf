import { createSignal } from '#ui/signal.ts';

/** An operation in a dialog. */
export interface OpenedOperation {
  readonly id: string;
  /** `left`: what this undo did not restore. */
  readonly shows: 'all' | 'left';
}

/** The operation whose details are open. */
export const openedOperationSignal = createSignal<OpenedOperation | undefined>(undefined);

export function openOperation(id: string): void {
  openedOperationSignal.set({ id, shows: 'all' });
}

/** Shows what an undo did not restore. @param id of the undo */
export function openLeft(id: string): void {
  openedOperationSignal.set({ id, shows: 'left' });
}
