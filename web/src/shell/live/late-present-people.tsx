import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';

const PresentPeople = lazyPart(async () => ({ default: (await import('./present-people.tsx')).PresentPeople }));

/** Shown at the end of the breadcrumbs: who else has the page open. */
export const presentPeople = (
  <Suspense>
    <PresentPeople />
  </Suspense>
);
