import type { Domain } from '@gektar/contract/domain.ts';
import { useMatches } from '@tanstack/react-router';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { minuteRequestSignal } from '#people/minute-request-opener.ts';
import { lazyPart } from '#ui/lazy-part.ts';

const MinuteRequestDialog = lazyPart(() => import('./minute-request-dialog.tsx'));

/** The dialog 'Запрос за минуту' over any page of the office. */
export function MinuteRequestOpener() {
  const given = useSyncExternalStore(minuteRequestSignal.subscribe, minuteRequestSignal.get);
  const [chosen, setChosen] = useState<Domain>('land');
  const domain = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.domain)?.staticData.domain,
  });
  if (given === undefined) return null;
  return (
    <Suspense>
      <MinuteRequestDialog
        given={given}
        domain={domain ?? chosen}
        onDomain={setChosen}
        onClose={() => minuteRequestSignal.set(undefined)}
      />
    </Suspense>
  );
}
