import { Suspense, useSyncExternalStore } from 'react';
import { talkSignal } from '#people/talks/open-talk.ts';
import { lazyPart } from '#ui/lazy-part.ts';

const TalkDialog = lazyPart(() => import('./talk-dialog.tsx'));

/** The dialog of a talk over any page of the back-office. */
export function TalkOpener() {
  const opened = useSyncExternalStore(talkSignal.subscribe, talkSignal.get);
  if (opened === undefined) return null;
  return (
    <Suspense>
      <TalkDialog opened={opened} onClose={() => talkSignal.set(undefined)} />
    </Suspense>
  );
}
