import type { Domain } from '@gektar/contract/domain.ts';
import { useMatches } from '@tanstack/react-router';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { minuteRequestSignal, openMinuteRequest } from '#people/minute-request-opener.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { useKeyOf } from '#ui/use-key-of.ts';

const MinuteRequestDialog = lazyPart(() => import('./minute-request-dialog.tsx'));

/** The dialog 'Запрос за минуту' over any page of the office, also opened by its key. */
export function MinuteRequestOpener() {
  const given = useSyncExternalStore(minuteRequestSignal.subscribe, minuteRequestSignal.get);
  const [chosen, setChosen] = useState<Domain>('land');
  const domain = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.domain)?.staticData.domain,
  });
  useKeyOf('minuteRequest', () => openMinuteRequest(null));
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
