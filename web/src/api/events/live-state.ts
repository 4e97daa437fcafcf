import { createSignal, type Signal } from '#ui/signal.ts';

/** Since when no changes by others arrive (ms since 1970); undefined while they arrive. */
export const silentSince: Signal<number | undefined> = createSignal<number | undefined>(undefined);
