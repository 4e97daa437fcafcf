import { createSignal, type Signal } from '#ui/signal.ts';

/** Moment since which changes by others do not arrive (ms since 1970); undefined while they do. */
export const silentSince: Signal<number | undefined> = createSignal<number | undefined>(undefined);
