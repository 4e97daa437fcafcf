import type { Domain } from '@gektar/contract/domain.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MinuteRequestGiven } from '#people/minute-request-opener.ts';
import { callerOf } from './caller.ts';
import { emptyDraft, findDraft, type MinuteDraft, minuteDrafts } from './minute-draft.ts';

/**
 * What is typed into the dialog, stored in the browser at each change, and an unfinished draft found at its opening.
 * @param onChange called with each change of what is typed
 */
export function useMinuteDraft(given: MinuteRequestGiven, domain: Domain, onChange: () => void) {
  const [drafts] = useState(minuteDrafts);
  const [draft, setDraft] = useState(() => emptyDraft(domain, callerOf(given), given.note));
  const [earlier, setEarlier] = useState<Awaited<ReturnType<typeof findDraft>>>();

  useEffect(() => {
    let isClosed = false;
    void findDraft(drafts).then((found) => {
      if (!isClosed && found) setEarlier(found);
    });
    return () => {
      isClosed = true;
    };
  }, [drafts]);

  const change = (next: Partial<MinuteDraft>) => {
    const changed = { ...draft, ...next };
    setDraft(changed);
    drafts.keep(changed);
    onChange();
  };

  // A person chosen in the palette over the dialog becomes the caller; everything else stays.
  const seenGiven = useRef(given);
  const takeCaller = useEffectEvent((next: MinuteRequestGiven) => {
    const chosen = callerOf(next);
    if (chosen.kind !== 'none') change({ caller: chosen });
  });
  useEffect(() => {
    if (seenGiven.current === given) return;
    seenGiven.current = given;
    takeCaller(given);
  }, [given]);

  return {
    draft,
    /** The unfinished draft that can be continued; undefined: none, or a choice has been made. */
    earlier,
    change,
    /** A change that nobody typed: an unfinished draft stays stored. */
    fill: (next: Partial<MinuteDraft>) => setDraft((now) => ({ ...now, ...next })),
    drop: drafts.drop,
    continueEarlier() {
      if (earlier) change(earlier.content);
      setEarlier(undefined);
    },
    startAgain() {
      drafts.drop();
      setDraft(emptyDraft(draft.domain, callerOf(given), given.note));
      setEarlier(undefined);
      onChange();
    },
  };
}
