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

/** Whether the page is being printed, or is about to be: then all of it is rendered. */
export function useIsPrinted(): boolean {
  return useSyncExternalStore(subscribe, () => isAsked.get() || paper?.matches === true);
}

/** Longest wait for loading content before printing (ms). */
const LONGEST_WAIT = 20_000;

/** Renders the page for print, waits for its requests, and prints. @param isLoading whether requests are in progress */
export function printWhole(isLoading: () => boolean): void {
  begin();
  const since = performance.now();
  const printOnceWhole = () => {
    const isWaiting = isLoading() || [...document.images].some((image) => image.loading !== 'lazy' && !image.complete);
    if (isWaiting && performance.now() - since < LONGEST_WAIT) requestAnimationFrame(printOnceWhole);
    else print();
  };
  // Newly rendered components start their requests within two frames.
  requestAnimationFrame(() => requestAnimationFrame(printOnceWhole));
}
