import { useIntersection } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { Spinner } from './spinner.tsx';

/** The end of a list that goes on: asks for the next page each time it comes into view (1§2). */
export function LoadMore({ onReached, isLoading }: { onReached: () => void; isLoading: boolean }) {
  const { ref, entry } = useIntersection({ rootMargin: '200px' });
  const isSeen = entry?.isIntersecting ?? false;
  const reach = useEffectEvent(onReached);
  useEffect(() => {
    if (isSeen && !isLoading) reach();
  }, [isSeen, isLoading]);
  return <div ref={ref}>{isLoading && <Spinner />}</div>;
}
