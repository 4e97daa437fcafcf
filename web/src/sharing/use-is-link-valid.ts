import { useSyncExternalStore } from 'react';
import { isLinkValid } from './link-days.ts';

const LOOK_EVERY_MS = 10_000;

/**
 * Whether a link is valid at this moment; turns by itself when it expires under somebody's eyes (1§4).
 * @param expirationTime undefined: there is no link
 */
export function useIsLinkValid(expirationTime: string | undefined): boolean {
  return useSyncExternalStore(subscribe, () => expirationTime !== undefined && isLinkValid(expirationTime));
}

/** A single timer would not do: it cannot be set for a month, and sleeps while its machine does. */
function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
