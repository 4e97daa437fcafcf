import { createSignal } from '#ui/signal.ts';

/** Whether 'Моя карточка' is open. */
export const ownCardSignal = createSignal(false);

export function openOwnCard(): void {
  ownCardSignal.set(true);
}
