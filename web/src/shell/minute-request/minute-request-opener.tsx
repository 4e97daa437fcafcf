import type { Domain } from '@gektar/contract/domain.ts';
import { useLocation, useMatches } from '@tanstack/react-router';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { minuteRequestSignal } from '#people/minute-request-opener.ts';
import { ClosedOnLeaving } from '#shell/closed-on-leaving.tsx';
import { lazyPart } from '#ui/lazy-part.ts';

const MinuteRequestDialog = lazyPart(() => import('./minute-request-dialog.tsx'));

/** The dialog 'Запрос за минуту' over any page of the back-office. It closes when the page is left; its draft stays. */
export function MinuteRequestOpener() {
  const given = useSyncExternalStore(minuteRequestSignal.subscribe, minuteRequestSignal.get);
  const [chosen, setChosen] = useState<Domain>('land');
  const domain = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.domain)?.staticData.domain,
  });
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <>
      <ClosedOnLeaving key={path} signal={minuteRequestSignal} />
      {given !== undefined && (
        <Suspense>
          <MinuteRequestDialog
            given={given}
            domain={domain ?? chosen}
            onDomain={setChosen}
            onClose={() => minuteRequestSignal.set(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
