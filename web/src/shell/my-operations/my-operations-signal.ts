import { createSignal } from '#ui/signal.ts';

/** Whether 'Мои действия' is open. */
export const myOperationsSignal = createSignal(false);

export function openMyOperations(): void {
  myOperationsSignal.set(true);
}
