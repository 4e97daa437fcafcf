import { Suspense, useEffect, useState } from 'react';
import { lazyPart, loadTwice } from '#ui/lazy-part.ts';

const loadEvents = () => import('./live-events.tsx');
const LiveEvents = lazyPart(loadEvents);
const PresentPeople = lazyPart(async () => ({ default: (await import('./present-people.tsx')).PresentPeople }));

/** Follows changes by others, once the first screen is there. */
export function LiveOpener() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isHere = true;
    // Without it the page works as it does without a connection: what is shown is read again when it is opened.
    loadTwice(loadEvents).then(
      () => isHere && setLoaded(true),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return (
    isLoaded && (
      <Suspense>
        <LiveEvents />
      </Suspense>
    )
  );
}

/** At the end of the breadcrumbs: who else has the page open. */
export const presentPeople = (
  <Suspense>
    <PresentPeople />
  </Suspense>
);
