import { useIntersection } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { Text } from '#ui/layout/text.ts';
import { LoadAgain } from './load-again.tsx';
import { Spinner } from './spinner.tsx';

export interface LoadMoreProps {
  readonly onReached: () => void;
  readonly isLoading: boolean;
  /** Shown instead of a load: only a person retries a failed page. */
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

/** In place of the next page of a list. */
export function PageFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Text fz={13} c="soft" p="12px 16px">
      <LoadAgain text={text} onRetry={onRetry} />
    </Text>
  );
}
