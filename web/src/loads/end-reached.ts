import { useEffect, useEffectEvent } from 'react';

/**
 * Requests the next page of a virtual list once its last rows are near.
 * @param isNear whether the last loaded rows are drawn and more exist
 */
export function useEndReached(
  isNear: boolean,
  isLoading: boolean | undefined,
  failure: string | undefined,
  onReached: (() => void) | undefined,
): void {
  const isWanted = isNear && isLoading !== true && failure === undefined;
  const reach = useEffectEvent(() => onReached?.());
  useEffect(() => {
    if (isWanted) reach();
  }, [isWanted]);
}
