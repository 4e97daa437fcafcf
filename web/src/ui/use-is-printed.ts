import { useSyncExternalStore } from 'react';
import { createSignal } from './signal.ts';

const isAsked = createSignal(false);
const paper = typeof matchMedia === 'function' ? matchMedia('print') : undefined;
const begin = () => isAsked.set(true);
const end = () => isAsked.set(false);

function subscribe(onChange: () => void): () => void {
  const forget = isAsked.subscribe(onChange);
  paper?.addEventListener('change', onChange);
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    forget();
    paper?.removeEventListener('change', onChange);
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}

/** Whether the page is being printed, or is about to be: then it is drawn whole. */
export function useIsPrinted(): boolean {
  return useSyncExternalStore(subscribe, () => isAsked.get() || paper?.matches === true);
}

/** How long paper waits for what is not loaded yet, ms. */
const LONGEST_WAIT = 20_000;

/**
 * Draws the page as it is printed, waits for what that asks for, prints it.
 * @param isLoading whether calls are under way
 */
export function printWhole(isLoading: () => boolean): void {
  begin();
  const since = performance.now();
  const printOnceWhole = () => {
    const isWaiting = isLoading() || [...document.images].some((image) => image.loading !== 'lazy' && !image.complete);
    if (isWaiting && performance.now() - since < LONGEST_WAIT) requestAnimationFrame(printOnceWhole);
    else print();
  };
  // What is drawn begins its calls first.
  requestAnimationFrame(() => requestAnimationFrame(printOnceWhole));
}
