import { createSignal } from '#ui/signal.ts';

/** Whether the guide is open. */
export const guideSignal = createSignal(false);

export function openGuide(): void {
  guideSignal.set(true);
}
