import { useSyncExternalStore } from 'react';
import { isLinkValid } from './link-days.ts';

const LOOK_EVERY_MS = 10_000;

/**
 * Whether a link is valid now; updates itself when it expires (1§4).
 * @param expirationTime undefined without a link
 */
export function useIsLinkValid(expirationTime: string | undefined): boolean {
  const isValid = () => expirationTime !== undefined && isLinkValid(expirationTime);
  return useSyncExternalStore(subscribe, isValid, isValid);
}

/** Polls: a single timer cannot be set for a month and pauses while the machine sleeps. */
function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
