import { useIntersection } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { PageFailure } from './page-failure.tsx';
import { Spinner } from './spinner.tsx';

export interface LoadMoreProps {
  readonly onReached: () => void;
  readonly isLoading: boolean;
  /** Message shown instead of loading: only the user retries a failed page. */
  readonly failure?: string | undefined;
}

/** The end of an incomplete list: loads the next page each time it comes into view (1§2). */
export function LoadMore({ onReached, isLoading, failure }: LoadMoreProps) {
  const { ref, entry } = useIntersection({ rootMargin: '200px' });
  const isWanted = (entry?.isIntersecting ?? false) && !isLoading && failure === undefined;
  const reach = useEffectEvent(onReached);
  useEffect(() => {
    if (isWanted) reach();
  }, [isWanted]);
  return (
    <div ref={ref}>
      {isLoading ? <Spinner /> : failure !== undefined && <PageFailure text={failure} onRetry={onReached} />}
    </div>
  );
}
